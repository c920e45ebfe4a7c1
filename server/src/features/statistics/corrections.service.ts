import { statement } from '../../database/prepared.js';
import { publicAuthor } from '../../domain/text/public-author.js';
import type { RequestContext } from '../../context/request-context.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { Game } from '../games/game.type.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import { playerById } from '../players/player.loaders.js';
import { statisticsOfSport } from '../stat-definitions/statistics.js';
import { teamById } from '../teams/team.loaders.js';
import type { CorrectionKind } from './correction.enums.js';
import type { Correction } from './correction.type.js';
import { toldCorrections } from './told-corrections.js';

type CorrectionRow = [
  kind: CorrectionKind,
  id: number,
  at: Date,
  teamId: number,
  playerId: number | null,
  definitionId: number | null,
  periodId: number | null,
  before: number | null,
  after: number | null,
  actorName: string,
];

const CORRECTIONS = statement<CorrectionRow, [organizationId: number, gameId: number]>(
  'game_corrections',
  `SELECT kind, id, at, team_id, player_id, definition_id, period_id, before, after, actor_name
   FROM ${toldCorrections('= $2')} AS c ORDER BY at DESC, kind, id DESC LIMIT 200`,
  { games: ([, id]) => [id] },
);

/** What was changed of a game after its result was known, latest first, at most 200. */
export async function correctionsOfGame(
  ctx: RequestContext,
  { organizationId, id, sportId }: Game,
): Promise<Correction[]> {
  const rows = await query(ctx, CORRECTIONS, organizationId, [organizationId, id]);
  if (rows.length === 0) return [];
  const [{ all }, periods, nameOf] = await Promise.all([
    statisticsOfSport(ctx, organizationId, sportId),
    sportId === null ? [] : gamePeriodsOfSport(ctx, organizationId, sportId),
    authorNaming(ctx, organizationId),
  ]);
  const corrections = await Promise.all(
    rows.map(async ([kind, entryId, at, teamId, playerId, definitionId, periodId, before, after, actorName]) => {
      const definition = all.find((one) => one.id === definitionId) ?? null;
      const period = periods.find((one) => one.id === periodId) ?? null;
      // What has been deleted since has no name any more.
      if ((definitionId !== null && !definition) || (periodId !== null && !period)) return null;
      const [team, player] = await Promise.all([
        teamById(ctx).load({ organizationId, id: teamId }),
        playerId === null ? null : playerById(ctx).load({ organizationId, id: playerId }),
      ]);
      const changedBy = nameOf(actorName);
      return { id: `${kind}-${entryId}`, kind, at, definition, period, player, team, before, after, changedBy };
    }),
  );
  return corrections.filter((correction) => correction !== null);
}

/** Says whom the caller is told as the author of a correction. */
async function authorNaming(ctx: RequestContext, organizationId: number): Promise<(name: string) => string | null> {
  if (isAdminOf(ctx, organizationId)) return (name) => name;
  const organization = await organizationById(ctx, organizationId);
  return organization?.namesCorrectors ? publicAuthor : () => null;
}
