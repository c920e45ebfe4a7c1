import { statement } from '../../database/prepared.js';
import type { LeagueStatistic } from '../../domain/stats/league-statistics.js';
import { leftOutByAll } from '../../domain/stats/left-out-by-all.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { groupBy } from '../../lib/group-by.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { query } from '../../lib/query.js';
import { column } from '../../lib/reading.js';
import { versionCache } from '../../lib/version-cache.js';
import { StatDefinitionFields } from './stat-definition.fields.js';
import type { StatDefinition, StatKind } from './stat-definition.type.js';

const DEFINITION = fieldsReading(StatDefinitionFields, 'sd', { kind: column<StatKind>('sd.kind') });

/** What a season league says of a statistic, and how many leagues its season has. */
type OfLeague = [seasonLeagueId: number, seasonId: number, leagueCount: number, position: number, hidden: boolean];

// One statement for both: what a league says is asked for wherever definitions are.
const DEFINITIONS = statement<unknown[], [organizationId: number]>(
  'stat_definitions_of_organization',
  `SELECT ${DEFINITION.sql}, (
     SELECT json_agg(json_build_array(own.season_league_id, sl.season_id,
       (SELECT count(*) FROM season_leagues each WHERE each.organization_id = $1 AND each.season_id = sl.season_id), own.position, own.hidden))
     FROM season_league_statistics own JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = own.season_league_id
     WHERE own.organization_id = $1 AND own.stat_definition_id = sd.id)
   FROM stat_definitions sd WHERE sd.organization_id = $1 ORDER BY sd.sport_id, sd.position, sd.id`,
);

/** A sport's statistics in an organization, each list in order. The lists are shared: do not change them. */
export interface SportStatDefinitions {
  all: readonly StatDefinition[];
  visible: readonly StatDefinition[];
  /** What season leagues say of them, by id, in their order; one without an order of its own is missing. */
  own: ReadonlyMap<number, readonly LeagueStatistic[]>;
  /** What seasons make of what their leagues say, by id; one whose leagues leave nothing out together is missing. */
  ofSeasons: ReadonlyMap<number, readonly LeagueStatistic[]>;
}

const NONE: SportStatDefinitions = { all: [], visible: [], own: new Map(), ofSeasons: new Map() };

const kept = versionCache<ReadonlyMap<number, SportStatDefinitions>>();

/** An organization's statistics by sport id. Kept in this process until the organization changes. */
export function statDefinitionsBySport(
  ctx: RequestContext,
  organizationId: number,
): PromiseOrValue<ReadonlyMap<number, SportStatDefinitions>> {
  return kept.get(ctx, organizationId, 'definitions', async () => {
    const rows = (await query(ctx, DEFINITIONS, organizationId, [organizationId])).map((row) => ({
      definition: DEFINITION.read(row, organizationId),
      ofLeagues: (row.at(-1) as OfLeague[] | null) ?? [],
    }));
    return new Map(
      [...groupBy(rows, ({ definition }) => definition.sportId)].map(([sportId, ofSport]) => [
        sportId,
        definitionsOf(ofSport),
      ]),
    );
  });
}

/** The statistics of one sport in an organization; none for a sport that it has not set up. */
export function statDefinitionsOfSport(
  ctx: RequestContext,
  organizationId: number,
  sportId: number,
): PromiseOrValue<SportStatDefinitions> {
  return whenThere(statDefinitionsBySport(ctx, organizationId), (bySport) => bySport.get(sportId) ?? NONE);
}

function definitionsOf(rows: readonly { definition: StatDefinition; ofLeagues: OfLeague[] }[]): SportStatDefinitions {
  const all = rows.map(({ definition }) => definition);
  const said = rows.flatMap(({ definition: { id }, ofLeagues }) =>
    ofLeagues.map(([seasonLeagueId, seasonId, leagueCount, position, hidden]) => ({
      seasonLeagueId,
      seasonId,
      leagueCount,
      position,
      statistic: { definitionId: id, hidden },
    })),
  );
  const own = new Map(
    [...groupBy(said, ({ seasonLeagueId }) => seasonLeagueId)].map(
      ([id, list]) => [id, list.toSorted((a, b) => a.position - b.position).map(({ statistic }) => statistic)] as const,
    ),
  );
  const ofSeasons = [...groupBy(said, ({ seasonId }) => seasonId)].map(([id, list]) => {
    const { leagueCount, seasonLeagueId } = list[0]!;
    if (leagueCount === 1) return [id, own.get(seasonLeagueId)!] as const;
    const ofLeagues = groupBy(list, (each) => each.seasonLeagueId).values();
    return [
      id,
      leftOutByAll(
        [...ofLeagues].map((each) => each.map(({ statistic }) => statistic)),
        leagueCount,
      ),
    ] as const;
  });
  return {
    all,
    visible: all.filter(({ hidden }) => !hidden),
    own,
    ofSeasons: new Map(ofSeasons.filter(([, list]) => list.length > 0)),
  };
}
