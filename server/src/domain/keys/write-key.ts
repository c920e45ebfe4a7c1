import { toBase62 } from './base62.js';
import { keyChecksum } from './key-checksum.js';
import { KEY_PARTS, KEY_PREFIX } from './key-form.js';

/**
 * A key as it is shown once: `cbk_`, the organization's number, so that a key is looked for in one organization alone,
 * what was drawn, and a checksum.
 * @param drawn 28 letters of base 62: 166 bits
 */
export function writeKey(organizationId: number, drawn: string): string {
  const text = `${KEY_PREFIX}${toBase62(organizationId, KEY_PARTS.organization)}${drawn}`;
  return text + keyChecksum(text);
}
