/** Where a game is played in words: 'Pier Hall, Court 2'; null when neither is said. */
export function placeText({ location, court }: { location: string | null; court: string | null }): string | null {
  return [location, court].filter((part) => part !== null && part !== '').join(', ') || null;
}
