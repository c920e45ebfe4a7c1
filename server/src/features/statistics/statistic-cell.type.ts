import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Moment } from '../../lib/scalars.js';

/** The value of one statistic of one player in a game, or where it would be. */
@ObjectType({ description: 'One statistic of a player in a game as it is entered, with a value or without.' })
export class StatisticCell {
  @Field(() => ID, { description: '"{gameId}-{playerId}-{definitionId}", with a value or without.' })
  id!: string;

  @Field(() => ID, { description: "The statistic's id." })
  definitionId!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The value; null: nothing is recorded, which is not the same as 0.',
  })
  value!: number | null;

  @Field(() => Int, {
    description:
      'Which state this is: a change names the one that it is based on. Never the same twice, 0 when there never was a value.',
  })
  version!: number;
}

/** A player's row where statistics are entered. */
@ObjectType({ description: "A player's row where the statistics of a game are entered." })
export class EntryRow {
  player!: Player;

  @Field(() => ID, { description: '"{gameId}-{playerId}", with a line or without.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What the player wears, by roster or attribute.' })
  jerseyNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the player played; without a line what the player plays, by roster or attribute.',
  })
  position!: string | null;

  @Field(() => Boolean, { description: 'Whether the player is on the roster of the team.' })
  onRoster!: boolean;

  @Field(() => Boolean, { description: 'Whether the player was in the starting line-up.' })
  started!: boolean;

  @Field(() => Boolean, { description: 'Whether the player was listed but did not play.' })
  didNotPlay!: boolean;

  @Field(() => Int, { description: 'Place among the rows of its side that are equal in starting and playing.' })
  sortOrder!: number;

  @Field(() => Int, { description: 'How often the line was saved; 0 without one. Changes of it name it.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether the player has a line in the box score; the first value makes one.' })
  hasLine!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the row: for `undo`, within ten minutes; null when nothing changed, and in queries.',
  })
  undoId!: string | null;

  @Field(() => [StatisticCell], {
    description: 'A cell for every statistic of the sport that is entered, hidden ones too, in order.',
  })
  cells!: StatisticCell[];
}

/** A value that was not stored since somebody else was faster. */
@ObjectType({ description: 'A value that was left as it is, since it has changed after the caller had seen it.' })
export class StatisticConflict {
  player!: Player;
  definition!: StatDefinition;

  @Field(() => StatisticCell, { description: 'What is stored.' })
  cell!: StatisticCell;

  @Field(() => Int, { nullable: true, description: 'The value that the caller wanted; null: none.' })
  value!: number | null;

  @Field(() => String, { description: 'Who stored what is there.' })
  changedBy!: string;

  @Field(() => Moment, { description: 'When it was stored.' })
  changedAt!: Date;
}

/** What `saveStatistics` did. */
@ObjectType({ description: 'What became of the values that were sent.' })
export class SaveStatisticsPayload {
  organizationId!: number;
  gameId!: number;

  @Field(() => [StatisticCell], { description: 'Every cell that was named, as it is stored now.' })
  cells!: StatisticCell[];

  @Field(() => [StatisticConflict], { description: 'What was left as it is, since somebody else was faster.' })
  conflicts!: StatisticConflict[];

  @Field(() => Int, {
    description:
      'The highest version among the values that were named: what `expectedVersion` of a later save of these takes. Of other values it says nothing.',
  })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing was stored.' })
  undoId!: string | null;
}

/** What `updateGameLines` did. */
@ObjectType({ description: 'What became of lines that were changed.' })
export class UpdateGameLinesPayload {
  @Field(() => [EntryRow], { description: 'The rows of all players who were named, as they are now.' })
  rows!: EntryRow[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;
}
