import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/** What is asked for a page has the line for itself until it is answered, about. */
const AFTER_PAGE_MS = 100;
/** Pause before a script that did not come is fetched again; it doubles each time. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

let isFollowed = false;

/** From now on pages are followed by links: their parts are fetched as soon as they themselves are there. */
export function fetchPartsWithPages(): void {
  isFollowed = true;
}

/**
 * A part of a page that comes with it, and is brought alive behind everything else: it stands in `Behind`. A script
 * that does not come, as without a network, is fetched again, ever later.
 * @param isOnFew only few pages of its kind show it, so that it is not fetched with one that a link leads to
 */
export function behind<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOnFew = false,
): LazyExoticComponent<ComponentType<Props>> {
  let there: { default: ComponentType<Props> } | undefined;
  const fetchIt = async () => (there = await load());
  if (isFollowed && !isOnFew) setTimeout(() => fetchIt().catch(() => undefined), AFTER_PAGE_MS);
  // What is there already is drawn at once: a promise would show the fallback first, and move what stands below.
  return lazy(() => {
    if (!there) return untilThere(load, FIRST_PAUSE_MS);
    const known = there;
    // oxlint-disable-next-line unicorn/no-thenable -- React alone reads it, and at once
    return { then: (draw) => draw?.(known) } as Promise<typeof known>;
  });
}

function untilThere<Module>(load: () => Promise<Module>, pauseMs: number): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilThere(load, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  });
}

/**
 * Where a part stands that comes behind. Until its script is there it is as the server sent it, whatever the page is
 * told meanwhile: React would take away what has new properties and cannot be drawn yet. Nor does it hold up whoever
 * goes on to another address: there it is another part, which begins with the fallback.
 */
export function Behind({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [hereAt, setHereAt] = useState<string | null>(null);
  const [first, setFirst] = useState({ address, children, fallback });
  if (hereAt === null && first.address !== address) setFirst({ address, children, fallback });
  const isHere = hereAt !== null;
  const key = hereAt ?? first.address;
  const content = isHere ? children : first.children;
  const instead = first.fallback;
  // The very same element until it is alive: React leaves it alone then.
  return useMemo(
    () => (
      <Suspense key={key} fallback={instead}>
        {content}
        {!isHere && <Here address={key} tell={setHereAt} />}
      </Suspense>
    ),
    [key, instead, content, isHere],
  );
}

/** Tells that everything beside it is alive. */
function Here({ address, tell }: { address: string; tell: (address: string) => void }) {
  useEffect(() => tell(address), [address, tell]);
  return null;
}
