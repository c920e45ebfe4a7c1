/** Bytes of all icons that a process keeps: a few hundred. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Kept {
  png: Promise<Buffer>;
  bytes: number;
}

/** In the order of their use, the latest last. */
const kept = new Map<string, Kept>();
let total = 0;

/** The icon of a key, made by the first who asks for it. One that could not be made is made again for the next. */
export function keptIcon(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const entry = kept.get(key) ?? made(key, make);
  kept.delete(key);
  kept.set(key, entry);
  return entry.png;
}

function made(key: string, make: () => Promise<Buffer>): Kept {
  const entry: Kept = { png: make(), bytes: 0 };
  entry.png.then(
    ({ length }) => {
      if (kept.get(key) === entry) grow(entry, length);
    },
    () => {
      if (kept.get(key) === entry) drop(key);
    },
  );
  return entry;
}

function grow(entry: Kept, bytes: number): void {
  entry.bytes = bytes;
  total += bytes;
  for (const oldest of kept.keys()) {
    if (total <= MOST_BYTES) return;
    drop(oldest);
  }
}

function drop(key: string): void {
  total -= kept.get(key)!.bytes;
  kept.delete(key);
}
