import { gameEffects } from '@domain/plays/game-effects';
import type { CourtGame } from '../court-game';
import type { PlayRevision } from '../keeping/play';

/** How many fouls each player has, by id: as the box score counts them. */
export function personalFouls(game: CourtGame, plays: readonly PlayRevision[]): Map<string, number> {
  const { vocabulary, settings, home, away } = game;
  const { statistics } = gameEffects(plays, { vocabulary, settings, teamIds: [home.teamId, away.teamId] });
  const fouls = statistics.filter(({ abbreviation }) => abbreviation === 'PF');
  return new Map(fouls.map(({ playerId, delta }) => [String(playerId), delta]));
}
