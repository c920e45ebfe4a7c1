import { saidStatus } from '../../domain/game/said-status.js';
import { mainStatistics } from '../../domain/stats/main-statistics.js';
import type { Said } from '../../texts/texts.js';
import { type Picture, type PictureFigure, pictureKind, type PictureTitle } from '../picture.js';
import { type Game, GAME, matchup, shownScore, type Side } from '../picture-game.js';
import { type Definition, enteredOf, MAIN } from '../picture-statistics.js';

interface Line {
  readonly player: { readonly id: string };
  readonly didNotPlay: boolean;
  readonly values: readonly (number | null)[];
}
interface LineOfGame {
  readonly player: { readonly id: string; readonly fullName: string; readonly knownAs: string | null } | null;
  readonly game:
    | (Game & {
        readonly season: { readonly name: string } | null;
        readonly statDefinitions: readonly Definition[];
        readonly home: Side & { readonly lines: readonly Line[] };
        readonly away: Side & { readonly lines: readonly Line[] };
        readonly playerRecap: readonly PlayerFact[];
      })
    | null;
}
interface PlayerFact {
  readonly kind: string;
  readonly value: number | null;
  readonly count: number | null;
  readonly definition: { readonly abbreviation: string; readonly name: string } | null;
}

/** Statistics that there is room for. */
const MOST_OF_GAME = 5;
/** Those of which the highest stand behind the main ones. */
const OTHERS = ['STL', 'BLK', '3PM'];
const LINES = '{ player { id } didNotPlay values }';
const LINE = `player(id: $player) { id fullName knownAs }
  game(id: $id) { ${GAME} season { name } statDefinitions { abbreviation kind } home { lines ${LINES} } away { lines ${LINES} }
    playerRecap(playerId: $player) { kind value count definition { abbreviation name } } }`;

/** A player's game, wide. */
export const linePicture = pictureKind<LineOfGame>(LINE, (found, said) => {
  const line = lineOf(found, said);
  if (line === null) return null;
  const { picture, own, other, game } = line;
  const [mine, theirs] = [own, other].map((side) => shownScore(game, side));
  return {
    ...picture,
    title: {
      ...picture.title,
      detail: mine == null ? matchup(game, said.server) : `${own.team.name} ${mine} – ${theirs} ${other.team.name}`,
    },
    rows: [],
  };
});

/** A player's game, taller than wide. */
export const tallLinePicture = pictureKind<LineOfGame>(
  LINE,
  (found, said) => {
    const line = lineOf(found, said);
    if (line === null) return null;
    const { picture, own, other, game } = line;
    const rows = [own, other].map((side) => ({
      ...side.team,
      figure: String(shownScore(game, side) ?? ''),
      isStrong: side === own,
    }));
    return { ...picture, rows };
  },
  true,
);

interface ShownLine {
  readonly picture: Omit<Picture, 'title' | 'rows'> & { readonly title: PictureTitle };
  readonly game: Game;
  /** The player's side, and the other one. */
  readonly own: Side;
  readonly other: Side;
}

/** What both pictures of a player's game show; null when the player has no statistics in it. */
function lineOf({ player, game }: LineOfGame, said: Said): ShownLine | null {
  const sides = game === null ? [] : [game.home, game.away];
  const own = sides.find(({ lines }) => lines.some((line) => line.player.id === player?.id));
  const line = own?.lines.find((each) => each.player.id === player?.id);
  const other = sides.find((side) => side !== own);
  if (player === null || game === null || !own || !other || !line || line.didNotPlay) return null;
  const figures = figuresOf(game.statDefinitions, line.values);
  if (figures.length === 0) return null;
  const note = saidStatus(game.status) ?? (game.home.score === null ? game.displayStatus : null);
  const status = note === null ? null : said.status(note);
  return {
    picture: {
      about: said.when({ date: game.date, time: null }),
      title: { name: player.knownAs ?? player.fullName, team: own.team },
      figures,
      notes: game.playerRecap.flatMap((fact) => noteOf(fact, said)),
      foot: [status, game.season?.name, game.location].filter(Boolean).join(' · '),
    },
    game,
    own,
    other,
  };
}

/**
 * Points, rebounds and assists, and the highest of the others; of another sport what it is told by, then what else is
 * counted.
 */
function figuresOf(definitions: readonly Definition[], values: readonly (number | null)[]): PictureFigure[] {
  const entered = enteredOf(definitions, values);
  const main = MAIN.flatMap((name) => entered.find(({ abbreviation }) => abbreviation === name) ?? []);
  const others = entered
    .filter(({ abbreviation, value }) => OTHERS.includes(abbreviation) && value > 0)
    .toSorted((one, another) => another.value - one.value);
  const counted = entered.filter(({ kind: is }) => is === 'COUNTING');
  const told = main.length > 1 ? [...main, ...others] : [...new Set([...mainStatistics(counted), ...counted])];
  return told
    .slice(0, MOST_OF_GAME)
    .map(({ abbreviation, value }) => ({ value: String(Math.round(value * 10) / 10), name: abbreviation }));
}

/** A fact of a player's game as a line; none for one that pictures do not know. */
function noteOf({ kind: of, value, count, definition }: PlayerFact, said: Said): string[] {
  const { server: t } = said;
  if (of === 'TRIPLE_DOUBLE') return [t.triple_double()];
  if (definition === null || value === null) return [];
  const words: Readonly<Record<string, () => string>> = {
    PTS: () => t.points(),
    REB: () => t.rebounds(),
    AST: () => t.assists(),
    '3PM': () => t.threes(),
  };
  const statistic = (words[definition.abbreviation] ?? (() => said.statistic(definition.name)))();
  const games = count ?? 0;
  switch (of) {
    case 'CAREER_HIGH':
      return [t.career_high({ value, statistic, games })];
    case 'EQUALS_CAREER_HIGH':
      return [t.equals_career_high({ value, statistic, games })];
    case 'SEASON_HIGH':
      return [t.season_high({ value, statistic })];
    case 'EQUALS_SEASON_HIGH':
      return [t.equals_season_high({ value, statistic })];
    default:
      return [];
  }
}
