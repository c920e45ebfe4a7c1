import { applyOrder } from '../../domain/ordering/apply-order.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { InputCheck } from '../../lib/validation.js';
import { write, type Write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import type { AssignDivisionTeamInput, ReorderDivisionTeamsInput } from './division.input.js';
import { type DivisionBoard, listsOf, lockBoard, noteTeams, saveBoard, unseededOf } from './division-board.service.js';
import { seasonOfDivision, teamsOfOneSeason } from './division-lookup.service.js';

/**
 * Adds an unassigned team to a division, at the position given. Calls for several teams may come all at once: each ends
 * at its position.
 * @returns the id of the season-league team
 * @throws 404; 409 for a team that is in a division already; 422 for a team of another season
 */
export async function assignDivisionTeam(ctx: RequestContext, input: AssignDivisionTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const position = check.integer('position', input.position, { max: 9_999 }) ?? null;
  check.finish();
  const divisionId = parseId(input.divisionId, 'Division');
  const seasonTeamId = parseId(input.seasonLeagueTeamId, 'Team');
  const taken = { division_teams_team_key: () => conflict('This team is in a division already.') };
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const { seasonId } = await teamsOfOneSeason(tx, [seasonTeamId], divisionId);
      const board = await lockBoard(tx, seasonId);
      if (!board.divisions.some(({ id }) => id === divisionId)) throw notFound('Division');
      refuseAssigned(board, seasonTeamId);
      // Among teams that results put in order a new one has no position either, unless one is named.
      const at =
        position === null && unseededOf(board).has(divisionId) ? null : await makeRoom(tx, board, divisionId, position);
      await tx.manager.query(
        'INSERT INTO division_teams (organization_id, division_id, season_league_team_id, position) VALUES ($1, $2, $3, $4)',
        [organizationId, divisionId, seasonTeamId, at],
      );
      await noteTeams(tx, board, divisionId, 'division.assign');
      return seasonTeamId;
    }),
  );
}

/** Takes a team out of a division; the others close up. @throws 404 when it is not in it */
export async function unassignDivisionTeam(
  ctx: RequestContext,
  divisionId: string | number,
  seasonLeagueTeamId: string | number,
): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(divisionId, 'Division');
  const seasonTeamId = parseId(seasonLeagueTeamId, 'Team');
  return write(ctx, organizationId, async (tx) => {
    const board = await lockBoard(tx, await seasonOfDivision(tx, id));
    const team = board.teams.find((row) => row.id === seasonTeamId && row.divisionId === id);
    if (!team) throw notFound('Team');
    const undo = new UndoRecorder(tx);
    const lists = listsOf(board);
    lists.set(
      id,
      (lists.get(id) ?? []).filter((other) => other !== seasonTeamId),
    );
    await saveBoard(tx, board, lists, { action: 'division.unassign', undo });
    return undo.deleted('division.unassign', `Took team ${team.name} out of division ${divisionName(board, id)}.`, [
      seasonTeamId,
    ]);
  });
}

/**
 * Puts all teams of a division into an order. Two orders at once end in one of the two.
 * @throws 404 for a team that is not in it; 400 for a repeated one; 409 when one is missing: somebody has added it
 *   meanwhile
 */
export async function reorderDivisionTeams(ctx: RequestContext, input: ReorderDivisionTeamsInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(input.divisionId, 'Division');
  const seasonTeamIds = input.seasonLeagueTeamIds.map((seasonTeamId) => parseId(seasonTeamId, 'Team'));
  return write(ctx, organizationId, async (tx) => {
    const board = await lockBoard(tx, await seasonOfDivision(tx, id));
    const lists = listsOf(board);
    const order = applyOrder(lists.get(id) ?? [], seasonTeamIds);
    if (!order.ok) {
      if (order.unknown.length > 0) throw notFound('Team');
      if (order.repeated.length > 0)
        throw invalidInput({ field: 'seasonLeagueTeamIds', message: 'seasonLeagueTeamIds must name each team once.' });
      throw conflict('The list of teams has changed meanwhile. Please look at it again.', { missing: order.missing });
    }
    lists.set(id, seasonTeamIds);
    await saveBoard(tx, board, lists, { action: 'division.reorder', undo: null, ordered: id });
    return id;
  });
}

function refuseAssigned(board: DivisionBoard, seasonTeamId: number): void {
  const team = board.teams.find(({ id }) => id === seasonTeamId);
  if (team) throw conflict(`Team ${team.name} is in division ${divisionName(board, team.divisionId)} already.`);
}

/** Moves the team at a position, and those right behind it, one further. Returns the position that is free then. */
async function makeRoom(
  tx: Write,
  { teams }: DivisionBoard,
  divisionId: number,
  position: number | null,
): Promise<number> {
  const positions = new Set(
    teams.flatMap((team) => (team.divisionId === divisionId && team.position !== null ? [team.position] : [])),
  );
  const at = position ?? Math.max(-1, ...positions) + 1;
  let end = at;
  while (positions.has(end)) end += 1;
  await tx.manager.query(
    'UPDATE division_teams SET position = position + 1 WHERE organization_id = $1 AND division_id = $2 AND position >= $3 AND position < $4',
    [tx.organizationId, divisionId, at, end],
  );
  return at;
}

function divisionName({ divisions }: DivisionBoard, divisionId: number): string {
  return divisions.find(({ id }) => id === divisionId)?.name ?? '';
}
