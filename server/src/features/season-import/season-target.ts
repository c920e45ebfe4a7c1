import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { ColumnPeriod } from '../../domain/periods/period-columns.js';
import { defaultGamePeriods } from '../../domain/periods/default-game-periods.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import type { DefinedStatistic } from '../../domain/stats/stat-definition.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { AppError, unprocessable, invalidInput } from '../../lib/errors.js';
import type { ParsedDefinitions } from './reading/parsed-details.js';
import type { SeasonLayout } from './reading/read-season.js';
import { statisticColumns } from './reading/statistic-columns.js';

/** The season that an import goes into. */
export interface SeasonTarget {
  /** As given. */
  readonly name: string;
  /** Null when the organization has no season of this name yet. */
  readonly seasonId: number | null;
  readonly sportId: number;
  readonly sportName: string;
}

interface Queries {
  query(sql: string, params: unknown[]): Promise<unknown>;
}

/**
 * Finds the season by its name, and the sport: the season's own, the one asked for, or the organization's only one.
 * @throws 422 naming the choices when the name or the sport is not clear, 400 for an unknown sport
 */
export async function findTarget(
  queries: Pool | EntityManager,
  organizationId: number,
  name: string,
  sport?: string,
): Promise<SeasonTarget> {
  const seasons = await rows<{ id: number; name: string; sport_id: number; sport: string }>(
    queries,
    'SELECT s.id, s.name, s.sport_id, p.name AS sport FROM seasons s JOIN sports p ON p.id = s.sport_id WHERE s.organization_id = $1 ORDER BY s.id',
    [organizationId],
  );
  const found = seasons.filter((season) => normaliseName(season.name) === normaliseName(name));
  if (found.length > 1) {
    throw unprocessable(`There are ${found.length} seasons called '${name}'. Rename one of them first.`, {
      seasonIds: found.map(({ id }) => id),
    });
  }
  const [season] = found;
  if (season !== undefined) {
    if (sport !== undefined && normaliseName(sport) !== normaliseName(season.sport)) {
      throw unprocessable(`The season '${season.name}' is a ${season.sport} season.`, { sport: season.sport });
    }
    return { name, seasonId: season.id, sportId: season.sport_id, sportName: season.sport };
  }
  return { name, seasonId: null, ...(await findSport(queries, organizationId, sport)) };
}

/**
 * The columns and periods that the target's sport has in this organization; defaults where it has none yet.
 * @param brought what an archive says of both: all there is where the organization has no season of the sport yet,
 *   otherwise added to its own
 */
export async function layoutOf(
  queries: Pool | EntityManager,
  organizationId: number,
  { sportId, sportName }: SeasonTarget,
  brought: Pick<ParsedDefinitions, 'statistics' | 'periods'> = { statistics: null, periods: null },
): Promise<SeasonLayout> {
  const seasons = await rows<unknown>(
    queries,
    'SELECT FROM seasons WHERE organization_id = $1 AND sport_id = $2 LIMIT 1',
    [organizationId, sportId],
  );
  const isFirst = seasons.length === 0;
  const sport = sportNamed(sportName);
  const defaults = sport ? defaultStatDefinitions(sport).map(({ abbreviation }) => ({ abbreviation })) : [];
  const definitions = await rows<DefinedStatistic>(
    queries,
    'SELECT abbreviation, kind, formula FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
    [organizationId, sportId],
  );
  const given: readonly DefinedStatistic[] = brought.statistics ?? [];
  const statistics = new Map<string, DefinedStatistic>();
  // What the organization has goes before what is brought.
  for (const statistic of isFirst && given.length > 0 ? given : [...definitions, ...defaults, ...given])
    if (!statistics.has(statistic.abbreviation)) statistics.set(statistic.abbreviation, statistic);
  const periods = await rows<ColumnPeriod>(
    queries,
    'SELECT name, kind, hidden FROM game_periods WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
    [organizationId, sportId],
  );
  const own = periods.length > 0 || sport === null ? periods : defaultGamePeriods(sport);
  return {
    columns: statisticColumns([...statistics.values()]),
    periods: isFirst && brought.periods?.length ? brought.periods : withMissing(own, brought.periods ?? []),
  };
}

function withMissing(own: readonly ColumnPeriod[], brought: readonly ColumnPeriod[]): ColumnPeriod[] {
  const names = new Set(own.map(({ name }) => name.toLowerCase()));
  return [...own, ...brought.filter(({ name }) => !names.has(name.toLowerCase()))];
}

async function findSport(
  queries: Queries,
  organizationId: number,
  wanted: string | undefined,
): Promise<{ sportId: number; sportName: string }> {
  const sports = await rows<{ id: number; name: string }>(
    queries,
    'SELECT s.id, s.name FROM organization_sports o JOIN sports s ON s.id = o.sport_id WHERE o.organization_id = $1 ORDER BY s.id',
    [organizationId],
  );
  const choices =
    wanted === undefined ? sports : sports.filter(({ name }) => normaliseName(name) === normaliseName(wanted));
  const names = sports.map(({ name }) => name);
  const [sport, another] = choices;
  if (sports.length === 0) throw unprocessable('The organization has no sport.');
  if (sport === undefined)
    throw invalidInput({ field: 'sport', message: `The organization's sports are ${names.join(', ')}.` });
  if (another !== undefined)
    throw new AppError('UNPROCESSABLE', `Which sport is it: ${names.join(', ')}?`, { details: { sports: names } });
  return { sportId: sport.id, sportName: sport.name };
}

/** A pool answers with a result, an entity manager with the rows themselves. */
async function rows<Row>(queries: Queries, sql: string, params: unknown[]): Promise<Row[]> {
  const answer = await queries.query(sql, params);
  return Array.isArray(answer) ? (answer as Row[]) : (answer as { rows: Row[] }).rows;
}
