import { randomBytes } from 'node:crypto';

let count = 0;

/** A text that no other test, in whatever process, comes up with: test files share one database. */
export function unique(prefix: string): string {
  count += 1;
  return `${prefix}-${randomBytes(4).toString('hex')}-${count}`;
}
