import { Field, ID, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';

@ObjectType({ description: 'What a command that takes something away answers.' })
export class DeletePayload {
  @Field(() => [ID], { description: 'Ids of what is gone.' })
  deletedIds!: number[];

  @Field(() => ID, {
    nullable: true,
    description: 'For `undo`, within ten minutes; null when there was nothing to take away.',
  })
  undoId!: string | null;

  @Field(() => String, { description: "What was done, for the banner: 'Deleted season Fall 2025.'" })
  message!: string;
}

@ObjectType({ description: 'A command that can still be taken back.' })
export class UndoableCommand {
  @Field(() => ID, { description: 'For `undo`.' })
  id!: string;

  @Field(() => String, { description: "What kind of command it was, for example 'season.delete'." })
  command!: string;

  @Field(() => String, { description: 'What was done, in the past tense.' })
  label!: string;

  @Field(() => String, { description: 'Who did it.' })
  actorName!: string;

  @Field(() => Moment, { description: 'When it was done.' })
  createdAt!: Date;

  @Field(() => Moment, { description: 'Until when it can be taken back.' })
  expiresAt!: Date;
}
