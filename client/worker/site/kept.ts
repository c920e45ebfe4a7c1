/** A page that the device keeps. */
export interface KeptPage {
  /** Its address on this host, with its query. */
  readonly address: string;
  readonly title: string;
  readonly language: string;
  /** When the server answered it, in milliseconds. */
  readonly at: number;
  /** How many bytes its document has. */
  readonly bytes: number;
  /** Addresses of the files that it loads. */
  readonly files: readonly string[];
}

/** What the device keeps of a site. */
export interface Kept {
  /** The one that was seen last stands last. */
  readonly pages: readonly KeptPage[];
  /** How many bytes each file has. */
  readonly files: Readonly<Record<string, number>>;
  /** Files that the present build needs, whichever pages are kept. */
  readonly own: readonly string[];
}

/** How much a device keeps of one site. */
export interface Limits {
  readonly pages: number;
  readonly bytes: number;
  /** In milliseconds. */
  readonly age: number;
}

export const NOTHING: Kept = { pages: [], files: {}, own: [] };

/** The page of an address, unless it is too old. */
export function pageAt({ pages }: Kept, address: string, now: number, { age }: Limits): KeptPage | undefined {
  const page = pages.find((each) => each.address === address);
  return page && now - page.at <= age ? page : undefined;
}

/** With a page that was seen just now, in the place of an older one of its address. */
export function withPage(kept: Kept, page: KeptPage): Kept {
  return { ...kept, pages: [...kept.pages.filter(({ address }) => address !== page.address), page] };
}

/** Without the page of an address, and what is not needed without it. */
export function withoutPage(kept: Kept, address: string): Kept {
  return needed({ ...kept, pages: kept.pages.filter((page) => page.address !== address) });
}

/**
 * What stays within the limits: neither pages that are too old, nor more of the oldest than there is room for, nor
 * files that no page of these loads. The latest page stays in any case.
 */
export function withinLimits(kept: Kept, now: number, { pages: most, bytes, age }: Limits): Kept {
  let within = needed({ ...kept, pages: kept.pages.filter(({ at }) => now - at <= age).slice(-most) });
  while (within.pages.length > 1 && sizeOf(within) > bytes)
    within = needed({ ...within, pages: within.pages.slice(1) });
  return within;
}

/** The pages to be listed, the one that was seen last first: each once, whatever language its address has named. */
export function listedOf({ pages }: Kept): KeptPage[] {
  const byPage = new Map<string, KeptPage>();
  for (const page of pages.toReversed()) {
    const { pathname, searchParams } = new URL(page.address, 'https://site');
    searchParams.delete('lang');
    const key = `${pathname}?${searchParams}`;
    if (!byPage.has(key)) byPage.set(key, page);
  }
  return [...byPage.values()];
}

/** Bytes of everything that is kept. */
export function sizeOf({ pages, files }: Kept): number {
  const sizes = [...pages.map(({ bytes }) => bytes), ...Object.values(files)];
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Addresses that are kept no longer. */
export function droppedOf(before: Kept, after: Kept): string[] {
  const stays = new Set(addressesOf(after));
  return addressesOf(before).filter((address) => !stays.has(address));
}

function addressesOf({ pages, files }: Kept): string[] {
  return [...pages.map(({ address }) => address), ...Object.keys(files)];
}

function needed({ pages, files, own }: Kept): Kept {
  const loaded = new Set([...own, ...pages.flatMap((page) => page.files)]);
  return { pages, own, files: Object.fromEntries(Object.entries(files).filter(([address]) => loaded.has(address))) };
}
