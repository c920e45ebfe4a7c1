import type { EntityManager } from 'typeorm';

interface PeriodRow {
  id: number;
  name: string;
  kind: 'regular' | 'overtime' | 'final';
  position: number;
}

/**
 * The ids of the periods that the period columns of a file stand for, first to last: the regular ones in their order, then the overtimes.
 * Overtimes that the organization lacks are added, before 'Final'.
 * @param needed how many columns have a score in any game
 */
export async function playedPeriods(
  manager: EntityManager,
  organizationId: number,
  sportId: number,
  needed: number,
): Promise<number[]> {
  const periods = await readPeriods(manager, organizationId, sportId);
  const played = inPlay(periods);
  if (played.length >= needed) return played.map(({ id }) => id);
  const names = freeNames(periods, needed - played.length);
  const after = Math.max(...played.map(({ position }) => position), -1);
  await manager.query(
    'UPDATE game_periods SET position = position + $4 WHERE organization_id = $1 AND sport_id = $2 AND position > $3',
    [organizationId, sportId, after, names.length],
  );
  await manager.query(
    `INSERT INTO game_periods (organization_id, sport_id, name, kind, position)
     SELECT $1, $2, name, 'overtime', $3::int + number FROM unnest($4::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number`,
    [organizationId, sportId, after, names],
  );
  return inPlay(await readPeriods(manager, organizationId, sportId)).map(({ id }) => id);
}

async function readPeriods(manager: EntityManager, organizationId: number, sportId: number): Promise<PeriodRow[]> {
  return manager.query<PeriodRow[]>(
    'SELECT id, name, kind, position FROM game_periods WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
    [organizationId, sportId],
  );
}

function inPlay(periods: readonly PeriodRow[]): PeriodRow[] {
  return [...periods.filter(({ kind }) => kind === 'regular'), ...periods.filter(({ kind }) => kind === 'overtime')];
}

function freeNames(periods: readonly PeriodRow[], count: number): string[] {
  const taken = new Set(periods.map(({ name }) => name.toLowerCase()));
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) if (!taken.has(`ot${number}`)) names.push(`OT${number}`);
  return names;
}
