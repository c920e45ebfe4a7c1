import { toBase62 } from './base62.js';
import { KEY_PARTS } from './key-form.js';

/** CRC-32 (IEEE 802.3) of each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * The last letters of a key: CRC-32 of what comes before them, by which a typing error, or what only looks like a key,
 * is known without asking anybody.
 * @param text the prefix and all letters but the checksum
 */
export function keyChecksum(text: string): string {
  let value = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) value = TABLE[(value ^ text.charCodeAt(at)) & 0xff]! ^ (value >>> 8);
  return toBase62((value ^ 0xffffffff) >>> 0, KEY_PARTS.checksum);
}
