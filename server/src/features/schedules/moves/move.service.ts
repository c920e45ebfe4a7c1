import { formatCalendarDate } from '../../../domain/dates/format-calendar-date.js';
import { formatTime } from '../../../domain/dates/format-time.js';
import { isLost } from '../../../domain/schedule/lost-halls.js';
import { type PlaceFinding, weekOffWords } from '../../../domain/schedule/place-findings.js';
import type { ScheduleConsequence } from '../../../domain/schedule/schedule-consequences.js';
import { gameLabel } from '../../../domain/game/game-label.js';
import type { RequestContext } from '../../../context/request-context.js';
import { notFound, unprocessable } from '../../../lib/errors.js';
import { parseId } from '../../../lib/ids.js';
import { requireAdmin } from '../../../lib/policy.js';
import { InputCheck } from '../../../lib/validation.js';
import { recordAudit } from '../../audit/audit.service.js';
import { lockRow, updateRow } from '../../audit/change.service.js';
import { announce } from '../../audit/write-events.service.js';
import { write, type Write } from '../../audit/write.service.js';
import { GameEntity } from '../../games/game.entity.js';
import { todayOf } from '../../games/today.service.js';
import { UndoRecorder } from '../../undo/recorder.service.js';
import { lockSchedule } from '../generation/lock-schedule.js';
import { readScheduleWorld, type ScheduleWorld, type WorldGame } from '../generation/schedule-world.js';
import { type HeldCell, heldCells, moveOutcome, placeOf, STAYS, swapOutcome } from './cells-of-game.js';
import type { MoveGameInput, SwapGamesInput } from './move.input.js';
import { Places } from './surroundings.js';

/** What came of moving games. */
export interface MovedGames {
  /** Whether they were moved; otherwise errors, or warnings without a reason, speak against it. */
  readonly moved: boolean;
  readonly gameIds: readonly number[];
  readonly errors: readonly PlaceFinding[];
  readonly warnings: readonly PlaceFinding[];
  readonly consequences: readonly ScheduleConsequence[];
  readonly undoId: string | null;
  readonly message: string;
}

/**
 * Exchanges the matchups of two games of a schedule; ids, dates, times and places stay. Warnings without a reason stand
 * in the way, except for REST, whose swap has no reason. Admins. It can be undone.
 * @throws 404; 422 'Swap failed.' with the reasons: the same game, different schedules, a played game, a double
 *   booking, an unavailable time; 409 for a stale version
 */
export async function swapGames(ctx: RequestContext, input: SwapGamesInput): Promise<MovedGames> {
  const organizationId = requireAdmin(ctx);
  const reason = reasonOf(input.reason);
  const [firstId, secondId] = [parseId(input.gameId1, 'Game'), parseId(input.gameId2, 'Game')];
  const today = await todayOf(ctx, organizationId);
  return write(ctx, organizationId, async (tx) => {
    const { world, games } = await lockGames(tx, [firstId, secondId]);
    const [first, second] = [games[0]!, games[1]!];
    if (first.id === second.id) throw swapFailed(['Select two different games.']);
    if (world === null || games.some(({ scheduleId }) => scheduleId !== world.id))
      throw swapFailed(['The games are not of the same schedule.']);
    const played = worldGames(world, games).filter(({ isPlayed }) => isPlayed);
    if (played.length > 0) throw swapFailed(played.map((game) => `${labelOf(game)} has been played.`));
    const [one, other] = worldGames(world, games);
    const { findings, consequences } = swapOutcome(new Places(world, today), one!, other!);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw swapFailed([...new Set(errors.map(({ message }) => message))]);
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    if (warnings.length > 0 && reason === null && ctx.transport === 'graphql')
      return notMoved([first.id, second.id], { errors: [], warnings, consequences });
    return carryOut(tx, world, {
      patches: [
        { row: first, patch: teamsOf(second), expected: input.expectedVersion1 },
        { row: second, patch: teamsOf(first), expected: input.expectedVersion2 },
      ],
      warnings,
      consequences,
      reason,
      done: `Swapped ${labelOf(one!)} and ${labelOf(other!)}.`,
    });
  });
}

/**
 * Moves a game of a schedule to a free cell, unless something speaks against it: errors always do, warnings do without
 * a reason. Admins. It can be undone.
 * @throws 404; 422 for a played game, a game of no schedule, and what is no free cell; 409 for a stale version
 */
export async function moveGame(ctx: RequestContext, input: MoveGameInput): Promise<MovedGames> {
  const organizationId = requireAdmin(ctx);
  const reason = reasonOf(input.reason);
  const gameId = parseId(input.gameId, 'Game');
  const today = await todayOf(ctx, organizationId);
  return write(ctx, organizationId, async (tx) => {
    const { world, games } = await lockGames(tx, [gameId]);
    const row = games[0]!;
    if (world === null) throw unprocessable('This game is of no schedule. Change its date and time instead.');
    const [game] = worldGames(world, games);
    if (game!.isPlayed) throw unprocessable(STAYS);
    const free = freeCell(world, game!, input);
    const place = placeOf(free.cell);
    const { findings, consequences } = moveOutcome(new Places(world, today), game!, free);
    const errors = findings.filter(({ severity }) => severity === 'error');
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    if (errors.length > 0 || (warnings.length > 0 && reason === null))
      return notMoved([row.id], { errors, warnings, consequences });
    const done = `Moved ${game!.home} vs ${game!.away} to ${formatCalendarDate(place.date)} at ${formatTime(place.time)}.`;
    return carryOut(tx, world, {
      patches: [{ row, patch: place, expected: input.expectedVersion }],
      warnings,
      consequences,
      reason,
      done,
    });
  });
}

function notMoved(
  gameIds: readonly number[],
  { errors, warnings, consequences }: Pick<MovedGames, 'errors' | 'warnings' | 'consequences'>,
): MovedGames {
  const message = [...errors, ...warnings][0]!.message;
  return { moved: false, gameIds, errors, warnings, consequences, undoId: null, message };
}

interface Change {
  readonly patches: readonly {
    readonly row: GameEntity;
    readonly patch: Partial<GameEntity>;
    readonly expected: number | null | undefined;
  }[];
  readonly warnings: readonly PlaceFinding[];
  readonly consequences: readonly ScheduleConsequence[];
  readonly reason: string | null;
  readonly done: string;
}

async function carryOut(
  tx: Write,
  world: ScheduleWorld,
  { patches, warnings, consequences, reason, done }: Change,
): Promise<MovedGames> {
  const undo = new UndoRecorder(tx);
  const gameIds = patches.map(({ row }) => row.id);
  const labels = new Map(world.games.map((game) => [game.id, labelOf(game)]));
  await announce(tx, 'games', { gameIds, playerIds: [] }, () =>
    undo.watch('games', gameIds, async () => {
      for (const { row, patch, expected } of patches)
        await updateRow(tx, GameEntity, row, patch, { entityType: 'game', label: labels.get(row.id)!, expected });
    }),
  );
  if (warnings.length > 0 && reason !== null)
    await recordAudit(tx, {
      action: 'schedule.override',
      version: null,
      entityType: 'schedule_override',
      entityId: world.id,
      label: world.name,
      changes: {
        games: [null, gameIds.map((id) => labels.get(id)!)],
        warnings: [null, warnings.map(({ message }) => message)],
        reason: [null, reason],
      },
    });
  const undoId = await undo.save('game.move', done);
  return { moved: true, gameIds, errors: [], warnings, consequences, undoId, message: done };
}

/** Games, locked with all that they could collide with, and the schedule of the first; null when it has none. */
async function lockGames(
  tx: Write,
  ids: readonly number[],
): Promise<{ world: ScheduleWorld | null; games: GameEntity[] }> {
  const { organizationId } = tx;
  const first = await tx.manager.findOneBy(GameEntity, { organizationId, id: ids[0]! });
  if (!first) throw notFound('Game');
  if (first.scheduleId !== null) await lockSchedule(tx, first.scheduleId);
  const games: GameEntity[] = [];
  for (const id of ids) games.push(await lockRow(tx, GameEntity, id, 'Game'));
  const { scheduleId } = games[0]!;
  return { world: scheduleId === null ? null : await readScheduleWorld(tx.manager, organizationId, scheduleId), games };
}

function worldGames({ games }: ScheduleWorld, rows: readonly GameEntity[]): WorldGame[] {
  return rows.map(({ id }) => games.find((game) => game.id === id)!);
}

/**
 * The free cell that is meant, or the one where the game stands. A hall or court of null is none, an absent one any.
 * @throws 422
 */
function freeCell(world: ScheduleWorld, game: WorldGame, { date, time, location, court }: MoveGameInput): HeldCell {
  const hallOf = new Map<unknown, string>(world.halls.map(({ id, name }) => [id, name]));
  const meant = heldCells(world).filter(({ cell }) => {
    const isThere = cell.date === date && cell.time === time;
    const isHall = location === undefined || (hallOf.get(cell.locationId) ?? null) === location;
    return isThere && isHall && (court === undefined || cell.court === court);
  });
  if (meant.length === 0) {
    const off = world.weeksOff.find((each) => each.date === date);
    const lost = world.halls.find(
      ({ id, name }) => name === location && isLost({ locationId: id, date }, world.lostHalls),
    );
    if (lost) throw unprocessable(`${lost.name} cannot be played in on ${formatCalendarDate(date)}.`);
    throw unprocessable(
      off ? weekOffWords(off) : `The schedule has no such cell on ${formatCalendarDate(date)} at ${formatTime(time)}.`,
    );
  }
  const open = meant.filter(({ game: occupant }) => occupant === null || occupant.id === game.id);
  const free = open.find(({ heldBy }) => heldBy === null) ?? open[0];
  if (!free) {
    const { home, away } = meant[0]!.game!;
    throw unprocessable(`${home} vs ${away} is played there. Swap the two instead.`);
  }
  return free;
}

function teamsOf({ homeTeamId, awayTeamId }: GameEntity): Pick<GameEntity, 'homeTeamId' | 'awayTeamId'> {
  return { homeTeamId, awayTeamId };
}

function labelOf({ home, away, date }: WorldGame): string {
  return gameLabel(home, away, date);
}

function swapFailed(reasons: readonly string[]) {
  return unprocessable(
    'Swap failed.',
    undefined,
    reasons.map((message) => ({ field: 'gameId2', message })),
  );
}

function reasonOf(reason: string | null | undefined): string | null {
  const check = new InputCheck();
  const text = check.text('reason', reason, { max: 500 }) ?? null;
  check.finish();
  return text;
}
