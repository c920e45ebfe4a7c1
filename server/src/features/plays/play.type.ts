import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { PlaySettings as Settings } from '../../domain/plays/play-settings.js';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import type { Play as PlayRules } from '../../domain/plays/play.js';
import { Moment } from '../../lib/scalars.js';
import { PlayKindEnum } from './play.enums.js';
import type { GameResult } from './played-game.js';

/** A play at its latest revision. */
@ObjectType({ description: 'Something that happened in a game, as it was entered at the table.' })
export class Play implements PlayRules {
  organizationId!: number;
  gameId!: number;
  periodId!: number;
  teamId!: number | null;
  playerId!: number | null;
  otherPlayerId!: number | null;
  /** Who entered this revision, and on which device. */
  actorName!: string;
  enteredOn!: string;

  @Field(() => ID, { description: 'A UUID, made by the device on which it was entered.' })
  id!: string;

  @Field(() => Int, { description: 'How often it was entered or changed: 1, 2, 3 …' })
  revision!: number;

  @Field(() => Boolean, { description: 'Whether it is taken away; a later revision may bring it back.' })
  isDeleted!: boolean;

  @Field(() => PlayKindEnum, { description: 'What happened.' })
  kind!: PlayKind;

  @Field(() => Float, { description: 'Its place within the period.' })
  sortOrder!: number;

  @Field(() => Int, { nullable: true, description: 'Seconds left in the period.' })
  clock!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "The play that it belongs to: an assist's shot, a rebound's miss, a free throw's foul.",
  })
  linkedPlayId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where on the court it was: 0 to 100 of its length, the attack going towards 100.',
  })
  x!: number | null;

  @Field(() => Int, { nullable: true, description: 'Where on the court it was: 0 to 100 of its width.' })
  y!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was noted about it; null for those from whom the organization hides names of players.',
  })
  note!: string | null;

  @Field(() => Moment, { description: 'When it was entered, by the clock of the device.' })
  madeAt!: Date;
}

/** A play that was not written since another one stands there under its id and revision. */
@ObjectType({ description: 'A play of which nothing was written: another one stands there under its id and revision.' })
export class PlayConflict {
  @Field(() => ID, { description: 'The id that was sent.' })
  id!: string;

  @Field(() => Int, { description: 'The revision that was sent.' })
  revision!: number;

  @Field(() => Play, { description: 'The play as it is stored.' })
  play!: Play;
}

/** A play that was not written since another device entered the same. */
@ObjectType({
  description:
    'A play that was not written yet: another device entered the same within three seconds, or has begun or ended the same period. Send it again with isDuplicateConfirmed if it is another one.',
})
export class PlayDuplicate {
  @Field(() => ID, { description: 'The id that was sent.' })
  id!: string;

  @Field(() => Play, { description: 'The play that the other device entered.' })
  play!: Play;
}

/** What `savePlays` did. */
@ObjectType({ description: 'What became of plays that were sent.' })
export class SavePlaysPayload {
  organizationId!: number;
  gameId!: number;
  /** How the game stands; null where this began it. */
  result!: GameResult | null;

  @Field(() => [Play], { description: 'Every play that was sent and is stored, as it is now.' })
  plays!: Play[];

  @Field(() => [PlayConflict], { description: 'What was not written, since something else stands there.' })
  conflicts!: PlayConflict[];

  @Field(() => [PlayDuplicate], {
    description:
      'What was not written yet, since another device may have been faster. What is linked to it waits, too, and is in none of the lists: send it again.',
  })
  possibleDuplicates!: PlayDuplicate[];
}

/** What a season league decides about plays. */
@ObjectType({ description: "What holds for the plays of a season league's games." })
export class PlaySettings implements Settings {
  @Field(() => Boolean, { description: 'Whether an assist counts on a free throw.' })
  assistsOnFreeThrows!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'From which team foul of a period on the other side is in the bonus; null: never.',
  })
  bonusFouls!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'From which team foul of a period on the other side is in the double bonus; null: never.',
  })
  doubleBonusFouls!: number | null;

  @Field(() => Boolean, { description: "Whether a player's technical foul is a personal foul." })
  technicalCountsAsPersonal!: boolean;

  @Field(() => Int, { nullable: true, description: 'Minutes of a regular period; null where no time is kept.' })
  periodMinutes!: number | null;
}
