import { setForTransaction } from '../../../../database/limits/write-limits.js';
import { CorrectionKind } from '../../../statistics/correction.enums.js';
import type { ImportScope } from '../../import-scope.js';
import type { PlannedGame } from '../../matching/plan-games.js';
import { DETAIL_FILES } from '../../reading/files/archive-names.js';
import type { ParsedCorrection } from '../../reading/parsed-details.js';
import { idsInSport } from './ids-in-sport.js';
import { copyRows, type CopyValue } from '../copy-rows.js';
import type { WrittenPlayers } from '../write-players.js';
import type { SeasonTeam } from '../write-teams.js';

const COMMON = [
  'organization_id',
  'game_id',
  'team_id',
  'player_id',
  'before',
  'after',
  'corrects',
  'actor_name',
  'at',
];

/**
 * Writes what was corrected of new games into both ledgers, in the order of the file. Their statistics and scores come
 * with the other files. What the organization has no statistic or period for is left out and noted.
 */
export async function writeCorrections(
  scope: ImportScope,
  teams: readonly SeasonTeam[],
  players: WrittenPlayers,
  games: readonly PlannedGame[],
): Promise<void> {
  const { write, client, season, kept, signal } = scope;
  const { corrections } = season.details;
  if (corrections.length === 0) return;
  const statistics = await idsInSport(scope, 'stat_definitions');
  const periods = await idsInSport(scope, 'game_periods');
  const ofStatistics: CopyValue[][] = [];
  const ofGames: CopyValue[][] = [];
  for (const correction of corrections) {
    const common = commonValues(correction);
    if (common === null) continue;
    const { line, kind, statistic, period } = correction;
    const id = (ids: ReadonlyMap<string, number>, name: string | null, field: string): number | null | undefined => {
      const found = name === null ? null : ids.get(name.toLowerCase());
      if (found === undefined)
        kept.add(DETAIL_FILES.corrections, line, field, `${name} is no ${field} here; the correction is left out`);
      return found;
    };
    const [statisticId, periodId] = [id(statistics, statistic, 'statistic'), id(periods, period, 'period')];
    if (statisticId === undefined || periodId === undefined) continue;
    if (kind === CorrectionKind.STATISTIC) ofStatistics.push([...common, statisticId, 'import']);
    else ofGames.push([...common, periodId, kind]);
  }
  // They were corrected elsewhere, and are no news of today.
  await setForTransaction(write.manager, { 'courtbook.tells_webhooks': 'off' });
  await copyRows(client, 'statistics_ledger', [...COMMON, 'stat_definition_id', 'operation'], ofStatistics, signal);
  await copyRows(client, 'game_ledger', [...COMMON, 'game_period_id', 'kind'], ofGames, signal);
  await setForTransaction(write.manager, { 'courtbook.tells_webhooks': 'on' });

  function commonValues({ game, team, player, ...said }: ParsedCorrection): CopyValue[] | null {
    const planned = games[game];
    const teamId = teams[team]?.teamId;
    const playerId = player === null ? null : players.ids[player] || undefined;
    if (planned?.changeKind !== 'added' || teamId === undefined || playerId === undefined) return null;
    const { before, after, correctedBy, at } = said;
    return [write.organizationId, planned.id, teamId, playerId, before, after, true, correctedBy, at];
  }
}
