import type { ScheduleConsequence as DomainConsequence } from '../../../domain/schedule/schedule-consequences.js';
import type { RequestContext } from '../../../context/request-context.js';
import { notFound, unprocessable } from '../../../lib/errors.js';
import { parseId } from '../../../lib/ids.js';
import { requireAdmin } from '../../../lib/policy.js';
import { loadPresent } from '../../../lib/tenant-loader.js';
import { gameById } from '../../games/game.loaders.js';
import { todayOf } from '../../games/today.service.js';
import type { Game } from '../../games/game.type.js';
import type { Team } from '../../teams/team.type.js';
import { readScheduleWorld } from '../generation/schedule-world.js';
import { worldOf } from '../generation/world-of.js';
import type { Schedule, ScheduleCell } from '../schedule.type.js';
import { cellsForGame, heldCells, placeOf } from './cells-of-game.js';
import type { MovedGames } from './move.service.js';
import type { ScheduleConsequence } from './consequence.type.js';
import type { MoveGamesPayload, ScheduleCellForGame } from './move.type.js';

/**
 * Every cell of the schedule of a game with what would come of putting the game there. Admins.
 * @throws 404 for an unknown game, 422 for one of no schedule
 */
export async function listCellsForGame(ctx: RequestContext, gameId: string | number): Promise<ScheduleCellForGame[]> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(gameId, 'Game');
  const { manager } = ctx.services.dataSource;
  const [found] = await manager.query<{ scheduleId: number | null }[]>(
    'SELECT schedule_id AS "scheduleId" FROM games WHERE organization_id = $1 AND id = $2',
    [organizationId, id],
  );
  if (!found) throw notFound('Game');
  if (found.scheduleId === null) throw unprocessable('This game is of no schedule.');
  const world = await readScheduleWorld(manager, organizationId, found.scheduleId);
  const game = world.games.find((own) => own.id === id);
  if (!game) throw notFound('Game');
  const cells = cellsForGame(world, game, await todayOf(ctx, organizationId));
  const occupantIds = cells.flatMap(({ occupant }) => occupant?.id ?? []);
  const games = await gamesById(ctx, organizationId, [id, ...occupantIds]);
  const withTeams = teamsOfConsequences(games);
  const hallOf = new Map(world.halls.map((hall) => [hall.id, hall.name]));
  return cells.map(({ place, occupant, refusal, findings, consequences }) => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    return {
      weekIndex: place.weekIndex,
      date: place.date,
      time: place.time,
      location: place.locationId === null ? null : (hallOf.get(place.locationId) ?? null),
      court: place.court,
      occupant: occupant === null ? null : (games.get(occupant.id) ?? null),
      fits: refusal === null && errors.length === 0,
      refusal,
      errors,
      warnings: findings.filter(({ severity }) => severity === 'warning'),
      consequences: withTeams(consequences),
    };
  });
}

/** The cells of a schedule that a game holds which is not of it, with that game; by date and time. */
export async function listHeldCells(
  ctx: RequestContext,
  { organizationId, id: scheduleId }: Pick<Schedule, 'organizationId' | 'id'>,
): Promise<ScheduleCell[]> {
  const world = await worldOf(ctx, { organizationId, scheduleId });
  const held = heldCells(world).filter(({ heldBy }) => heldBy !== null);
  const ids = held.map(({ heldBy }) => heldBy!.id);
  const games = await gamesById(ctx, organizationId, ids);
  const hallOf = new Map(world.halls.map((hall) => [hall.id, hall.name]));
  return held.map(({ cell, heldBy }) => {
    const place = placeOf(cell);
    const location = place.locationId === null ? null : (hallOf.get(place.locationId) ?? null);
    return { ...place, location, game: games.get(heldBy!.id) ?? null };
  });
}

/** What came of moving games, with the games as they are now. */
export async function movedGames(
  ctx: RequestContext,
  { gameIds, errors, warnings, consequences, ...done }: MovedGames,
): Promise<MoveGamesPayload> {
  const games = await gamesById(ctx, requireAdmin(ctx), gameIds);
  return {
    ...done,
    errors: [...errors],
    warnings: [...warnings],
    consequences: teamsOfConsequences(games)(consequences),
    games: [...games.values()],
  };
}

/** Consequences with their teams, who play in one of the games; without those of teams whose game is gone meanwhile. */
function teamsOfConsequences(games: ReadonlyMap<number, Game>) {
  const pairs = [...games.values()].flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const teamOf = new Map<unknown, Team>(pairs.map((team) => [team.id, team]));
  return (consequences: readonly DomainConsequence[]): ScheduleConsequence[] =>
    consequences.flatMap(({ teamId, opponentId, ...one }) => {
      const team = teamOf.get(teamId);
      const opponent = opponentId === null ? null : teamOf.get(opponentId);
      return team && opponent !== undefined ? [{ ...one, team, opponent }] : [];
    });
}

async function gamesById(
  ctx: RequestContext,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, Game>> {
  return new Map((await loadPresent(gameById(ctx), organizationId, ids)).map((game) => [game.id, game]));
}
