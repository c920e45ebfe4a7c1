import { defaultGamePeriods } from '../domain/periods/default-game-periods.js';
import { numberedPeriods } from '../domain/periods/period-columns.js';
import { NO_DETAILS, type ParsedPlay } from '../features/season-import/reading/parsed-details.js';
import {
  NO_ADDITIONS,
  type ParsedGame,
  type ParsedLine,
  type ParsedPlayer,
  type ParsedSeason,
  type ParsedTeam,
  PLAIN_PLACE,
  PLAIN_TEAM,
} from '../features/season-import/reading/parsed-season.js';
import { MADE_STATISTICS, madeGame, type MadeLine, type MadeSide, type Style } from './made-box-score.js';
import type { Person } from './people.js';
import { playsOfGame, type SideOfSeason } from './plays/plays-of-game.js';
import type { Random } from './random.js';

/** A league of a made season. */
export interface LeaguePlan {
  readonly league: string;
  readonly division: string | null;
  /** Names, and who plays for them. */
  readonly teams: readonly { readonly name: string; readonly roster: readonly Person[] }[];
  /** How many weeks of its schedule have been played. */
  readonly played: number;
  readonly style: Style;
  /** Whether the games of the last week that was played have their plays. */
  readonly withPlays?: boolean;
}

/** A game of a league's schedule. */
export interface PlannedGame {
  readonly league: string;
  /** From 0. */
  readonly weekIndex: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  /** Names of the teams. */
  readonly home: string;
  readonly away: string;
}

/** The periods of a made game, in their order: quarters, then overtimes. */
const PERIODS = numberedPeriods(defaultGamePeriods('basketball')).map(({ name }) => name);

/**
 * A season as an import would read it from files.
 * @param games of all leagues, in their order; those of the weeks that have been played get results
 */
export function madeSeason(
  random: Random,
  plans: readonly LeaguePlan[],
  games: readonly PlannedGame[] = [],
): ParsedSeason {
  const season: Draft = { teams: [], games: [], players: [], lines: [], plays: [] };
  for (const plan of plans)
    addLeague(
      random,
      season,
      plan,
      games.filter(({ league }) => league === plan.league),
    );
  const { plays, ...parts } = season;
  return {
    ...parts,
    periods: PERIODS,
    statistics: MADE_STATISTICS,
    silent: new Set(),
    notes: [],
    details: { ...NO_DETAILS, plays },
  };
}

interface Draft {
  readonly teams: ParsedTeam[];
  readonly games: ParsedGame[];
  readonly players: ParsedPlayer[];
  readonly lines: ParsedLine[];
  readonly plays: ParsedPlay[];
}

function addLeague(
  random: Random,
  season: Draft,
  { league, division, teams, played, style, withPlays = false }: LeaguePlan,
  games: readonly PlannedGame[],
): void {
  const firstTeam = season.teams.length;
  const firstPlayers = teams.map(({ name, roster }) => {
    season.teams.push({
      line: 0,
      name,
      ...PLAIN_TEAM,
      places: [{ line: 0, league, division, divisionPosition: null, ...PLAIN_PLACE }],
    });
    const first = season.players.length;
    season.players.push(...roster.map(({ firstName, lastName }) => ({ line: 0, key: null, firstName, lastName })));
    return first;
  });
  for (const { weekIndex, date, time, ...names } of games) {
    const [home, away] = [names.home, names.away].map((name) => teams.findIndex((team) => team.name === name)) as [
      number,
      number,
    ];
    const result =
      weekIndex < played ? madeGame(random, teams[home]?.roster ?? [], teams[away]?.roster ?? [], style) : null;
    const game = season.games.push(gameOf(date, time, firstTeam + home, firstTeam + away, result)) - 1;
    const sideOf = (team: number, side: MadeSide): SideOfSeason => ({
      ...side,
      team: firstTeam + team,
      firstPlayer: firstPlayers[team] ?? 0,
    });
    if (result === null) continue;
    const sides = [sideOf(home, result.home), sideOf(away, result.away)] as const;
    const startsAt = new Date(`${date}T${time}Z`);
    const told =
      withPlays && weekIndex === played - 1
        ? playsOfGame({ game, sides, minutes: style.minutes, periods: PERIODS, startsAt })
        : null;
    season.plays.push(...(told?.plays ?? []));
    for (const { team, firstPlayer, lines } of sides) {
      const roster = teams[team - firstTeam]?.roster ?? [];
      for (const line of lines) {
        const player = firstPlayer + line.player;
        season.lines.push(
          lineOf(game, team, player, roster[line.player], withMinutes(line, told?.minutes.get(player))),
        );
      }
    }
  }
}

/** A line with the minutes that its plays tell of, if there are any. */
function withMinutes(line: MadeLine, minutes: number | undefined): MadeLine {
  if (minutes === undefined) return line;
  return { ...line, values: line.values.map((value, index) => (MADE_STATISTICS[index] === 'MIN' ? minutes : value)) };
}

function gameOf(
  date: string,
  time: string,
  home: number,
  away: number,
  result: { home: MadeSide; away: MadeSide } | null,
): ParsedGame {
  return {
    line: 0,
    key: null,
    date,
    time,
    home,
    away,
    homeScore: result?.home.score ?? null,
    awayScore: result?.away.score ?? null,
    homePeriods: result?.home.periods ?? [],
    awayPeriods: result?.away.periods ?? [],
    status: null,
    league: null,
    bracket: null,
    additions: NO_ADDITIONS,
  };
}

function lineOf(
  game: number,
  team: number,
  player: number,
  person: Person | undefined,
  { started, values }: MadeSide['lines'][number],
): ParsedLine {
  return {
    line: 0,
    game,
    team,
    player,
    position: person?.position ?? null,
    started,
    didNotPlay: null,
    order: null,
    values,
  };
}
