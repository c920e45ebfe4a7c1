/** Joins class names, leaving out what is false, null or empty. */
export function cn(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
