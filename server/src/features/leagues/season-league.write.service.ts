import { applyOrder } from '../../domain/ordering/apply-order.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable, conflict, invalidInput, notFound } from '../../lib/errors.js';
import { checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, keeping, lockRow } from '../audit/change.service.js';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { SeasonEntity } from '../seasons/season.entity.js';
import type { SeasonPart } from '../seasons/season.enums.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { LeagueEntity } from './league.entity.js';
import { LEAGUE_INPUT } from './league.fields.js';
import type { CreateLeagueInput, ReorderSeasonLeaguesInput } from './league.input.js';
import { leagueNamed, type NamedLeague } from './league-name.service.js';
import { SeasonLeagueEntity } from './season-league.entity.js';

/** Which leagues to copy from one season into another. Both belong to the write's tenant and are locked. */
export interface LeagueCopy {
  from: SeasonEntity;
  to: SeasonEntity;
  /** Null for all of them. */
  leagueIds: readonly number[] | null;
  /** What to copy beside the leagues; null for everything. */
  parts: readonly SeasonPart[] | null;
}

/**
 * Copies leagues with their teams and rosters, but those that are there already; returns the new season leagues. A
 * later feature lends it.
 */
export type CopyLeagues = (tx: Write, copy: LeagueCopy) => Promise<number[]>;

/**
 * Adds a league to a season: a new one, one that other seasons have had under this name, or those copied from another
 * season.
 * @returns ids of the new season leagues
 * @throws 404 for unknown seasons; 409 when the season has the league already; 422 when the other season has no such
 *   league
 */
export async function createLeague(
  ctx: RequestContext,
  input: CreateLeagueInput,
  copyLeagues: CopyLeagues,
): Promise<number[]> {
  const organizationId = requireAdmin(ctx);
  const isNamed = input.name != null || input.copyFromSeasonId == null;
  const name = isNamed ? checkNew(LEAGUE_INPUT, { name: input.name ?? '' }).name : null;
  const seasonId = parseId(input.seasonId, 'Season');
  const sourceId = input.copyFromSeasonId == null ? null : parseId(input.copyFromSeasonId, 'Season');
  const taken = { season_leagues_pair_key: () => conflict('This league is in the season already.') };
  return refuseDuplicates(taken, () =>
    undoableWrite(
      ctx,
      organizationId,
      async (tx) => {
        const season = await lockRow(tx, SeasonEntity, seasonId, 'Season');
        if (sourceId === null) return [await addLeague(tx, season, name ?? '')];
        const from = await lockRow(tx, SeasonEntity, sourceId, 'Season');
        const leagueIds = name === null ? null : [(await leagueOfSeason(tx, from, name)).id];
        const ids = await copyLeagues(tx, { from, to: season, leagueIds, parts: null });
        if (ids.length === 0)
          throw conflict(
            name === null ? `Season ${season.name} has all leagues of ${from.name} already.` : inSeason(name, season),
          );
        const changes = {
          copiedFrom: [null, from.name] as [unknown, unknown],
          seasonLeagues: [null, ids] as [unknown, unknown],
        };
        await recordAudit(tx, {
          action: 'season_league.copy',
          version: null,
          entityType: 'season',
          entityId: season.id,
          label: season.name,
          changes,
        });
        return ids;
      },
      { action: 'season_league.create' },
    ),
  );
}

/**
 * Puts all leagues of a season into an order. Two orders at once end in one of the two.
 * @throws 404 for an unknown season or league; 400 for a repeated one; 409 when one is missing: somebody has added it
 *   meanwhile
 */
export async function reorderSeasonLeagues(ctx: RequestContext, input: ReorderSeasonLeaguesInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const leagueIds = input.leagueIds.map((id) => parseId(id, 'League'));
  return undoableWrite(ctx, organizationId, async (tx) => {
    const season = await lockRow(tx, SeasonEntity, parseId(input.seasonId, 'Season'), 'Season');
    const rows = await tx.manager.find(SeasonLeagueEntity, {
      where: { organizationId, seasonId: season.id },
      order: { position: 'ASC', id: 'ASC' },
    });
    const order = applyOrder(
      rows.map(({ leagueId }) => leagueId),
      leagueIds,
    );
    if (!order.ok) {
      if (order.unknown.length > 0) throw notFound('League');
      if (order.repeated.length > 0)
        throw invalidInput({ field: 'leagueIds', message: 'leagueIds must name each league once.' });
      throw conflict('The list of leagues has changed meanwhile. Please look at it again.', { missing: order.missing });
    }
    const stamp = sqlStamp(tx, 4);
    const ids = rows.map(({ id }) => id);
    const [, moved] = await keeping(tx, 'season_leagues', ids, () =>
      tx.manager.query<[unknown[], number]>(
        `UPDATE season_leagues sl SET position = n.position - 1, ${stamp.set}
         FROM unnest($3::int[]) WITH ORDINALITY AS n (league_id, position)
         WHERE sl.organization_id = $1 AND sl.season_id = $2 AND sl.league_id = n.league_id AND sl.position <> n.position - 1`,
        [organizationId, season.id, leagueIds, ...stamp.params],
      ),
    );
    const changes = { leagues: [rows.map(({ leagueId }) => leagueId), leagueIds] as [unknown, unknown] };
    if (moved > 0)
      await recordAudit(tx, {
        action: 'season_league.reorder',
        version: null,
        entityType: 'season',
        entityId: season.id,
        label: season.name,
        changes,
      });
    return season.id;
  });
}

async function addLeague(tx: Write, season: SeasonEntity, name: string): Promise<number> {
  const league =
    (await leagueNamed(tx, name)) ??
    (await createRow(tx, LeagueEntity, { name }, { entityType: 'league', label: name }));
  const { organizationId } = tx;
  const rows = await tx.manager.find(SeasonLeagueEntity, { where: { organizationId, seasonId: season.id } });
  if (rows.some(({ leagueId }) => leagueId === league.id)) throw conflict(inSeason(league.name, season));
  const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
  const values = { seasonId: season.id, leagueId: league.id, position };
  return (
    await createRow(tx, SeasonLeagueEntity, values, {
      entityType: 'season_league',
      label: `${league.name} (${season.name})`,
    })
  ).id;
}

async function leagueOfSeason(tx: Write, season: SeasonEntity, name: string): Promise<NamedLeague> {
  const leagues = (await tx.manager.query(
    `SELECT l.id, l.name FROM season_leagues sl JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE sl.organization_id = $1 AND sl.season_id = $2 ORDER BY sl.position, sl.id`,
    [tx.organizationId, season.id],
  )) as NamedLeague[];
  const found = leagues.find((league) => normaliseName(league.name) === normaliseName(name));
  if (!found) throw unprocessable(`Season ${season.name} has no league ${name}.`, { choices: leagues });
  return found;
}

function inSeason(name: string, season: SeasonEntity): string {
  return `League ${name} is in season ${season.name} already.`;
}
