import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ScheduleObstacle, ScheduleQuality, TeamFairness } from '../../../domain/schedule/schedule-problem.js';
import { Moment, TimeOfDay } from '../../../lib/scalars.js';
import type { Game } from '../../games/game.type.js';
import type { Team } from '../../teams/team.type.js';
import { SchedulePlace } from '../schedule-place.type.js';
import type { Schedule } from '../schedule.type.js';
import type { DraftBasis } from './draft-basis.js';
import type { DraftGame } from './draft-game.js';
import { ObstacleSeverity, QualityName } from './draft.enums.js';

/** What a repair changes. */
@ObjectType({
  description:
    'What a repair changes of the games to come, counted when it was made; one that was postponed counts as moved.',
})
export class ScheduleRepair {
  @Field(() => Boolean, {
    description:
      'Whether it is proven that no repair gives up fewer games, or moves fewer of those that it keeps. Otherwise the search ended before it had tried every way.',
  })
  isFewest!: boolean;

  @Field(() => Int, { description: 'Games that are put elsewhere.' })
  moved!: number;

  @Field(() => Int, { description: 'Games that go.' })
  removed!: number;

  @Field(() => Int, { description: 'Games that are new.' })
  added!: number;
}

/** A week of a schedule as a draft would have it. */
@ObjectType({ description: 'Who rests in a week of a schedule and who plays twice, once a draft is published.' })
export class ScheduleDraftWeek {
  byes!: Team[];
  doubleHeaders!: Team[];

  @Field(() => Int, { description: 'From 0.' })
  index!: number;
}

/** A generated plan that is not published. */
@ObjectType({ description: 'A generated plan that is not published: its games are no games yet. Admins only.' })
export class ScheduleDraft {
  organizationId!: number;
  scheduleId!: number;
  storedGames!: DraftGame[];
  storedFairness!: TeamFairness[];
  storedCertificate!: ScheduleQuality[];
  storedObstacles!: ScheduleObstacle[];
  basis!: DraftBasis;

  @Field(() => ScheduleRepair, { nullable: true, description: 'What it changes, if it is a repair.' })
  repair!: ScheduleRepair | null;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Int, {
    description: 'What it was generated with: the same number gives the same plan, another one another.',
  })
  seed!: number;

  @Field(() => Moment, { description: 'When it was generated.' })
  createdAt!: Date;
}

/** A game of a draft. */
@ObjectType({ description: 'A game as a draft would have it.' })
export class ScheduleDraftGame extends SchedulePlace {
  movedFrom!: Game | null;
  homeTeam!: Team;
  awayTeam!: Team;

  @Field(() => Boolean, {
    description: 'Whether the schedule has this very game already; then it stays the same game.',
  })
  isUnchanged!: boolean;
}

/** What publishing a draft does to one team. */
@ObjectType({ description: "What publishing a draft would do to one team's games in the schedule." })
export class ScheduleDraftTeam {
  team!: Team;

  @Field(() => Int, { description: 'Played games, which stay.' })
  played!: number;

  @Field(() => Int, { description: 'Games to come that stand in the draft as they are.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Games to come that are put elsewhere.' })
  moved!: number;

  @Field(() => Int, { description: 'Games to come that go.' })
  removed!: number;

  @Field(() => Int, { description: 'Games that are new.' })
  created!: number;
}

/** Games of one team by opponent. */
@ObjectType({ description: 'How often a team meets another one.' })
export class ScheduleOpponent {
  team!: Team;

  @Field(() => Int, { description: 'Games against it.' })
  games!: number;
}

/** Games of one team by time. */
@ObjectType({ description: 'How often a team plays at a time of day.' })
export class ScheduleTimeShare {
  @Field(() => TimeOfDay, { description: 'The time of day.' })
  time!: string;

  @Field(() => Int, { description: 'Games that begin then.' })
  games!: number;
}

/** What one team gets. */
@ObjectType({ description: 'What a team gets by a schedule, games that stay included.' })
export class ScheduleFairness {
  team!: Team;
  opponents!: ScheduleOpponent[];

  @Field(() => Int, { description: 'Games.' })
  games!: number;

  @Field(() => Int, { description: 'Weeks in which it could play, and does not.' })
  byes!: number;

  @Field(() => Int, { description: 'Weeks with two games.' })
  doubleHeaders!: number;

  @Field(() => Int, { description: 'Games at home.' })
  home!: number;

  @Field(() => Int, { description: 'Games away.' })
  away!: number;

  @Field(() => Int, { description: 'Weeks without a game right after a week without a game.' })
  backToBackByes!: number;

  @Field(() => [ScheduleTimeShare], { description: 'Games by time of day, the earliest first.' })
  times!: ScheduleTimeShare[];
}

/** How good a schedule is in one respect. */
@ObjectType({ description: 'How good a schedule is in one respect, and how good it could be. Less is better.' })
export class ScheduleQualityFigure {
  @Field(() => QualityName, { description: 'The respect.' })
  name!: QualityName;

  @Field(() => Float, { description: 'How it is.' })
  value!: number;

  @Field(() => Float, {
    description: 'No schedule that is as good in the respects before this one has a smaller value.',
  })
  bound!: number;

  @Field(() => String, { description: 'Why it cannot be less than the bound.' })
  reason!: string;
}

/** Why something is not as one would wish. */
@ObjectType({ description: 'Why something could not be scheduled, or is worse than it could be.' })
export class ScheduleObstacleNote {
  team!: Team | null;

  @Field(() => ObstacleSeverity, { description: 'What comes of it.' })
  severity!: ObstacleSeverity;

  @Field(() => String, { description: 'A sentence that an administrator can act on.' })
  message!: string;
}

/** What of two drafts differs. */
@ObjectType({ description: 'What of two drafts differs; how good each is stands in their certificates.' })
export class ScheduleDraftComparison {
  @Field(() => Int, { description: 'Games that both have, at the same date, time and place.' })
  sameGames!: number;

  onlyHere!: ScheduleDraftGame[];
  onlyThere!: ScheduleDraftGame[];
}

/** What publishing a schedule did. */
@ObjectType({ description: 'What publishing a schedule did.' })
export class PublishSchedulePayload {
  schedule!: Schedule;

  @Field(() => String, { description: "'Full schedule generated!', and what was left out." })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes.' })
  undoId!: string | null;

  @Field(() => Int, { description: 'Games that are new.' })
  created!: number;

  @Field(() => Int, { description: 'Games that had not been played and are gone.' })
  removed!: number;

  @Field(() => Int, { description: 'Games that have not been played and are put elsewhere.' })
  moved!: number;

  @Field(() => Int, { description: 'Games that had not been played and stand in the new plan as they were.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Played games, which stay.' })
  played!: number;
}

/** How far generating has come. */
@ObjectType({ description: 'Whether a schedule is being generated, and how much of that is done.' })
export class ScheduleGenerationProgress {
  @Field(() => Boolean, { description: 'Whether it is under way in this process.' })
  underWay!: boolean;

  @Field(() => Moment, { nullable: true, description: 'Since when; null when it is not under way.' })
  startedAt!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How much of it is done, from 0 to 1, by what its steps usually take; null while nothing is known.',
  })
  share!: number | null;
}
