import { neverCounts } from '../../domain/game/never-counting.js';
import { saidStatus } from '../../domain/game/said-status.js';
import { pictureKind } from '../picture.js';
import { type Game, GAME, shownScore } from '../picture-game.js';

/** A game with both scores. */
export const gamePicture = pictureKind<{ readonly game: Game | null }>(
  `game(id: $id) { ${GAME} }`,
  ({ game }, said) =>
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
      foot: [
        game.status === 'SCHEDULED' && game.home.score === null
          ? said.server.to_be_played()
          : said.status(saidStatus(game.status) ?? game.displayStatus),
        game.location,
      ]
        .filter(Boolean)
        .join(' · '),
    },
);
