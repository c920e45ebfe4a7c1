import { defaultGamePeriods } from '../domain/periods/default-game-periods.js';
import { numberedPeriods } from '../domain/periods/period-columns.js';
import { NO_DETAILS } from '../features/season-import/reading/parsed-details.js';
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
import { circleRounds } from './circle-rounds.js';
import { MADE_STATISTICS, madeGame, type MadeSide, type Style } from './made-box-score.js';
import type { Person } from './people.js';
import type { Random } from './random.js';

/** A league of a made season. */
export interface LeaguePlan {
  readonly league: string;
  readonly division: string | null;
  /** Names, and who plays for them. */
  readonly teams: readonly { readonly name: string; readonly roster: readonly Person[] }[];
  /** The game days, one round each, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** How many of them have been played. */
  readonly played: number;
  /** The times of a game day; a time that comes twice is two courts. */
  readonly times: readonly string[];
  readonly style: Style;
}

/** The periods of a made game, in their order: quarters, then overtimes. */
const PERIODS = numberedPeriods(defaultGamePeriods('basketball')).map(({ name }) => name);

/** A season as an import would read it from files: round by round, the first ones with results. */
export function madeSeason(random: Random, plans: readonly LeaguePlan[]): ParsedSeason {
  const season = {
    teams: [] as ParsedTeam[],
    games: [] as ParsedGame[],
    players: [] as ParsedPlayer[],
    lines: [] as ParsedLine[],
  };
  for (const plan of plans) addLeague(random, season, plan);
  return { ...season, periods: PERIODS, statistics: MADE_STATISTICS, silent: new Set(), details: NO_DETAILS };
}

type Draft = { teams: ParsedTeam[]; games: ParsedGame[]; players: ParsedPlayer[]; lines: ParsedLine[] };

function addLeague(
  random: Random,
  season: Draft,
  { league, division, teams, dates, played, times, style }: LeaguePlan,
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
  const rounds = circleRounds(teams.length);
  for (const [week, date] of dates.entries()) {
    const pairs = rounds[week % rounds.length] ?? [];
    for (const [slot, pair] of pairs.entries()) {
      // The second time round the other team is at home.
      const [home, away] = Math.floor(week / rounds.length) % 2 === 0 ? pair : [pair[1], pair[0]];
      const result =
        week < played ? madeGame(random, teams[home]?.roster ?? [], teams[away]?.roster ?? [], style) : null;
      const game =
        season.games.push(
          gameOf(date, times[slot % times.length] ?? null, firstTeam + home, firstTeam + away, result),
        ) - 1;
      for (const [team, side] of [[home, result?.home] as const, [away, result?.away] as const]) {
        const roster = teams[team]?.roster ?? [];
        const lines = side?.lines ?? [];
        season.lines.push(
          ...lines.map((line) =>
            lineOf(game, firstTeam + team, (firstPlayers[team] ?? 0) + line.player, roster[line.player], line),
          ),
        );
      }
    }
  }
}

function gameOf(
  date: string,
  time: string | null,
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
