import { statement } from '../../database/prepared.js';
import type { ChangedKind } from './change.enums.js';

/** What of the changes is known at one moment, repeated with each change of the page; without any once, with nulls. */
type ChangeRow = [
  horizon: string,
  era: string,
  hasNewer: boolean,
  recent: string | null,
  transactionId: string | null,
  kind: ChangedKind | null,
  thingId: number | null,
  at: Date | null,
  isDeleted: boolean | null,
];

const isThere = (table: string, where = 't.id = p.thing_id'): string =>
  `EXISTS (SELECT FROM ${table} t WHERE t.organization_id = $1 AND ${where})`;
const ofGame = 't.game_id = p.thing_id';

/** By kind, whether visitors find it. */
const FOUND: Readonly<Record<ChangedKind, string>> = {
  organization: 'true',
  season: isThere('seasons'),
  league: isThere('leagues'),
  season_league: isThere('season_leagues'),
  division: isThere('divisions'),
  team: isThere('teams'),
  season_league_team: isThere('season_league_teams'),
  roster: isThere('season_league_teams'),
  player: isThere('players'),
  player_attribute: isThere('player_attributes', 't.id = p.thing_id AND t.visible'),
  stat_definition: isThere('stat_definitions'),
  game_period: isThere('game_periods'),
  location: isThere('locations'),
  game: isThere('games'),
  box_score: `(${isThere('game_lines', ofGame)} OR ${isThere('period_scores', ofGame)})`,
  plays: isThere('plays', `${ofGame} AND NOT t.is_deleted`),
  bye: isThere('byes'),
  week_off: isThere('weeks_off'),
};

/**
 * The first transaction that is still under way and may have changed something here; who begins later has a larger id.
 * Ids are the server's, so that a long one in another of its databases would hold up what is told here: of those that a
 * snapshot lists, such as are seen to belong elsewhere are left out. One that has ended meanwhile is not seen, and
 * counts; nor is one of another role without `pg_read_all_stats`. A replica lists none, and has what the primary's
 * oldest is.
 */
const HORIZON = `CASE WHEN pg_is_in_recovery() THEN pg_snapshot_xmin(taken.snapshot) ELSE least(
       pg_current_xact_id_if_assigned(),
       coalesce((SELECT under_way FROM pg_snapshot_xip(taken.snapshot) AS under_way WHERE NOT EXISTS (
         SELECT FROM pg_stat_activity a WHERE a.backend_xid = under_way::xid AND a.datname <> current_database())
         ORDER BY under_way LIMIT 1), pg_snapshot_xmax(taken.snapshot))) END`;

/**
 * The changes after a place and below a bound, in the order of transactions, and never of the first transaction that is
 * still under way or of later ones: who begins later has a larger id, so that nothing can come up before a place that
 * was told. All of it in one statement, so that one server says what is over and what there is. Without a place the row
 * has the first transaction from which on a new reader has to be told: somebody may be shown for a moment what was
 * before it.
 */
export const CHANGES_AFTER = statement<
  ChangeRow,
  [
    organizationId: number,
    transactionId: string | null,
    kind: string,
    thingId: number,
    bound: string | null,
    limit: number,
    since: Date,
  ]
>(
  'changes_after',
  `WITH known AS MATERIALIZED (
     SELECT (${HORIZON})::text::bigint AS horizon, changes_era() AS era FROM (SELECT pg_current_snapshot() AS snapshot) AS taken
   ), page AS MATERIALIZED (
     SELECT c.transaction_id, c.kind, c.thing_id, c.at FROM changes c, known
     WHERE c.organization_id = $1 AND (c.transaction_id, c.kind, c.thing_id) > ($2::bigint, $3::text, $4::integer)
       AND c.transaction_id < least(known.horizon, $5::bigint)
     ORDER BY c.transaction_id, c.kind, c.thing_id LIMIT $6
   )
   SELECT known.horizon::text, known.era,
     EXISTS (SELECT FROM changes c WHERE c.organization_id = $1 AND c.transaction_id >= least(known.horizon, $5::bigint)),
     CASE WHEN $2::bigint IS NULL THEN (SELECT min(c.transaction_id) FROM changes c
       WHERE c.organization_id = $1 AND c.transaction_id < known.horizon AND c.at > $7)::text END,
     p.transaction_id::text, p.kind, p.thing_id, p.at,
     NOT CASE p.kind ${Object.entries(FOUND)
       .map(([kind, found]) => `WHEN '${kind}' THEN ${found}`)
       .join(' ')} END
   FROM known LEFT JOIN page p ON true ORDER BY p.transaction_id, p.kind, p.thing_id`,
);
