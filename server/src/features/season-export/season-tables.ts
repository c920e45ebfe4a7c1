import { cleanName } from '../../domain/text/cleanName.js';
import { normaliseName } from '../../domain/text/normaliseName.js';
import { csvLine } from '../../lib/csv.js';
import { ownKey } from '../season-import/own-key.js';
import { NO_LEAGUE } from '../season-import/parsed-season.js';
import type { GameRow, LineRow, TeamRow } from './season-rows.js';

const LONGEST_KEY = 200;
const LONGEST_NAME = 200;
const LONGEST_POSITION = 30;

/** A name for each row by which the files can refer to it: of those of one name the second and later ones get a number. */
export function distinctNames(
  rows: readonly { readonly id: number; readonly name: string }[],
  reserved: readonly string[] = [],
): Map<number, string> {
  const taken = new Set([...rows.map(({ name }) => name), ...reserved].map(normaliseName));
  const used = new Set(reserved.map(normaliseName));
  const names = new Map<number, string>();
  for (const { id, name } of rows) {
    if (names.has(id)) continue;
    let free = cleanName(name);
    for (let number = 2; used.has(normaliseName(free)); number += 1) {
      const numbered = `${cleanName(name).slice(0, LONGEST_NAME - 8)} (${number})`;
      if (!taken.has(normaliseName(numbered))) free = numbered;
    }
    used.add(normaliseName(free));
    names.set(id, free);
  }
  return names;
}

/** teams.csv. */
export function teamsTable(teams: readonly TeamRow[], { names, leagues }: Naming): string {
  const lines = teams.map(({ id, seasonLeagueId, league, division, divisionPosition }) => [
    names.get(id),
    leagues.get(seasonLeagueId ?? 0) ?? league,
    division,
    divisionPosition,
  ]);
  return [['team', 'league', 'division', 'division_position'], ...lines].map(csvLine).join('');
}

/** How names and leagues stand in the files, from the rows of teams.csv. */
export function namingOf(organizationId: number, teams: readonly TeamRow[]): Naming {
  const leagues = distinctNames(
    teams.flatMap(({ seasonLeagueId, league }) =>
      seasonLeagueId === null ? [] : [{ id: seasonLeagueId, name: league }],
    ),
    [NO_LEAGUE],
  );
  const places = new Map<number, Set<number>>();
  for (const { id, seasonLeagueId } of teams)
    if (seasonLeagueId !== null) places.set(id, (places.get(id) ?? new Set()).add(seasonLeagueId));
  return { organizationId, names: distinctNames(teams), leagues, places };
}

/** What names rows in the files, see `keyOf`. */
export interface Naming {
  readonly organizationId: number;
  readonly names: ReadonlyMap<number, string>;
  /** Names of the leagues by season league. */
  readonly leagues: ReadonlyMap<number, string>;
  /** The season leagues of each team. */
  readonly places: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * games.csv.
 * @param periodIds what the period columns stand for, first to last
 * @param fewest how many period columns the sport's games have at least
 */
export function gamesTable(
  games: readonly GameRow[],
  naming: Naming,
  periodIds: readonly number[],
  fewest: number,
): string {
  const { organizationId, names } = naming;
  const last = games.reduce(
    (most, { periods }) => Math.max(most, ...periods.map(([, id]) => periodIds.indexOf(id) + 1)),
    fewest,
  );
  const columns = Array.from({ length: last }, (_item, index) => index);
  const period = (side: string): string[] => columns.map((index) => `${side}_p${index + 1}`);
  const scores = ({ periods }: GameRow, teamId: number): (number | null)[] =>
    columns.map((index) => periods.find(([team, id]) => team === teamId && id === periodIds[index])?.[2] ?? null);
  const lines = games.map((game) => {
    // An import takes both scores or none; one alone counts for nothing.
    const final = game.homeScore === null || game.awayScore === null ? [null, null] : [game.homeScore, game.awayScore];
    return [
      keyOf(organizationId, game),
      game.date,
      game.time,
      names.get(game.homeTeamId),
      names.get(game.awayTeamId),
      ...final,
      game.status,
      leagueCell(game, naming),
      game.bracket,
      ...scores(game, game.homeTeamId),
      ...scores(game, game.awayTeamId),
    ];
  });
  const heading = [
    'game_key',
    'date',
    'time',
    'home_team',
    'away_team',
    'home_score',
    'away_score',
    'status',
    'league',
    'bracket',
    ...period('home'),
    ...period('away'),
  ];
  return [heading, ...lines].map(csvLine).join('');
}

/** The game's league, where its teams do not tell: an import gives a game outside brackets the one league that they share. */
function leagueCell(
  { homeTeamId, awayTeamId, seasonLeagueId, bracket }: GameRow,
  { leagues, places }: Naming,
): string | null {
  const shared =
    bracket === null ? [...(places.get(homeTeamId) ?? [])].filter((id) => places.get(awayTeamId)?.has(id)) : [];
  if (shared.length < 2 && (shared[0] ?? null) === seasonLeagueId) return null;
  return seasonLeagueId === null ? NO_LEAGUE : (leagues.get(seasonLeagueId) ?? null);
}

/** The heading of player_games.csv. */
export function linesHeading(statistics: readonly string[]): string {
  return csvLine([
    'game_key',
    'date',
    'time',
    'team',
    'opponent',
    'player_key',
    'first_name',
    'last_name',
    'position',
    'started',
    ...statistics,
  ]);
}

/** A line of player_games.csv. */
export function lineOf(
  line: LineRow,
  game: GameRow,
  { organizationId, names }: Naming,
  statistics: readonly string[],
): string {
  const values = new Map(line.values);
  const opponent = line.teamId === game.homeTeamId ? game.awayTeamId : game.homeTeamId;
  return csvLine([
    keyOf(organizationId, game),
    game.date,
    game.time,
    names.get(line.teamId),
    names.get(opponent),
    keyOf(organizationId, { id: line.playerId, importKey: line.importKey }),
    line.firstName,
    line.lastName,
    line.position?.slice(0, LONGEST_POSITION),
    line.started,
    ...statistics.map((abbreviation) => values.get(abbreviation)),
  ]);
}

/** The key that a row was imported with, where it can stand in a file; otherwise one made of its id. */
function keyOf(organizationId: number, { id, importKey }: { id: number; importKey: string | null }): string {
  const fits =
    importKey !== null && importKey !== '' && importKey.length <= LONGEST_KEY && cleanName(importKey) === importKey;
  return fits ? importKey : ownKey(organizationId, id);
}
