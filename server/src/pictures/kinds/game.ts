import { neverCounts } from '../../domain/game/never-counting.js';
import { saidStatus } from '../../domain/game/said-status.js';
import type { Said } from '../../texts/texts.js';
import { pictureKind } from '../picture.js';
import { type Game, GAME, shownScore } from '../picture-game.js';

/** A game with both scores. */
export const gamePicture = pictureKind<{ readonly today: string; readonly game: Game | null }>(
  `today game(id: $id) { ${GAME} }`,
  ({ today, game }, said) =>
    game && {
      about: said.when(game),
      title: null,
      rows: [game.away, game.home].map((side) => ({
        ...side.team,
        figure: String(shownScore(game, side) ?? ''),
        isStrong:
          side.score !== null &&
          side.score >= Math.max(game.home.score ?? 0, game.away.score ?? 0) &&
          !neverCounts(game.status),
      })),
      figures: [],
      foot: [statusOf(game, today, said), game.location].filter(Boolean).join(' · '),
    },
);

/** What the foot says of a game: the day alone tells whether one without a result is still to be played. */
function statusOf(game: Game, today: string, said: Said): string {
  if (game.status !== 'SCHEDULED' || game.home.score !== null)
    return said.status(saidStatus(game.status) ?? game.displayStatus);
  return game.date !== null && game.date < today ? said.server.result_awaited() : said.server.to_be_played();
}
