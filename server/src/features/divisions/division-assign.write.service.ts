import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound } from '../../lib/errors.js';
import { parseId, tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { InputCheck } from '../../lib/validation.js';
import { write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { AssignDivisionTeamsInput } from './division.input.js';
import { type DivisionBoard, listsOf, lockBoard, saveBoard, unseededOf } from './division-board.service.js';
import { teamsOfOneSeason } from './division-lookup.service.js';
import { shownOrder } from './division-seeds.service.js';

/** What a drop has changed. */
export interface Assigned {
  divisionIds: number[];
  undoId: string | null;
  message: string;
}

/**
 * Moves teams to a place in a division, out of any other division of the season, or out of all.
 * @throws 404 for unknown teams or divisions; 422 for teams of another season than the division's; 409 for a stale
 *   version, also when a team is meanwhile in a division that the caller did not know of
 */
export async function assignDivisionTeams(ctx: RequestContext, input: AssignDivisionTeamsInput): Promise<Assigned> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const index = check.integer('index', input.index) ?? Infinity;
  check.that(input.seasonLeagueTeamIds.length > 0, 'seasonLeagueTeamIds', 'seasonLeagueTeamIds must name a team.');
  check.finish();
  const seasonTeamIds = [...new Set(input.seasonLeagueTeamIds.map((id) => parseId(id, 'Team')))];
  const targetId = input.divisionId == null ? null : parseId(input.divisionId, 'Division');
  const expected = new Map((input.expectedVersions ?? []).map(({ id, version }) => [tryId(id) ?? 0, version]));
  const shown = targetId === null ? [] : await shownOrder(ctx, organizationId, targetId);
  const taken = { division_teams_team_key: () => conflict('This team is in a division already.') };
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const { teams, seasonId } = await teamsOfOneSeason(tx, seasonTeamIds, targetId);
      const board = await lockBoard(tx, seasonId);
      const target = board.divisions.find(({ id }) => id === targetId);
      if (targetId !== null && !target) throw notFound('Division');
      const known =
        targetId === null || expected.has(targetId) ? withStrangers(board, seasonTeamIds, expected) : expected;
      const inOrder = board.teams.some(({ id, divisionId }) => divisionId === targetId && seasonTeamIds.includes(id));
      const current = listsOf(board);
      // What moves within a division that is not seeded moves within the order that its page shows. Who came since that
      // was read stays, behind the others: an undo brings teams back without a new version of the division.
      if (target && unseededOf(board).has(target.id)) {
        const present = new Set(current.get(target.id));
        current.set(target.id, [...new Set([...shown.filter((id) => present.has(id)), ...present])]);
      }
      const lists = new Map(
        [...current].map(([id, list]) => [id, list.filter((seasonTeamId) => !seasonTeamIds.includes(seasonTeamId))]),
      );
      if (target) lists.set(target.id, (lists.get(target.id) ?? []).toSpliced(index, 0, ...seasonTeamIds));
      const undo = new UndoRecorder(tx);
      const names = new Map(teams.map(({ id, name }) => [id, name]));
      const divisionIds = await saveBoard(
        tx,
        board,
        lists,
        { action: 'division.assign', undo, ordered: inOrder ? targetId : null, expected: known },
        names,
      );
      const what = teams.length === 1 ? `team ${teams[0]?.name}` : `${teams.length} teams`;
      const stays =
        target &&
        board.teams.filter(({ id, divisionId }) => divisionId === target.id && seasonTeamIds.includes(id)).length ===
          seasonTeamIds.length;
      const message = stays
        ? `Moved ${what} within division ${target.name}.`
        : target
          ? `Put ${what} into division ${target.name}.`
          : `Took ${what} out of the divisions.`;
      return { divisionIds, undoId: await undo.save('division.assign', message), message };
    }),
  );
}

/**
 * The versions that a change is based on, with an older one for divisions that the caller does not name though its
 * teams are there: when the caller looked, they were elsewhere.
 */
function withStrangers(
  board: DivisionBoard,
  seasonTeamIds: readonly number[],
  expected: ReadonlyMap<number, number>,
): Map<number, number> {
  const holding = new Set(
    board.teams.filter(({ id }) => seasonTeamIds.includes(id)).map(({ divisionId }) => divisionId),
  );
  const strangers = board.divisions.filter(({ id }) => holding.has(id) && !expected.has(id));
  return new Map([...expected, ...strangers.map(({ id, version }) => [id, version - 1] as const)]);
}
