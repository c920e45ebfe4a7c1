import { gameLabel } from '../../domain/game/game-label.js';
import { refusedStatus } from '../../domain/game/result-rules.js';
import { weekOf } from '../../domain/schedule/week-of.js';
import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { unprocessable } from '../../lib/errors.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { createRow, lockRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { DivisionEntity } from '../divisions/division.entity.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { ScheduleEntity } from '../schedules/schedule.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { lockGame, refusePlayed, saveGame, type SavedGame } from './game-change.service.js';
import { checkPlace, placeIdOf } from './game-place.service.js';
import { type GameScope, matchupOf } from './game-teams.service.js';
import { GameEntity } from './game.entity.js';
import { GAME_INPUT } from './game.fields.js';
import type { CreateGameInput, UpdateGameInput } from './game.input.js';

/** The match of a bracket that a new game is for. */
interface BracketPlace {
  readonly id: string;
  /** Asked with the division locked: whoever creates a game of it at the same moment has done so, or waits. */
  refuseUnlessOpen(tx: Write): Promise<void>;
}

/**
 * Creates a game of a season league, or of the bracket of a division; scheduled, without scores. Admins. It can be
 * undone.
 * @param match the match of the bracket that it is for; who calls has seen to it that its teams play that
 * @throws 400 for wrong fields or a team against itself; 404 for an unknown season league, division or team; 422 for a
 *   team that does not play there, or a schedule of another league
 */
export function createGame(
  ctx: RequestContext,
  input: CreateGameInput,
  match: BracketPlace | null = null,
): Promise<SavedGame> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkNew(GAME_INPUT, input, check);
  const place = checkPlace(check, input);
  const { seasonLeagueId, divisionId } = input;
  const isSaid = seasonLeagueId != null || divisionId != null;
  check.that(isSaid, 'seasonLeagueId', 'Say which season league or which division the game is in.');
  check.that(
    seasonLeagueId == null || divisionId == null,
    'divisionId',
    'Give a season league or a division, not both.',
  );
  check.that(input.homeTeamId !== input.awayTeamId, 'awayTeamId', 'Teams must be different.');
  check.finish();
  const homeId = parseId(input.homeTeamId, 'Team');
  const awayId = parseId(input.awayTeamId, 'Team');
  return write(ctx, organizationId, async (tx) => {
    const { scope, seasonId } = await lockScope(tx, input);
    await match?.refuseUnlessOpen(tx);
    const { home, away, seasonLeagueId: sharedLeagueId } = await matchupOf(tx, scope, homeId, awayId);
    const label = gameLabel(home.name, away.name, entered.date);
    const schedule = await lockScheduleOf(tx, input, entered.date ?? null);
    const row = await createRow(
      tx,
      GameEntity,
      {
        ...entered,
        seasonId,
        seasonLeagueId: sharedLeagueId,
        divisionId: 'divisionId' in scope ? scope.divisionId : null,
        bracketNode: match?.id ?? null,
        ...schedule,
        homeTeamId: home.id,
        awayTeamId: away.id,
        locationId: (await placeIdOf(tx, place, null)) ?? null,
        status: 'scheduled',
      },
      { entityType: 'game', label },
    );
    const undo = new UndoRecorder(tx);
    await undo.created('games', [row.id]);
    return { id: row.id, undoId: await undo.save('game.create', `Created game ${label}.`) };
  });
}

/**
 * Changes when and where a game is, its video, its status, and its teams while it has not been played. Admins. It can
 * be undone.
 * @throws 400 for wrong fields or a team against itself; 404 for an unknown game or team; 409 for a stale version; 422
 *   for teams of a played game, a team that does not play there, or a status that its scores contradict
 */
export function updateGame(ctx: RequestContext, id: string | number, input: UpdateGameInput): Promise<SavedGame> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const patch = checkChanges(GAME_INPUT, input, check);
  const place = checkPlace(check, input);
  check.finish();
  return write(ctx, organizationId, async (tx) => {
    const game = await lockGame(tx, parseId(id, 'Game'));
    const status = input.status ?? game.row.status;
    const { homeScore: scoreHome, awayScore: scoreAway } = game.row;
    const refused = refusedStatus({ status: game.row.status, scoreHome, scoreAway }, status);
    if (refused !== null) throw unprocessable(refused, undefined, [{ field: 'status', message: refused }]);
    const teams = await otherTeams(tx, game.row, input);
    const locationId = await placeIdOf(tx, place, game.row.locationId);
    const next = definedFields({ ...patch, ...teams, status, locationId });
    return saveGame(tx, game, next, { expected: input.expectedVersion, done: (label) => `Changed game ${label}.` });
  });
}

/** The schedule that a new game joins, and its week there; nothing when it joins none. */
async function lockScheduleOf(
  tx: Write,
  { scheduleId, seasonLeagueId }: CreateGameInput,
  date: string | null,
): Promise<{ scheduleId: number; weekIndex: number | null } | undefined> {
  if (scheduleId == null) return undefined;
  const schedule = await lockRow(tx, ScheduleEntity, parseId(scheduleId, 'Schedule'), 'Schedule');
  if (seasonLeagueId == null || schedule.seasonLeagueId !== parseId(seasonLeagueId, 'Season league'))
    throw unprocessable('The schedule is of another league.');
  return { scheduleId: schedule.id, weekIndex: weekOf(schedule, date) };
}

/** The season league or the division of a new game, locked, and its season. */
async function lockScope(
  tx: Write,
  { seasonLeagueId, divisionId }: CreateGameInput,
): Promise<{ scope: GameScope; seasonId: number }> {
  if (divisionId != null) {
    const division = await lockRow(tx, DivisionEntity, parseId(divisionId, 'Division'), 'Division');
    return { scope: { divisionId: division.id }, seasonId: division.seasonId };
  }
  const league = await lockRow(tx, SeasonLeagueEntity, parseId(seasonLeagueId!, 'Season league'), 'Season league');
  return { scope: { seasonLeagueId: league.id }, seasonId: league.seasonId };
}

/** The teams that a game is to have instead, and what follows from them; nothing when they stay. */
async function otherTeams(
  tx: Write,
  row: GameEntity,
  input: UpdateGameInput,
): Promise<Partial<Pick<GameEntity, 'homeTeamId' | 'awayTeamId' | 'seasonLeagueId' | 'bracketNode'>>> {
  const homeId = input.homeTeamId == null ? row.homeTeamId : parseId(input.homeTeamId, 'Team');
  const awayId = input.awayTeamId == null ? row.awayTeamId : parseId(input.awayTeamId, 'Team');
  if (homeId === row.homeTeamId && awayId === row.awayTeamId) return {};
  const check = new InputCheck();
  check.that(homeId !== awayId, 'awayTeamId', 'Teams must be different.');
  check.finish();
  const scope = scopeOf(row);
  const { home, away, seasonLeagueId } = await matchupOf(tx, scope, homeId, awayId);
  await refusePlayed(tx, row);
  // The match that it was made for has other teams; which one these two play in follows from them.
  const isSamePair = homeId === row.awayTeamId && awayId === row.homeTeamId;
  return { homeTeamId: home.id, awayTeamId: away.id, seasonLeagueId, ...(!isSamePair && { bracketNode: null }) };
}

/** What a game belongs to. @throws 422 for one of no league and no division, as an import may have brought it */
function scopeOf({ seasonLeagueId, divisionId }: GameEntity): GameScope {
  if (divisionId !== null) return { divisionId };
  if (seasonLeagueId !== null) return { seasonLeagueId };
  throw unprocessable('This game is in no league and no division, so its teams stay.');
}
