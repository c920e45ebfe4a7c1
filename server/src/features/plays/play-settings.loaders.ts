import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { PlaySettings } from './play.type.js';

const SETTINGS = reading({
  id: column<number>('sl.id'),
  assistsOnFreeThrows: column<boolean>('sl.assists_on_free_throws'),
  bonusFouls: column<number | null>('sl.bonus_fouls'),
  doubleBonusFouls: column<number | null>('sl.double_bonus_fouls'),
  technicalCountsAsPersonal: column<boolean>('sl.technical_counts_as_personal'),
  periodMinutes: column<number | null>('sl.period_minutes'),
});

const BY_SEASON_LEAGUE = statement<unknown[], [organizationId: number, ids: number[]]>(
  'play_settings_by_season_league',
  `SELECT ${SETTINGS.sql} FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id = ANY($2)`,
);

/** What a season league decides about plays, by its id. */
export const playSettingsOf = (ctx: RequestContext): TenantLoader<PlaySettings & { id: number }> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<PlaySettings & { id: number }> {
  return loadOne(readRows(ctx, BY_SEASON_LEAGUE, SETTINGS.read), ({ id }) => id);
}
