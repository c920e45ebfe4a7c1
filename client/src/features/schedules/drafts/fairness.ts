import { t } from '@/texts';

/** '4', or '4–6' where they differ; '' of nothing. */
export function range(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** '7, once each', '7, 1–2 times': how many opponents, and how often each is met. */
export function opponentsInWords(games: readonly number[]): string {
  if (games.length === 0) return t.schedules.no_opponents();
  const often = range(games);
  const count = games.length;
  if (often === '1') return t.schedules.opponents_once_each({ count });
  return often === '2' ? t.schedules.opponents_twice_each({ count }) : t.schedules.opponents_times({ count, often });
}

/** How often a team meets another one. */
export function meetingsBetween(
  { opponents }: { opponents: readonly { team: { id: string }; games: number }[] },
  opponentId: string,
): number {
  return opponents.find(({ team }) => team.id === opponentId)?.games ?? 0;
}
