import { BASE62 } from './base62.js';
import { keyChecksum } from './key-checksum.js';
import { KEY_PARTS } from './key-form.js';

const FORM = /^cbk_([0-9A-Za-z]{6})[0-9A-Za-z]{34}$/;
const LARGEST_ID = 2_147_483_647;

/** The organization whose key this is by its letters; null for what can be no key. */
export function readKey(text: string): number | null {
  const [, organization] = FORM.exec(text) ?? [];
  if (organization === undefined) return null;
  const end = text.length - KEY_PARTS.checksum;
  if (keyChecksum(text.slice(0, end)) !== text.slice(end)) return null;
  const id = [...organization].reduce((value, letter) => value * 62 + BASE62.indexOf(letter), 0);
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
