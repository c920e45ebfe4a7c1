/** A random UUID, also on pages without https, which have no `crypto.randomUUID`. */
export function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  // Version 4: a digit says so, and the two bits of the variant.
  const digits = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
