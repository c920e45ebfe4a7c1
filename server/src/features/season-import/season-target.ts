import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { defaultGamePeriods } from '../../domain/periods/defaultGamePeriods.js';
import { sportNamed } from '../../domain/sports/sportNamed.js';
import { defaultStatDefinitions } from '../../domain/stats/defaultStatDefinitions.js';
import { normaliseName } from '../../domain/text/normaliseName.js';
import { AppError, brokenRule, invalidInput } from '../../lib/errors.js';
import type { SeasonLayout } from './read-season.js';
import { statisticColumns } from './statistic-columns.js';

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
    throw brokenRule(`There are ${found.length} seasons called '${name}'. Rename one of them first.`, {
      seasonIds: found.map(({ id }) => id),
    });
  }
  const [season] = found;
  if (season !== undefined) {
    if (sport !== undefined && normaliseName(sport) !== normaliseName(season.sport)) {
      throw brokenRule(`The season '${season.name}' is a ${season.sport} season.`, { sport: season.sport });
    }
    return { name, seasonId: season.id, sportId: season.sport_id, sportName: season.sport };
  }
  return { name, seasonId: null, ...(await findSport(queries, organizationId, sport)) };
}

/** The columns and periods that the target's sport has in this organization; defaults where it has none yet. */
export async function layoutOf(
  queries: Pool | EntityManager,
  organizationId: number,
  { sportId, sportName }: SeasonTarget,
): Promise<SeasonLayout> {
  const sport = sportNamed(sportName);
  const defaults = new Set(sport ? defaultStatDefinitions(sport).map(({ abbreviation }) => abbreviation) : []);
  const definitions = await rows<{ abbreviation: string }>(
    queries,
    'SELECT abbreviation FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
    [organizationId, sportId],
  );
  const abbreviations = new Set([...definitions.map(({ abbreviation }) => abbreviation), ...defaults]);
  const periods = await rows<{ kind: string }>(
    queries,
    'SELECT kind FROM game_periods WHERE organization_id = $1 AND sport_id = $2',
    [organizationId, sportId],
  );
  const known = periods.length > 0 || sport === null ? periods : defaultGamePeriods(sport);
  return {
    columns: statisticColumns(
      [...abbreviations].map((abbreviation) => ({ abbreviation, isDefault: defaults.has(abbreviation) })),
    ),
    regularPeriods: known.filter(({ kind }) => kind === 'regular').length,
  };
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
  if (sports.length === 0) throw brokenRule('The organization has no sport.');
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
