import type { Side } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';

/** Which side of a game a team is; null for none and for a team that does not play. */
export function sideOf(teamId: Id | null, [home, away]: readonly [Id, Id]): Side | null {
  if (teamId === null) return null;
  if (String(teamId) === String(home)) return 'home';
  return String(teamId) === String(away) ? 'away' : null;
}
