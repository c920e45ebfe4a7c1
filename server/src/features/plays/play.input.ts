import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import { Moment } from '../../lib/scalars.js';
import { PlayKindEnum } from './play.enums.js';

@InputType({ description: 'A play, whole, at one revision.' })
export class PlayInput {
  @Field(() => ID, { description: 'A UUID, made by the device on which it was entered.' })
  id!: string;

  @Field(() => Int, { description: '1 for a new play, one more for each change of it.' })
  revision!: number;

  @Field(() => Boolean, { nullable: true, description: 'True takes it away.' })
  isDeleted?: boolean | null;

  @Field(() => PlayKindEnum, { description: "What happened, of the kinds of the game's sport." })
  kind!: PlayKind;

  @Field(() => ID, { description: "The period, one of the sport's but the final." })
  periodId!: string;

  @Field(() => Float, {
    description: 'Its place within the period: one more than the last one has, or between its neighbours.',
  })
  sortOrder!: number;

  @Field(() => Int, { nullable: true, description: 'Seconds left in the period.' })
  clock?: number | null;

  @Field(() => ID, { nullable: true, description: 'One of the two teams.' })
  teamId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Whose play it was, of the team's roster or with a line in this game; null for the team alone.",
  })
  playerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who goes off in a substitution; the opponent who erred.' })
  otherPlayerId?: string | null;

  @Field(() => ID, { nullable: true, description: "The play that it belongs to: an assist's shot, a rebound's miss." })
  linkedPlayId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where on the court: 0 to 100 of its length, the attack going towards 100.',
  })
  x?: number | null;

  @Field(() => Int, { nullable: true, description: 'Where on the court: 0 to 100 of its width.' })
  y?: number | null;

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  note?: string | null;

  @Field(() => Moment, { description: "When it was entered, by the device's clock." })
  madeAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for one that is not what another device entered at the same moment.',
  })
  isDuplicateConfirmed?: boolean | null;
}

@InputType({ description: 'Plays of a game, in the order in which they were entered.' })
export class SavePlaysInput {
  @Field(() => String, { description: "The device's name for itself, at most 100 characters." })
  device!: string;

  @Field(() => [PlayInput], { description: '1 to 100 plays.' })
  plays!: PlayInput[];
}

@InputType({ description: 'What changes of the settings for plays.' })
export class UpdatePlaySettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether an assist counts on a free throw.' })
  assistsOnFreeThrows?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'From which team foul on the bonus holds, 1 to 99; null: never.' })
  bonusFouls?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'From which team foul on the double bonus holds, 1 to 99 and more than bonusFouls; null: never.',
  })
  doubleBonusFouls?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether a player's technical foul is a personal foul." })
  technicalCountsAsPersonal?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Minutes of a regular period, 1 to 99; null: no time is kept.' })
  periodMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The season league's version that the change is based on; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}
