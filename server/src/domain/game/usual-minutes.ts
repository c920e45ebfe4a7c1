import { sportNamed } from '../sports/sport-named.js';

const MINUTES = { basketball: 60, baseball: 150, tennis: 90, volleyball: 60 } as const;
const OTHER = 60;

/** How long a game of a sport is expected to last, in minutes: how much of an evening a calendar keeps free for it. */
export function usualMinutes(sport: string | null): number {
  const known = sport === null ? null : sportNamed(sport);
  return known === null ? OTHER : MINUTES[known];
}
