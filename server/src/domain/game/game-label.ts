/** A game as messages name it: 'Ants vs Bees on 2025-10-06'. */
export function gameLabel(home: string, away: string, date: string | null): string {
  return `${home} vs ${away}${date === null ? '' : ` on ${date}`}`;
}
