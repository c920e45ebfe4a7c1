import { formatCalendarDate } from '../../domain/dates/format-calendar-date.js';
import type { RequestContext } from '../../context/request-context.js';
import { valueTaken, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockRow, lockRows, updateRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { ByeEntity } from './bye.entity.js';
import type { CreateByeInput, UpdateByeInput } from './bye.input.js';

/** What saving a bye answers. */
export interface SavedBye {
  organizationId: number;
  id: number;
  /** Null when nothing differed. */
  undoId: string | null;
}

const ENTITY = 'bye';
const taken = {
  byes_team_date_key: () => valueTaken('This team has a bye on this date already.', 'date'),
};

/**
 * Creates a bye of a team in its season league. Admins. It can be undone.
 * @throws 400 for a year of two digits, 404 for an unknown team, 409 when it has a bye on that date
 */
export function createBye(ctx: RequestContext, input: CreateByeInput): Promise<SavedBye> {
  const organizationId = requireAdmin(ctx);
  checkDate(input);
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const team = await keepTeam(tx, parseId(input.seasonLeagueTeamId, 'Team'));
      const date = input.date ?? null;
      const words = ofTeam(team.name, date);
      const row = await createRow(
        tx,
        ByeEntity,
        { seasonLeagueTeamId: team.id, date },
        { entityType: ENTITY, label: `Bye ${words}` },
      );
      const undo = new UndoRecorder(tx);
      await undo.created('byes', [row.id]);
      return { organizationId, id: row.id, undoId: await undo.save('bye.create', `Created bye ${words}.`) };
    }),
  );
}

/**
 * Changes date or team of a bye. Admins. It can be undone.
 * @throws as `createBye`; 404 for an unknown bye, 409 for a stale version
 */
export function updateBye(ctx: RequestContext, id: string | number, input: UpdateByeInput): Promise<SavedBye> {
  const organizationId = requireAdmin(ctx);
  checkDate(input);
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const row = await lockRow(tx, ByeEntity, parseId(id, 'Bye'), 'Bye');
      const before = await keepTeam(tx, row.seasonLeagueTeamId);
      const next =
        input.seasonLeagueTeamId == null ? before : await keepTeam(tx, parseId(input.seasonLeagueTeamId, 'Team'));
      const words = ofTeam(before.name, row.date);
      const patch = definedFields({ seasonLeagueTeamId: next.id, date: input.date });
      const undo = new UndoRecorder(tx);
      await undo.watch('byes', [row.id], () =>
        updateRow(tx, ByeEntity, row, patch, {
          entityType: ENTITY,
          label: `Bye ${words}`,
          expected: input.expectedVersion,
        }),
      );
      return { organizationId, id: row.id, undoId: await undo.save('bye.update', `Changed bye ${words}.`) };
    }),
  );
}

function checkDate({ date }: Pick<UpdateByeInput, 'date'>): void {
  const check = new InputCheck();
  check.date('date', date);
  check.finish();
}

/**
 * Removes byes, all or none, as a part of a command that can be undone.
 * @throws 404 when one of them is unknown
 */
export async function removeByes(tx: Write, undo: UndoRecorder, ids: readonly number[]): Promise<void> {
  await lockRows(tx, ByeEntity, ids, 'Bye');
  const byes = (await tx.manager.query(
    `SELECT b.id, b.date, t.name FROM byes b
     JOIN season_league_teams slt ON slt.organization_id = b.organization_id AND slt.id = b.season_league_team_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE b.organization_id = $1 AND b.id = ANY($2) ORDER BY b.id`,
    [tx.organizationId, ids],
  )) as { id: number; date: string | null; name: string }[];
  await undo.remove('byes', { sql: 't.id = ANY($2)', params: [ids] });
  for (const { id, date, name } of byes)
    await recordAudit(tx, {
      action: 'bye.delete',
      entityType: ENTITY,
      entityId: id,
      label: `Bye ${ofTeam(name, date)}`,
    });
}

/** A team in its season league, which stays there until the transaction ends. @throws 404 */
async function keepTeam(tx: Write, id: number): Promise<{ id: number; name: string }> {
  const [team] = (await tx.manager.query(
    `SELECT slt.id, t.name FROM season_league_teams slt JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE slt.organization_id = $1 AND slt.id = $2 FOR KEY SHARE OF slt`,
    [tx.organizationId, id],
  )) as { id: number; name: string }[];
  if (!team) throw notFound('Team');
  return team;
}

/** Which bye, in messages: 'of Ants on Oct 6, 2025'. */
function ofTeam(name: string, date: string | null): string {
  return `of ${name}${date === null ? '' : ` on ${formatCalendarDate(date)}`}`;
}
