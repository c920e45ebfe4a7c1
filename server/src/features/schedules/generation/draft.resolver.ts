import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context/request-context.js';
import { plainField } from '../../../lib/plain-field.js';
import { Game } from '../../games/game.type.js';
import { Team } from '../../teams/team.type.js';
import { DeletePayload } from '../../undo/undo.type.js';
import { scheduleById } from '../schedule.loaders.js';
import { getSchedule } from '../schedule.service.js';
import { LostHall, Schedule } from '../schedule.type.js';
import { draftsOfSchedule } from './draft.loaders.js';
import {
  compareDrafts,
  fairnessOfDraft,
  findDraft,
  gamesOfDraft,
  getDraft,
  lostHallsOfDraft,
  obstaclesOfDraft,
  obstaclesOfSchedule,
  playedOfDraft,
  removedByDraft,
  staleReasons,
  teamsOfDraft,
  weeksOfDraft,
} from './draft.service.js';
import {
  PublishSchedulePayload,
  ScheduleDraft,
  ScheduleDraftComparison,
  ScheduleDraftGame,
  ScheduleDraftTeam,
  ScheduleDraftWeek,
  ScheduleFairness,
  ScheduleGenerationProgress,
  ScheduleObstacleNote,
  ScheduleOpponent,
  ScheduleQualityFigure,
} from './draft.type.js';
import {
  discardScheduleDraft,
  generateFullSchedule,
  generateScheduleDraft,
  type PublishedSchedule,
  publishScheduleDraft,
  repairScheduleDraft,
} from './generate.service.js';
import { LostHallInput } from './repair.input.js';
import { cancelGeneration, findGeneration } from './running-generations.js';

plainField(ScheduleDraftGame, 'movedFrom', () => Game, {
  nullable: true,
  description: 'Of a repair the game that is put elsewhere, as it is now; null for one that is new or stays.',
});
plainField(ScheduleDraftGame, 'homeTeam', () => Team, { description: 'The team that plays at home.' });
plainField(ScheduleDraftGame, 'awayTeam', () => Team, { description: 'The visiting team.' });
plainField(ScheduleDraftWeek, 'byes', () => [Team], { description: 'Teams without a game in it, by name.' });
plainField(ScheduleDraftWeek, 'doubleHeaders', () => [Team], {
  description: 'Teams with two games of the schedule in it, by name.',
});
plainField(ScheduleDraftTeam, 'team', () => Team, { description: 'The team.' });
plainField(ScheduleFairness, 'team', () => Team, { description: 'The team.' });
plainField(ScheduleFairness, 'opponents', () => [ScheduleOpponent], {
  description: 'Whom it meets how often; those that it never meets are missing.',
});
plainField(ScheduleOpponent, 'team', () => Team, { description: 'The other team.' });
plainField(ScheduleObstacleNote, 'team', () => Team, {
  nullable: true,
  description: 'Whom it concerns, if it is one team.',
});
plainField(ScheduleDraftComparison, 'onlyHere', () => [ScheduleDraftGame], {
  description: 'Games of this draft alone.',
});
plainField(ScheduleDraftComparison, 'onlyThere', () => [ScheduleDraftGame], {
  description: 'Games of the other one alone.',
});
plainField(PublishSchedulePayload, 'schedule', () => Schedule, { description: 'The schedule as it is now.' });

const KEY = 'A key of the caller, 8 to 64 letters, digits and hyphens, by which generating is followed and cancelled.';
const SEED =
  'Another number gives another plan, the same number the same; absent: one that no draft of the schedule has.';

/** Drafts of schedules, from generating to publishing. */
@Resolver(() => ScheduleDraft)
export class ScheduleDraftResolver {
  @Query(() => ScheduleDraft, {
    nullable: true,
    description: 'A draft by id; null when the organization has none with this id. Admins only.',
  })
  scheduleDraft(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The draft's id." }) id: string,
  ): Promise<ScheduleDraft | null> {
    return findDraft(ctx, id);
  }

  @Query(() => ScheduleGenerationProgress, {
    description:
      'Whether a schedule is being generated, and how much of that is done. It is not under way when it is done, or when another process of the site does it. Admins only.',
  })
  scheduleGenerationProgress(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that generating was given.' }) key: string,
  ): ScheduleGenerationProgress {
    const generation = findGeneration(ctx, key);
    return {
      underWay: generation !== null,
      startedAt: generation?.startedAt ?? null,
      share: generation?.share ?? null,
    };
  }

  @Mutation(() => Boolean, {
    description:
      'Cancels generating a schedule; nothing comes of it. False when none of this key was under way. Admins only.',
  })
  cancelScheduleGeneration(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that generating was given.' }) key: string,
  ): boolean {
    return cancelGeneration(ctx, key);
  }

  @Mutation(() => ScheduleDraft, {
    description:
      'Generates the games of a schedule and keeps them as a draft; a schedule has five drafts at most, and the oldest makes room. It answers when it is done, which takes up to some seconds, once it is its turn: two are generated at a time, of all organizations. Admins only.',
  })
  async generateScheduleDraft(
    @Ctx() ctx: RequestContext,
    @Arg('scheduleId', () => ID, { description: 'The schedule.' }) scheduleId: string,
    @Arg('seed', () => Int, { nullable: true, description: SEED }) seed: number | null,
    @Arg('key', () => String, { nullable: true, description: KEY }) key: string | null,
  ): Promise<ScheduleDraft> {
    return getDraft(ctx, await generateScheduleDraft(ctx, scheduleId, { seed, key }));
  }

  @Mutation(() => ScheduleDraft, {
    description:
      'Repairs a schedule after what has happened to it (a week off, a team that left or joined, a postponed game, a lost hall) with the fewest changes from today on, and keeps the outcome as a draft: publishing it moves games, which stay the same ones. Admins only.',
  })
  async repairScheduleDraft(
    @Ctx() ctx: RequestContext,
    @Arg('scheduleId', () => ID, { description: 'The schedule.' }) scheduleId: string,
    @Arg('lostHalls', () => [LostHallInput], {
      nullable: true,
      description:
        'Halls that cannot be played in, beside those that the schedule has lost already. Publishing the draft adds them to these.',
    })
    lostHalls: LostHallInput[] | null,
    @Arg('seed', () => Int, { nullable: true, description: SEED }) seed: number | null,
    @Arg('key', () => String, { nullable: true, description: KEY }) key: string | null,
  ): Promise<ScheduleDraft> {
    return getDraft(ctx, await repairScheduleDraft(ctx, scheduleId, { lostHalls, seed, key }));
  }

  @Mutation(() => PublishSchedulePayload, {
    description:
      'Writes the games of a draft in place of those of its schedule that have not been played; played ones stay. Refused when something that it was made from has changed since. Can be undone. Admins only.',
  })
  async publishScheduleDraft(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The draft's id." }) id: string,
  ): Promise<PublishSchedulePayload> {
    return published(ctx, await publishScheduleDraft(ctx, id));
  }

  @Mutation(() => DeletePayload, { description: 'Discards a draft. Can be undone. Admins only.' })
  discardScheduleDraft(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The draft's id." }) id: string,
  ): Promise<DeletePayload> {
    return discardScheduleDraft(ctx, id);
  }

  @Mutation(() => PublishSchedulePayload, {
    description:
      'Generates the games of a schedule and writes them at once, in place of those that have not been played. Can be undone. Admins only.',
  })
  async generateFullSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('scheduleId', () => ID, { description: 'The schedule.' }) scheduleId: string,
    @Arg('seed', () => Int, { nullable: true, description: 'Another number gives another plan; default 1.' })
    seed: number | null,
    @Arg('key', () => String, { nullable: true, description: KEY }) key: string | null,
  ): Promise<PublishSchedulePayload> {
    return published(ctx, await generateFullSchedule(ctx, scheduleId, { seed, key }));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it repairs the schedule, so that games are put elsewhere and stay the same ones.',
  })
  isRepair(@Root() { basis }: ScheduleDraft): boolean {
    return basis.repairsFrom !== undefined;
  }

  @FieldResolver(() => Schedule, { nullable: true, description: 'The schedule that it is for.' })
  schedule(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, scheduleId }: ScheduleDraft,
  ): Promise<Schedule | null> {
    return scheduleById(ctx).load({ organizationId, id: scheduleId });
  }

  @FieldResolver(() => [LostHall], {
    description: 'Of a repair the halls that it was told of: once it is published, the schedule has lost them.',
  })
  lostHalls(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<LostHall[]> {
    return lostHallsOfDraft(ctx, draft);
  }

  @FieldResolver(() => [ScheduleDraftGame], {
    description: 'Its games by date, time and place; played ones stay beside them.',
  })
  games(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<ScheduleDraftGame[]> {
    return gamesOfDraft(ctx, draft);
  }

  @FieldResolver(() => [Game], { description: 'Games of the schedule that have been played, and stay.' })
  playedGames(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<Game[]> {
    return playedOfDraft(ctx, draft);
  }

  @FieldResolver(() => [Game], { description: 'Games of the schedule that publishing removes.' })
  removedGames(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<Game[]> {
    return removedByDraft(ctx, draft);
  }

  @FieldResolver(() => [ScheduleDraftWeek], {
    description: 'Who rests and who plays twice in each week once it is published, by the rule of the week table.',
  })
  weeks(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<ScheduleDraftWeek[]> {
    return weeksOfDraft(ctx, draft);
  }

  @FieldResolver(() => [ScheduleDraftTeam], { description: 'What publishing does to each team of the league.' })
  teams(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<ScheduleDraftTeam[]> {
    return teamsOfDraft(ctx, draft);
  }

  @FieldResolver(() => [ScheduleFairness], { description: 'What each team gets, games that stay included.' })
  fairness(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<ScheduleFairness[]> {
    return fairnessOfDraft(ctx, draft);
  }

  @FieldResolver(() => [ScheduleQualityFigure], {
    description: 'How good it is, and how good it could be, in the order in which it is wanted.',
  })
  certificate(@Root() { storedCertificate }: ScheduleDraft): ScheduleQualityFigure[] {
    return storedCertificate;
  }

  @FieldResolver(() => [ScheduleObstacleNote], { description: 'What was left out, or is worse than it could be.' })
  obstacles(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<ScheduleObstacleNote[]> {
    return obstaclesOfDraft(ctx, draft);
  }

  @FieldResolver(() => [String], {
    description: 'What has changed since it was made, so that it can no longer be published; none while it can.',
  })
  staleBecause(@Ctx() ctx: RequestContext, @Root() draft: ScheduleDraft): Promise<string[]> {
    return staleReasons(ctx, draft);
  }

  @FieldResolver(() => ScheduleDraftComparison, {
    description: 'What of it another draft of the schedule has otherwise.',
  })
  comparison(
    @Ctx() ctx: RequestContext,
    @Root() draft: ScheduleDraft,
    @Arg('withId', () => ID, { description: 'The other draft.' }) withId: string,
  ): Promise<ScheduleDraftComparison> {
    return compareDrafts(ctx, draft, withId);
  }
}

/** A schedule's drafts. */
@Resolver(() => Schedule)
export class ScheduleDraftsResolver {
  @FieldResolver(() => [ScheduleDraft], { description: 'Its drafts, the latest first; at most five.' })
  drafts(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<ScheduleDraft[]> {
    return draftsOfSchedule(ctx).load(schedule);
  }

  @FieldResolver(() => [ScheduleObstacleNote], {
    description:
      'What stands in the way of generating it as it is now: what makes it impossible, or worse than it could be. The worst comes first.',
  })
  obstacles(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<ScheduleObstacleNote[]> {
    return obstaclesOfSchedule(ctx, schedule);
  }
}

async function published(
  ctx: RequestContext,
  { scheduleId, ...done }: PublishedSchedule,
): Promise<PublishSchedulePayload> {
  return { ...done, schedule: await getSchedule(ctx, scheduleId) };
}
