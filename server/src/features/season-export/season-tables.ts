import { cleanName } from '../../domain/text/clean-name.js';
import { periodColumns } from '../../domain/periods/period-columns.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { guardedLine } from '../../lib/csv.js';
import { ownImportKey } from '../season-import/matching/import-key.js';
import { NO_LEAGUE } from '../season-import/reading/parsed-season.js';
import { TEAMS_SHAPE } from '../season-import/reading/read-teams.js';
import type { DetailNaming } from './detail-tables.js';
import type { GameRow, LineRow, PeriodRow, TeamRow } from './season-rows.js';

const LONGEST_KEY = 200;
const LONGEST_NAME = 200;

/**
 * A name for each row by which the files can refer to it: of those of one name the second and later ones get a number.
 */
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
export function teamsTable(
  teams: readonly TeamRow[],
  { organizationId, names, leagues, divisions, pictures }: DetailNaming,
): string {
  const lines = teams.map(
    ({
      id,
      seasonLeagueId,
      league,
      divisionId,
      divisionPosition,
      captain,
      captainName,
      rank,
      lot,
      withdrawn,
      ...team
    }) => [
      names.get(id),
      leagues.get(seasonLeagueId ?? 0) ?? league,
      divisions.get(divisionId ?? 0),
      divisionPosition,
      captain && keyOf(organizationId, captain),
      captainName,
      rank,
      lot,
      withdrawn,
      team.colour,
      team.abbreviation,
      pictures.nameOf(team.logoUploadId),
      team.unavailableSlots.join(' '),
    ],
  );
  return [[...TEAMS_SHAPE.required, ...TEAMS_SHAPE.optional], ...lines].map(guardedLine).join('');
}

/**
 * How names and leagues stand in the files.
 * @param teams the rows of teams.csv
 * @param leagueNames of the season's leagues, by season league
 */
export function namingOf(
  organizationId: number,
  teams: readonly TeamRow[],
  leagueNames: readonly { id: number; name: string }[],
): Naming {
  const leagues = distinctNames(leagueNames, [NO_LEAGUE]);
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
 * games.csv. The regular periods that are shown have columns in any case, the others when any game has a score of them.
 * @param periods of the sport, in their order
 */
export function gamesTable(games: readonly GameRow[], naming: DetailNaming, periods: readonly PeriodRow[]): string {
  const { organizationId, names, divisions, schedules } = naming;
  const scored = new Set(games.flatMap((game) => game.periods.map(([, id]) => id)));
  const columns = [...periodColumns(periods)].filter(
    ([, { id, kind, hidden }]) => scored.has(id) || (kind === 'regular' && !hidden),
  );
  const period = (side: string): string[] => columns.map(([column]) => `${side}_${column}`);
  const scores = (game: GameRow, teamId: number): (number | null)[] =>
    columns.map(
      ([, { id }]) => game.periods.find(([team, periodId]) => team === teamId && periodId === id)?.[2] ?? null,
    );
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
      divisions.get(game.bracketId ?? 0),
      game.bracketId === null ? null : game.bracketNode,
      game.location,
      game.locationUrl,
      game.court,
      game.videoUrl,
      schedules.get(game.scheduleId ?? 0),
      game.week,
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
    'bracket_node',
    'location',
    'location_url',
    'court',
    'video_url',
    'schedule',
    'week',
    ...period('home'),
    ...period('away'),
  ];
  return [heading, ...lines].map(guardedLine).join('');
}

/**
 * The game's league, where its teams do not tell: an import gives a game outside brackets the one league that they
 * share.
 */
function leagueCell(
  { homeTeamId, awayTeamId, seasonLeagueId, bracketId }: GameRow,
  { leagues, places }: Naming,
): string | null {
  const shared =
    bracketId === null ? [...(places.get(homeTeamId) ?? [])].filter((id) => places.get(awayTeamId)?.has(id)) : [];
  if (shared.length < 2 && (shared[0] ?? null) === seasonLeagueId) return null;
  return seasonLeagueId === null ? NO_LEAGUE : (leagues.get(seasonLeagueId) ?? null);
}

/** The heading of player_games.csv. */
export function linesHeading(statistics: readonly string[]): string {
  return guardedLine([
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
    'did_not_play',
    'sort_order',
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
  return guardedLine([
    keyOf(organizationId, game),
    game.date,
    game.time,
    names.get(line.teamId),
    names.get(opponent),
    keyOf(organizationId, { id: line.playerId, importKey: line.importKey }),
    line.firstName,
    line.lastName,
    line.position,
    line.started,
    line.didNotPlay,
    line.order,
    ...statistics.map((abbreviation) => values.get(abbreviation)),
  ]);
}

/** The key that a row was imported with, where it can stand in a file; otherwise one made of its id. */
export function keyOf(organizationId: number, { id, importKey }: { id: number; importKey: string | null }): string {
  const fits =
    importKey !== null && importKey !== '' && importKey.length <= LONGEST_KEY && cleanName(importKey) === importKey;
  return fits ? importKey : ownImportKey(organizationId, id);
}
