import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { CalendarDate, TimeOfDay } from '../../lib/scalars.js';
import { derivedBye } from '../byes/bye.service.js';
import { Bye } from '../byes/bye.type.js';
import { Game } from '../games/game.type.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { Team } from '../teams/team.type.js';
import { WeekOff } from '../weeks-off/week-off.type.js';
import { listHeldCells } from './moves/move-answers.service.js';
import { gamesOfSchedule } from './schedule.loaders.js';
import { findSchedule, gameCountsOf, listSchedules, lostHallsOf, timesOf, weeklyDatesOf } from './schedule.service.js';
import { LostHall, Schedule, ScheduleCell, ScheduleDate, ScheduleGameCount, ScheduleWeek } from './schedule.type.js';
import { findWeek, listGamesOutside, listWeeks } from './week-table.service.js';

plainField(ScheduleCell, 'game', () => Game, { nullable: true, description: 'The game in it; null when it is free.' });
plainField(ScheduleDate, 'weekOff', () => WeekOff, {
  nullable: true,
  description: 'Why nothing is played on it; null where games are.',
});
plainField(ScheduleDate, 'otherGames', () => [Game], {
  description:
    'Games of the schedule on this date that stand in none of its cells: moved by hand, or made for slots that are gone.',
});
plainField(ScheduleWeek, 'otherGames', () => [Game], {
  description: 'Games made for this week that were moved to a date of no week, or have none.',
});
plainField(ScheduleWeek, 'games', () => [Game], { description: 'All games of the week, by date and cell.' });
plainField(ScheduleWeek, 'byes', () => [Team], {
  description: 'Teams without a game in this week, by name; none while the schedule has no games at all.',
});
plainField(ScheduleWeek, 'postponed', () => [Team], {
  description:
    'Teams that do not play in this week only since a game of theirs is postponed, by name; they have no bye.',
});
plainField(ScheduleWeek, 'cancelled', () => [Team], {
  description: 'Teams that do not play in this week only since their games are cancelled, by name; they have no bye.',
});
plainField(ScheduleWeek, 'doubleHeaders', () => [Team], {
  description: 'Teams with two games in this week, by name; postponed and cancelled ones do not count.',
});
plainField(ScheduleGameCount, 'teams', () => [Team], { description: 'The teams, by name.' });

/** Schedules, for those who make them. */
@Resolver(() => Schedule)
export class ScheduleResolver {
  @Query(() => [Schedule], { description: 'Schedules by start and name. Admins only.' })
  schedules(
    @Ctx() ctx: RequestContext,
    @Arg('seasonLeagueId', () => ID, { nullable: true, description: "Only this season league's; without it all." })
    seasonLeagueId: string | null,
  ): Promise<Schedule[]> {
    return listSchedules(ctx, seasonLeagueId);
  }

  @Query(() => Schedule, {
    nullable: true,
    description: 'A schedule by id; null when the organization has none with this id. Admins only.',
  })
  schedule(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The schedule's id." }) id: string,
  ): Promise<Schedule | null> {
    return findSchedule(ctx, id);
  }

  @FieldResolver(() => SeasonLeague, { nullable: true, description: 'The season league that it is for.' })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: Schedule,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }

  @FieldResolver(() => [TimeOfDay], { description: 'The times of every week, from `timeSlots`.' })
  times(@Root() schedule: Schedule): string[] {
    return timesOf(schedule).times;
  }

  @FieldResolver(() => [[TimeOfDay]], {
    description: 'The times of single weeks, from `timeSlots`: a list for each week, or none at all.',
  })
  weeklyTimes(@Root() schedule: Schedule): string[][] {
    return timesOf(schedule).weeklyTimes;
  }

  @FieldResolver(() => [LostHall], {
    description:
      'Halls in which it cannot play, by the first date: neither generating, repairing nor moving places a game there.',
  })
  lostHalls(@Root() schedule: Schedule): LostHall[] {
    return lostHallsOf(schedule);
  }

  @FieldResolver(() => [[CalendarDate]], { description: 'The game days of each week in order, weeks off among them.' })
  weeklyDates(@Root() schedule: Schedule): string[][] {
    return weeklyDatesOf(schedule);
  }

  @FieldResolver(() => [ScheduleWeek], { description: 'The week table.' })
  weeks(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<ScheduleWeek[]> {
    return listWeeks(ctx, schedule);
  }

  @FieldResolver(() => ScheduleWeek, { nullable: true, description: 'One week of it; null when it has no such week.' })
  week(
    @Ctx() ctx: RequestContext,
    @Root() schedule: Schedule,
    @Arg('index', () => Int, { description: 'From 0.' }) index: number,
  ): Promise<ScheduleWeek | null> {
    return findWeek(ctx, schedule, index);
  }

  @FieldResolver(() => [Game], {
    description:
      'Games of it that are in none of its weeks, by date: it became shorter, or begins on another day. They can be moved to a free cell, or deleted.',
  })
  outsideGames(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<Game[]> {
    return listGamesOutside(ctx, schedule);
  }

  @FieldResolver(() => [ScheduleCell], {
    description:
      'Cells in which no game of it stands since another one holds them, made by hand or of another schedule or league; each with that game. Neither generating nor moving puts a game there.',
  })
  heldCells(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<ScheduleCell[]> {
    return listHeldCells(ctx, schedule);
  }

  @FieldResolver(() => [ScheduleGameCount], {
    description: 'Its teams grouped by their number of games, the fewest first.',
  })
  gameCounts(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<ScheduleGameCount[]> {
    return gameCountsOf(ctx, schedule);
  }

  @FieldResolver(() => Int, { description: 'How many games it has.' })
  async gameCount(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<number> {
    return (await gamesOfSchedule(ctx).load(schedule)).length;
  }

  @FieldResolver(() => Int, {
    description:
      'How many of them have been played, if only in part: these stay when it is generated anew or deleted, all others go.',
  })
  async playedGameCount(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): Promise<number> {
    return (await gamesOfSchedule(ctx).load(schedule)).filter(({ isPlayed }) => isPlayed).length;
  }
}

/** What a week of a schedule joins. */
@Resolver(() => ScheduleWeek)
export class ScheduleWeekResolver {
  @FieldResolver(() => [Bye], { description: 'The byes that follow from it, once it is published.' })
  derivedByes(@Root() week: ScheduleWeek): Bye[] {
    return week.derivedByes.map(({ team, date }) => derivedBye(week, team, date));
  }
}
