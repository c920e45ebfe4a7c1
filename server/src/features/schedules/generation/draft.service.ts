import type { RequestContext } from '../../../context/request-context.js';
import { notFound } from '../../../lib/errors.js';
import { parseId, tryId } from '../../../lib/ids.js';
import { requireAdmin } from '../../../lib/policy.js';
import { loadPresent } from '../../../lib/tenant-loader.js';
import { compareNames } from '../../../domain/text/compare-names.js';
import { scheduleObstacles } from '../../../domain/schedule/schedule-obstacles.js';
import type { ScheduleObstacle } from '../../../domain/schedule/schedule-problem.js';
import { gameById } from '../../games/game.loaders.js';
import type { Game } from '../../games/game.type.js';
import { locationsOfOrganization } from '../../locations/location.loaders.js';
import { teamById } from '../../teams/team.loaders.js';
import type { Team } from '../../teams/team.type.js';
import type { LostHall, Schedule } from '../schedule.type.js';
import { changesSince } from './draft-basis.js';
import { type DraftGame, replacement } from './draft-game.js';
import { distinctLostHalls } from '../schedule.service.js';
import { draftById } from './draft.loaders.js';
import type {
  ScheduleDraft,
  ScheduleDraftComparison,
  ScheduleDraftGame,
  ScheduleDraftTeam,
  ScheduleDraftWeek,
  ScheduleFairness,
  ScheduleObstacleNote,
} from './draft.type.js';
import { playedGames, problemOf } from './problem-of.js';
import { changesOf, type PlannedGames, restAfter } from './publish-games.js';
import type { WorldGame } from './schedule-world.js';
import { worldOf } from './world-of.js';

/** A draft of the caller's organization; null when it has none with this id. Admins. */
export async function findDraft(ctx: RequestContext, id: string | number): Promise<ScheduleDraft | null> {
  const organizationId = requireAdmin(ctx);
  const draftId = tryId(id);
  return draftId === null ? null : draftById(ctx).load({ organizationId, id: draftId });
}

/** A draft that is there. Admins. @throws 404 */
export async function getDraft(ctx: RequestContext, id: string | number): Promise<ScheduleDraft> {
  const draft = await findDraft(ctx, id);
  if (!draft) throw notFound('Draft');
  return draft;
}

/** The games of a draft by date, time and place. */
export async function gamesOfDraft(ctx: RequestContext, draft: ScheduleDraft): Promise<ScheduleDraftGame[]> {
  const { come, moved } = changesOf(await worldOf(ctx, draft), plannedBy(draft));
  const isNew = new Set(come);
  const movedFrom = new Map(moved.map(({ stored, wanted }) => [wanted, stored]));
  const games = await storedGames(ctx, draft, [...movedFrom.values()]);
  const gameOf = new Map(games.map((game) => [game.id, game]));
  return shownGames(ctx, draft, draft.storedGames, (game) => {
    const from = movedFrom.get(game);
    return { isUnchanged: !isNew.has(game) && from === undefined, movedFrom: gameOf.get(from?.id ?? 0) ?? null };
  });
}

/** The games of the schedule that publishing a draft leaves as they are because they have been played. */
export async function playedOfDraft(ctx: RequestContext, draft: ScheduleDraft): Promise<Game[]> {
  return storedGames(ctx, draft, playedGames(await worldOf(ctx, draft)));
}

/** The games of the schedule that publishing a draft removes. */
export async function removedByDraft(ctx: RequestContext, draft: ScheduleDraft): Promise<Game[]> {
  return storedGames(ctx, draft, changesOf(await worldOf(ctx, draft), plannedBy(draft)).gone);
}

/** What publishing a draft does to each team, by the teams of the league as they are now. */
export async function teamsOfDraft(ctx: RequestContext, draft: ScheduleDraft): Promise<ScheduleDraftTeam[]> {
  const world = await worldOf(ctx, draft);
  const { same, moved, gone, come } = changesOf(world, plannedBy(draft));
  const played = playedGames(world);
  const teams = await teamsById(
    ctx,
    draft.organizationId,
    world.teams.map(({ id }) => id),
  );
  const of = (games: readonly Pick<DraftGame, 'homeTeamId' | 'awayTeamId'>[], { id }: Team): number =>
    games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id).length;
  return [...teams.values()].map((team) => ({
    team,
    played: of(played, team),
    unchanged: of(same, team),
    moved: of(
      moved.map(({ wanted }) => wanted),
      team,
    ),
    removed: of(gone, team),
    created: of(come, team),
  }));
}

/** Who rests and who plays twice in each week once a draft is published, by the teams of the league as they are now. */
export async function weeksOfDraft(ctx: RequestContext, draft: ScheduleDraft): Promise<ScheduleDraftWeek[]> {
  const { organizationId } = draft;
  const world = await worldOf(ctx, draft);
  const ids = world.teams.map(({ id }) => id);
  const teams = (await loadPresent(teamById(ctx), organizationId, ids)).toSorted((a, b) =>
    compareNames(a.name, b.name),
  );
  const teamOf = new Map<unknown, Team>(teams.map((team) => [team.id, team]));
  const rest = restAfter(
    world,
    plannedBy(draft),
    teams.map(({ id }) => id),
  );
  return rest.map(({ byes, doubleHeaders }, index) => ({
    index,
    byes: byes.map(({ teamId }) => teamOf.get(teamId)!),
    doubleHeaders: doubleHeaders.map((id) => teamOf.get(id)!),
  }));
}

/** What has changed since a draft was made, so that it can no longer be published; empty while it can. */
export async function staleReasons(ctx: RequestContext, draft: ScheduleDraft): Promise<string[]> {
  return changesSince(draft.basis, await worldOf(ctx, draft));
}

/** The halls that a schedule has lost beside, once its repair is published; places of one name once. */
export async function lostHallsOfDraft(
  ctx: RequestContext,
  { organizationId, basis }: ScheduleDraft,
): Promise<LostHall[]> {
  const { losesHalls = [] } = basis;
  if (losesHalls.length === 0) return [];
  const nameOf = new Map(
    (await locationsOfOrganization(ctx).load(organizationId)).map(({ id, name }) => [Number(id), name]),
  );
  const named = losesHalls.flatMap(({ locationId, date, from }) => {
    const location = nameOf.get(Number(locationId));
    return location === undefined ? [] : [{ locationId: Number(locationId), location, date, from }];
  });
  return distinctLostHalls(named);
}

/** What each team gets by a draft; teams that are gone since are left out. */
export async function fairnessOfDraft(
  ctx: RequestContext,
  { organizationId, storedFairness }: ScheduleDraft,
): Promise<ScheduleFairness[]> {
  const teams = await teamsById(
    ctx,
    organizationId,
    storedFairness.map(({ teamId }) => Number(teamId)),
  );
  return storedFairness.flatMap(({ teamId, opponents, times, ...figures }) => {
    const team = teams.get(Number(teamId));
    if (team === undefined) return [];
    const met = opponents.flatMap(({ teamId: id, games }) => {
      const opponent = teams.get(Number(id));
      return opponent === undefined ? [] : [{ team: opponent, games }];
    });
    return [{ ...figures, team, opponents: met, times: [...times] }];
  });
}

/** What was left out of a draft, or is worse than it could be. */
export function obstaclesOfDraft(
  ctx: RequestContext,
  { organizationId, storedObstacles }: ScheduleDraft,
): Promise<ScheduleObstacleNote[]> {
  return obstacleNotes(ctx, organizationId, storedObstacles);
}

/** What generating a schedule would meet as it is now, before anything is generated; the worst first. */
export async function obstaclesOfSchedule(
  ctx: RequestContext,
  { organizationId, id }: Pick<Schedule, 'organizationId' | 'id'>,
): Promise<ScheduleObstacleNote[]> {
  // The seed plays no part in what stands in the way.
  const problem = problemOf(await worldOf(ctx, { organizationId, scheduleId: id }), 1);
  return obstacleNotes(ctx, organizationId, scheduleObstacles(problem));
}

async function obstacleNotes(
  ctx: RequestContext,
  organizationId: number,
  obstacles: readonly ScheduleObstacle[],
): Promise<ScheduleObstacleNote[]> {
  const ids = obstacles.flatMap(({ teamId }) => (teamId === null ? [] : [Number(teamId)]));
  const teams = await teamsById(ctx, organizationId, ids);
  return obstacles.map(({ teamId, severity, message }) => ({
    team: teams.get(Number(teamId)) ?? null,
    severity,
    message,
  }));
}

/** What of two drafts of a schedule differs. @throws 404 for an unknown other one, or another schedule's */
export async function compareDrafts(
  ctx: RequestContext,
  draft: ScheduleDraft,
  otherId: string,
): Promise<ScheduleDraftComparison> {
  const other = await getDraft(ctx, parseId(otherId, 'Draft'));
  if (other.scheduleId !== draft.scheduleId) throw notFound('Draft');
  const { same, gone, come } = replacement(draft.storedGames.map(withoutId), other.storedGames.map(withoutId));
  return {
    sameGames: same.length,
    onlyHere: await shownGames(ctx, draft, gone, () => AS_NEW),
    onlyThere: await shownGames(ctx, draft, come, () => AS_NEW),
  };
}

const AS_NEW = { isUnchanged: false, movedFrom: null };

function withoutId({ gameId: _gameId, ...game }: DraftGame): DraftGame {
  return game;
}

function plannedBy({ storedGames: games, basis }: ScheduleDraft): PlannedGames {
  return { games, basis };
}

async function shownGames(
  ctx: RequestContext,
  { organizationId }: ScheduleDraft,
  games: readonly DraftGame[],
  against: (game: DraftGame) => Pick<ScheduleDraftGame, 'isUnchanged' | 'movedFrom'>,
): Promise<ScheduleDraftGame[]> {
  const ids = [...new Set(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))];
  const [teams, locations] = await Promise.all([
    teamsById(ctx, organizationId, ids),
    locationsOfOrganization(ctx).load(organizationId),
  ]);
  const hallOf = new Map(locations.map(({ id, name }) => [id, name]));
  return games.flatMap((game) => {
    const [homeTeam, awayTeam] = [teams.get(game.homeTeamId), teams.get(game.awayTeamId)];
    if (homeTeam === undefined || awayTeam === undefined) return [];
    const { weekIndex, date, time, court, locationId } = game;
    const location = locationId === null ? null : (hallOf.get(locationId) ?? null);
    return [{ homeTeam, awayTeam, weekIndex, date, time, court, location, ...against(game) }];
  });
}

function storedGames(
  ctx: RequestContext,
  { organizationId }: ScheduleDraft,
  games: readonly WorldGame[],
): Promise<Game[]> {
  return loadPresent(
    gameById(ctx),
    organizationId,
    games.map(({ id }) => id),
  );
}

async function teamsById(
  ctx: RequestContext,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, Team>> {
  return new Map((await loadPresent(teamById(ctx), organizationId, ids)).map((team) => [team.id, team]));
}
