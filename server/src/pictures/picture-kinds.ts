import { type DocumentNode, parse } from 'graphql';
import { neverCounts } from '../domain/game/never-counting.js';
import { saidStatus } from '../domain/game/said-status.js';
import { scoringOf } from '../domain/plays/scoring-of.js';
import { sportNamed } from '../domain/sports/sport-named.js';
import { mainStatistics } from '../domain/stats/main-statistics.js';
import type { StatKind } from '../domain/stats/stat-definition.js';
import type { Said } from '../texts/texts.js';
import type { PagePicture } from '../domain/sites/picture-of-page.js';

/** What stands on a picture, from its head to its foot. */
export interface Picture {
  /** One line above everything else; the organization's name stands before it. */
  readonly about: string;
  /** What it is of; null where the rows say it. */
  readonly title: PictureTitle | null;
  /** Teams with what they come to, one below the other: two large ones, or as many small ones as there is room for. */
  readonly rows: readonly PictureRow[];
  /** Figures beside each other. */
  readonly figures: readonly PictureFigure[];
  /** What is remarkable about them, a line each. */
  readonly notes?: readonly string[];
  /** One line below. */
  readonly foot: string;
}

/** A team with its logo. */
export interface PictureTeam {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly colour: string | null;
  readonly abbreviation: string | null;
}
/** What a picture is of, and the team whose logo or monogram stands before it. */
export interface PictureTitle {
  readonly name: string;
  readonly team: PictureTeam;
  /** A line below the name. */
  readonly detail?: string;
}
/** A team with what it comes to. */
export interface PictureRow extends PictureTeam {
  readonly place?: string;
  readonly figure: string;
  /** Of a decided game the winner. */
  readonly isStrong: boolean;
}
/** '27.1', 'PTS a game'. */
export interface PictureFigure {
  readonly value: string;
  readonly name: string;
}

/** How a picture is asked for. */
export interface PictureKind {
  readonly document: DocumentNode;
  /** Which ids it is asked with, by the names of its variables. */
  readonly needs: readonly string[];
  /** Whether it is taller than wide. */
  readonly isTall: boolean;
  /** Whether it can be of an earlier day, the variable `asOf`. */
  readonly hasDays: boolean;
  /**
   * @param asOf the day that it is of; absent for now
   * @returns null when what it is about is not there
   */
  show(organization: never, said: Said, asOf?: string | null): Picture | null;
}

interface Game {
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly location: string | null;
  readonly home: Side;
  readonly away: Side;
}
interface Side {
  readonly team: PictureTeam;
  readonly score: number | null;
  readonly liveScore: number | null;
}
interface Definition {
  readonly abbreviation: string;
  readonly kind: Uppercase<StatKind>;
}
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
interface Row {
  readonly position: number;
  readonly team: PictureTeam;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number | null;
}
interface Team extends PictureTeam {
  readonly seasonTeam: {
    readonly seasonLeague: { readonly season: { readonly name: string; readonly sport: { readonly name: string } } };
  } | null;
  readonly seasonRecord: {
    readonly wins: number;
    readonly losses: number;
    readonly pointsFor: number;
    readonly pointsAgainst: number;
  };
}
interface TeamAndGames {
  readonly team: Team | null;
  readonly latest: { readonly nodes: readonly Game[] };
  readonly next: { readonly nodes: readonly Game[] };
}

const LOOK = 'name logoUrl colour abbreviation';
const TEAM = `{ ${LOOK} }`;
const SIDE = `{ team ${TEAM} score liveScore }`;
const GAME = `date time status displayStatus location home ${SIDE} away ${SIDE}`;
/** Rows of a table that there is room for, and statistics of a player, by season and in one game. */
const MOST_ROWS = 6;
const MOST_FIGURES = 4;
const MOST_OF_GAME = 5;
/** The statistics that a player's game is told by, and those of which the highest stand behind them. */
const MAIN = ['PTS', 'REB', 'AST'];
const OTHERS = ['STL', 'BLK', '3PM'];
const LINES = '{ player { id } didNotPlay values }';
const LINE = `player(id: $player) { id fullName knownAs }
  game(id: $id) { ${GAME} season { name } statDefinitions { abbreviation kind } home { lines ${LINES} } away { lines ${LINES} }
    playerRecap(playerId: $player) { kind value count definition { abbreviation name } } }`;

/** What `GET /picture/{kind}.png` shows. */
export const PICTURES: Readonly<Record<PagePicture['kind'], PictureKind>> = {
  game: kind<{ readonly game: Game | null }>(
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
  ),
  player: kind<{ readonly player: Player | null }>(
    `player(id: $id) { fullName knownAs jerseyNumber position seasonStats { season { id name } team ${TEAM} gamesPlayed
       statDefinitions { abbreviation kind } values } }`,
    ({ player }, { server: t }) => {
      if (player === null) return null;
      const [stats] = player.seasonStats;
      const name = player.knownAs ?? player.fullName;
      return {
        about: stats?.season?.name ?? '',
        title: { name, team: stats?.team ?? { name, logoUrl: null, colour: null, abbreviation: null } },
        rows: [],
        figures: stats === undefined || stats.gamesPlayed === 0 ? [] : perGame(stats, t),
        foot: [stats?.team?.name, player.jerseyNumber && t.number({ number: player.jerseyNumber }), player.position]
          .filter(Boolean)
          .join(' · '),
      };
    },
  ),
  team: kind<TeamAndGames>(
    `team(id: $id) { ${LOOK} seasonTeam { seasonLeague { season { name sport { name } } } } seasonRecord { wins losses pointsFor pointsAgainst } }
     latest: games(first: 1, order: DESC, filter: { teamId: $id, hasScore: true }) { nodes { ${GAME} } }
     next: games(first: 1, filter: { teamId: $id, progress: TO_BE_PLAYED }) { nodes { ${GAME} } }`,
    (
      {
        team,
        latest: {
          nodes: [latest],
        },
        next: {
          nodes: [next],
        },
      },
      said,
    ) => {
      if (team === null) return null;
      const { server: t } = said;
      const { wins, losses, pointsFor, pointsAgainst } = team.seasonRecord;
      const season = team.seasonTeam?.seasonLeague.season;
      const [scored, allowed] = scoreNames(season?.sport.name, t);
      return {
        about: season?.name ?? '',
        title: { name: team.name, team },
        rows: [],
        figures:
          wins + losses === 0
            ? []
            : [
                { value: `${wins}–${losses}`, name: t.won_lost() },
                { value: (pointsFor / (wins + losses)).toFixed(1), name: scored },
                { value: (pointsAgainst / (wins + losses)).toFixed(1), name: allowed },
              ],
        foot: next
          ? t.next({ matchup: matchup(next, t), when: said.when(next) })
          : latest
            ? t.last({ matchup: matchup(latest, t), score: scoreOf(latest) })
            : '',
      };
    },
  ),
  standings: kind<{ readonly activeSeason: { readonly name: string } | null; readonly standings: readonly Row[] }>(
    `activeSeason { name } standings(asOf: $asOf) { position team ${TEAM} wins losses ties }`,
    ({ activeSeason, standings }, { server: t, when }, asOf) => ({
      about: [
        activeSeason ? t.standings_of({ season: activeSeason.name }) : t.standings(),
        ...(asOf ? [when({ date: asOf, time: null })] : []),
      ].join(', '),
      title: null,
      rows: standings.slice(0, MOST_ROWS).map(({ position, team, wins, losses, ties }) => ({
        ...team,
        place: String(position),
        figure: [wins, losses, ...(ties ? [ties] : [])].join('–'),
        isStrong: position === 1,
      })),
      figures: [],
      foot: standings.length > MOST_ROWS ? t.more({ count: standings.length - MOST_ROWS }) : '',
    }),
  ),
  line: kind<LineOfGame>(LINE, (found, said) => {
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
  }),
  'line-tall': kind<LineOfGame>(
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
  ),
};

function kind<Organization>(
  selection: string,
  show: (organization: Organization, said: Said, asOf?: string | null) => Picture | null,
  isTall = false,
): PictureKind {
  const needs = ['id', 'player'].filter((name) => selection.includes(`$${name}`));
  const hasDays = selection.includes('$asOf');
  const variables = [...needs.map((name) => `$${name}: ID!`), ...(hasDays ? ['$asOf: Date'] : [])];
  const declared = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const document = parse(`query Picture${declared} { organization { name accent theme siteLanguage ${selection} } }`);
  return { document, show, needs, hasDays, isTall } as unknown as PictureKind;
}

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

/** Points, rebounds and assists, and the highest of the others; of another sport what it is told by, then what else is counted. */
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

function enteredOf(
  definitions: readonly Definition[],
  values: readonly (number | null)[],
): { abbreviation: string; kind: Uppercase<StatKind>; value: number }[] {
  return definitions.flatMap((definition, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ ...definition, value }];
  });
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

/** Of a running game what it stands at. */
function shownScore({ status }: Game, { score, liveScore }: Side): number | null {
  return score ?? (status === 'IN_PROGRESS' ? liveScore : null);
}

function scoreOf({ home, away }: Game): string {
  return `${away.score}–${home.score}`;
}

function matchup({ home, away }: Game, t: Said['server']): string {
  return t.at({ away: away.team.name, home: home.team.name });
}

/** What a team's scores, and its opponents', are called: points, baseball's runs, or sets. */
function scoreNames(sport: string | undefined, t: Said['server']): [scored: string, allowed: string] {
  if (scoringOf(sport) === 'won') return [t.sets_won_a_game(), t.sets_lost_a_game()];
  return [sportNamed(sport ?? '') === 'baseball' ? t.runs_a_game() : t.points_a_game(), t.allowed_a_game()];
}

/** By game: the first statistics that are counted, or of another sport than basketball those that it is told by. */
function perGame(
  { statDefinitions, values, gamesPlayed }: Player['seasonStats'][number],
  t: Said['server'],
): PictureFigure[] {
  const counted = enteredOf(statDefinitions, values).filter(({ kind: is }) => is === 'COUNTING');
  const isBasketball = MAIN.every((name) => counted.some(({ abbreviation }) => abbreviation === name));
  return [
    ...(isBasketball ? counted : mainStatistics(counted)).slice(0, MOST_FIGURES - 1).map(({ abbreviation, value }) => ({
      value: (value / gamesPlayed).toFixed(1),
      name: t.a_game({ statistic: abbreviation }),
    })),
    { value: String(gamesPlayed), name: gamesPlayed === 1 ? t.game() : t.games() },
  ];
}
