import { mainStatistics } from '../../domain/stats/main-statistics.js';
import type { Said } from '../../texts/texts.js';
import { type PictureFigure, pictureKind, type PictureTeam } from '../picture.js';
import { TEAM } from '../picture-game.js';
import { type Definition, enteredOf, MAIN } from '../picture-statistics.js';

interface Player {
  readonly fullName: string;
  readonly knownAs: string | null;
  readonly jerseyNumber: string | null;
  readonly position: string | null;
  readonly seasonStats: readonly {
    readonly season: { readonly id: string; readonly name: string } | null;
    readonly team: PictureTeam | null;
    readonly gamesPlayed: number;
    readonly statDefinitions: readonly Definition[];
    readonly values: readonly (number | null)[];
  }[];
}

/** Statistics that there is room for. */
const MOST_FIGURES = 4;

/** A player's season, by game. */
export const playerPicture = pictureKind<{ readonly player: Player | null }>(
  `player(id: $id) { fullName knownAs jerseyNumber position seasonStats { season { id name } team ${TEAM} gamesPlayed
     statDefinitions { abbreviation name kind } values } }`,
  ({ player }, said) => {
    const { server: t } = said;
    if (player === null) return null;
    const [stats] = player.seasonStats;
    const name = player.knownAs ?? player.fullName;
    return {
      about: stats?.season?.name ?? '',
      title: { name, team: stats?.team ?? { name, logoUrl: null, colour: null, abbreviation: null } },
      rows: [],
      figures: stats === undefined || stats.gamesPlayed === 0 ? [] : perGame(stats, said),
      foot: [stats?.team?.name, player.jerseyNumber && t.number({ number: player.jerseyNumber }), player.position]
        .filter(Boolean)
        .join(' · '),
    };
  },
);

/** By game: the first statistics that are counted, or of another sport than basketball those that it is told by. */
function perGame({ statDefinitions, values, gamesPlayed }: Player['seasonStats'][number], said: Said): PictureFigure[] {
  const { server: t } = said;
  const counted = enteredOf(statDefinitions, values).filter(({ kind: is }) => is === 'COUNTING');
  const isBasketball = MAIN.every((name) => counted.some(({ abbreviation }) => abbreviation === name));
  return [
    ...(isBasketball ? counted : mainStatistics(counted))
      .slice(0, MOST_FIGURES - 1)
      .map(({ abbreviation, name, value }) => ({
        value: (value / gamesPlayed).toFixed(1),
        // Those of basketball are read everywhere as they are; 'A a game' by nobody.
        name: t.a_game({ statistic: isBasketball ? abbreviation : said.statistic(name) }),
      })),
    { value: String(gamesPlayed), name: gamesPlayed === 1 ? t.game() : t.games() },
  ];
}
