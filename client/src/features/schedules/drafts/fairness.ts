/** '4', or '4–6' where they differ; '' of nothing. */
export function range(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** '7, once each', '7, 1–2 times': how many opponents, and how often each is met. */
export function opponentsInWords(games: readonly number[]): string {
  if (games.length === 0) return 'none';
  const often = range(games);
  const words = ({ '1': 'once each', '2': 'twice each' } as Record<string, string>)[often] ?? `${often} times`;
  return `${games.length}, ${words}`;
}

/** How often a team meets another one. */
export function meetingsBetween(
  { opponents }: { opponents: readonly { team: { id: string }; games: number }[] },
  opponentId: string,
): number {
  return opponents.find(({ team }) => team.id === opponentId)?.games ?? 0;
}
