import { type FindManyOptions, In } from 'typeorm';
import type { EntityClass } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
import type { NameVerdict } from './name-list.enums.js';

/** As much of a judged line as is needed to lock whom or what it means. */
interface Judged {
  verdict: NameVerdict;
  namesakes: { id: number }[];
}

/**
 * Judges a list until all that its lines are known as is locked, and so stays until the write ends: whoever deletes,
 * merges or renames it meanwhile is waited for, and the list judged again.
 * @returns the lines, and what they are known as, by id
 */
export async function judgeLocked<Line extends Judged, Row extends { organizationId: number; id: number }>(
  tx: Write,
  entity: EntityClass<Row>,
  judge: () => Promise<Line[]>,
): Promise<{ listed: Line[]; known: Map<number, Row> }> {
  for (let known = new Map<number, Row>(); ;) {
    const listed = await judge();
    const ids = listed.flatMap(({ verdict, namesakes }) => (verdict === 'known' ? [namesakes[0]!.id] : []));
    if (ids.every((id) => known.has(id))) return { listed, known };
    const rows = await tx.manager.find(entity, {
      where: { organizationId: tx.organizationId, id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    } as FindManyOptions<Row>);
    known = new Map(rows.map((row) => [row.id, row]));
  }
}
