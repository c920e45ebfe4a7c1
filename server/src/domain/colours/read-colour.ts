/** A colour as it is kept, '#1d4ed8'; read in any case, with or without the sign in front. Null for what is none. */
export function readColour(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/iu.exec(text)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
