import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { requireActor } from '../../lib/policy.js';
import { query } from '../../lib/query.js';

/** What ids in the trail point to. */
type Kind =
  | 'business'
  | 'division'
  | 'game'
  | 'game_period'
  | 'league'
  | 'link'
  | 'location'
  | 'organization'
  | 'page'
  | 'player'
  | 'player_attribute'
  | 'season'
  | 'season_league'
  | 'season_league_team'
  | 'sport'
  | 'stat_definition'
  | 'team';

/** Fields of changes whose values are ids or lists of ids. */
const REFERENCES: Readonly<Record<string, Kind>> = {
  seasonId: 'season',
  leagueId: 'league',
  leagues: 'league',
  seasonLeagueId: 'season_league',
  seasonLeagues: 'season_league',
  seasonLeagueTeamId: 'season_league_team',
  teamId: 'team',
  homeTeamId: 'team',
  awayTeamId: 'team',
  playerId: 'player',
  captainPlayerId: 'player',
  divisionId: 'division',
  locationId: 'location',
  gameId: 'game',
  sportId: 'sport',
  sportIds: 'sport',
  organizationId: 'organization',
  statDefinitionId: 'stat_definition',
  periodId: 'game_period',
  attributeId: 'player_attribute',
};

/** Fields whose ids say nothing to people, and what is said instead. */
const WORDS: readonly [field: RegExp, words: string][] = [
  [/UploadId$/, 'a picture'],
  [/RevisionId$/, 'a version'],
];

/** A change of an entry, with what its ids stand for. */
export interface NamedChange {
  field: string;
  before: unknown;
  after: unknown;
  beforeName: string | null;
  afterName: string | null;
}

interface Entry {
  entityType: string;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** Names by kind and id: what is there now, otherwise the last name that the trail itself knows of what has gone. */
const NAMES = statement<
  [kind: string, id: number, name: string],
  [organizationId: number, kinds: string[], ids: number[], everyOrganization: boolean]
>(
  'audit_names',
  `WITH wanted AS (SELECT * FROM unnest($2::text[], $3::int[]) AS w (kind, id)),
   known AS (
     SELECT w.kind, w.id, t.name FROM wanted w JOIN seasons t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'season'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN leagues t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'league'
     UNION ALL SELECT w.kind, w.id, l.name || ' (' || s.name || ')' FROM wanted w JOIN season_leagues t ON t.organization_id = $1 AND t.id = w.id
       JOIN leagues l ON l.organization_id = $1 AND l.id = t.league_id JOIN seasons s ON s.organization_id = $1 AND s.id = t.season_id WHERE w.kind = 'season_league'
     UNION ALL SELECT w.kind, w.id, n.name || ' (' || l.name || ', ' || s.name || ')' FROM wanted w JOIN season_league_teams t ON t.organization_id = $1 AND t.id = w.id
       JOIN teams n ON n.organization_id = $1 AND n.id = t.team_id JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = t.season_league_id
       JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id WHERE w.kind = 'season_league_team'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN teams t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'team'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN divisions t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'division'
     UNION ALL SELECT w.kind, w.id, concat_ws(' ', t.first_name, t.last_name) FROM wanted w JOIN players t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'player'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN locations t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'location'
     UNION ALL SELECT w.kind, w.id, h.name || ' – ' || a.name FROM wanted w JOIN games t ON t.organization_id = $1 AND t.id = w.id
       JOIN teams h ON h.organization_id = $1 AND h.id = t.home_team_id JOIN teams a ON a.organization_id = $1 AND a.id = t.away_team_id WHERE w.kind = 'game'
     UNION ALL SELECT w.kind, w.id, t.abbreviation FROM wanted w JOIN stat_definitions t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'stat_definition'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN game_periods t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'game_period'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN player_attributes t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'player_attribute'
     UNION ALL SELECT w.kind, w.id, t.label FROM wanted w JOIN links t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'link'
     UNION ALL SELECT w.kind, w.id, t.title FROM wanted w JOIN pages t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'page'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN businesses t ON t.organization_id = $1 AND t.id = w.id WHERE w.kind = 'business'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN sports t ON t.id = w.id WHERE w.kind = 'sport'
     UNION ALL SELECT w.kind, w.id, t.name FROM wanted w JOIN organizations t ON t.id = w.id WHERE w.kind = 'organization' AND (t.id = $1 OR t.listed OR $4)
   )
   SELECT kind, id, name FROM known
   UNION ALL
   SELECT w.kind, w.id, (SELECT a.entity_label FROM audit_entries a WHERE a.organization_id = $1 AND a.entity_type = w.kind AND a.entity_id = w.id ORDER BY a.id DESC LIMIT 1)
   FROM wanted w WHERE NOT EXISTS (SELECT FROM known k WHERE k.kind = w.kind AND k.id = w.id)`,
);

/**
 * Entries of an organization's trail with the names of what their changes point to by id; null beside a value that is
 * no id. What nobody knows the name of any more is said to be deleted.
 */
export async function withNames<Given extends Entry>(
  ctx: RequestContext,
  organizationId: number,
  entries: readonly Given[],
): Promise<(Omit<Given, 'changes'> & { changes: NamedChange[] })[]> {
  const wanted = new Map<string, [Kind, number]>();
  for (const { entityType, changes } of entries) {
    for (const { field, before, after } of changes) {
      const kind = kindOf(entityType, field);
      if (kind) for (const id of [...idsOf(before), ...idsOf(after)]) wanted.set(`${kind} ${id}`, [kind, id]);
    }
  }
  const pairs = [...wanted.values()];
  const isSuper = requireActor(ctx).role === 'super_admin';
  const rows =
    pairs.length === 0
      ? []
      : await query(ctx, NAMES, organizationId, [
          organizationId,
          pairs.map(([kind]) => kind),
          pairs.map(([, id]) => id),
          isSuper,
        ]);
  const names = new Map(rows.flatMap(([kind, id, name]) => (name === null ? [] : [[`${kind} ${id}`, name] as const])));
  const nameOf = (entityType: string, field: string, value: unknown): string | null => {
    const ids = idsOf(value);
    if (ids.length === 0) return null;
    const words = WORDS.find(([pattern]) => pattern.test(field))?.[1];
    if (words !== undefined) return words;
    const kind = kindOf(entityType, field);
    return kind ? ids.map((id) => names.get(`${kind} ${id}`) ?? unknownName(kind, id)).join(', ') : null;
  };
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => ({
      ...change,
      beforeName: nameOf(entry.entityType, change.field, change.before),
      afterName: nameOf(entry.entityType, change.field, change.after),
    })),
  }));
}

/** What is said of a thing that has no name here: it is gone, or an organization that the reader may not know of. */
function unknownName(kind: Kind, id: number): string {
  return kind === 'organization' ? 'another organization' : `${kind.replaceAll('_', ' ')} ${id}, deleted`;
}

/** What a field's ids point to; the order of a list is one of the entry's own kind. */
function kindOf(entityType: string, field: string): Kind | null {
  return field === 'order' ? (entityType as Kind) : Object.hasOwn(REFERENCES, field) ? REFERENCES[field]! : null;
}

/** The ids of a value: itself, or a list of them. */
function idsOf(value: unknown): number[] {
  const values = Array.isArray(value) ? value : [value];
  return values.every(
    (each): each is number => Number.isSafeInteger(each) && (each as number) > 0 && (each as number) < 2 ** 31,
  )
    ? values
    : [];
}
