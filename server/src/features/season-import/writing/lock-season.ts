import type { Write } from '../../audit/write.service.js';

/**
 * Keeps the games of a season, with what is recorded of them, as they are until the transaction ends, for what is
 * decided by what is read of them next: whoever saves one is waited for, and seen. Its leagues and divisions first, as
 * everywhere; whoever adds a game holds one of them, so that none comes in beside one of the files.
 */
export async function lockSeason({ manager, organizationId }: Write, seasonId: number): Promise<void> {
  for (const [table, mode] of [
    ['season_leagues', 'FOR SHARE'],
    ['divisions', 'FOR SHARE'],
    // Against everybody who holds a game, shared or by a new row that refers to it: lines, scores of periods, plays.
    ['games', 'FOR UPDATE'],
  ] as const)
    await manager.query(`SELECT FROM ${table} WHERE organization_id = $1 AND season_id = $2 ORDER BY id ${mode}`, [
      organizationId,
      seasonId,
    ]);
}
