/**
 * Reads an absolute address; null when it is none. In place of `URL.canParse`, which on Node 20 refuses addresses with
 * letters such as `ü` as soon as a process has asked it some thousand times.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
