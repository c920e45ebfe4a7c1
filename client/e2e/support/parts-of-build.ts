import { readFileSync } from 'node:fs';

interface Part {
  readonly name?: string;
  readonly file: string;
}

// A build names files by what is in them alone; its list says which part of the public program that is.
const manifest = new URL('../../dist/assets/manifest-public-en.json', import.meta.url);
const parts = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Part>);

/**
 * Where a part of the public program is fetched from, as a pattern of addresses.
 * @throws when there is no such part
 */
export function addressOfPart(name: string): string {
  const file = parts.find((part) => part.name === name)?.file;
  if (file === undefined) throw new Error(`the public program has no part ${name}`);
  return `**/${file}`;
}

/** The name of the part that is fetched from an address; '' for none. */
export function partAt(address: string): string {
  return parts.find(({ file }) => address.endsWith(`/${file}`))?.name ?? '';
}
