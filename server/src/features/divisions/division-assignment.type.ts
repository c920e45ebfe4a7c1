import { Field, ID, ObjectType } from 'type-graphql';
import { Division } from './division.type.js';

@ObjectType({ description: 'What assigning teams to divisions has changed.' })
export class DivisionAssignment {
  @Field(() => [Division], { description: 'Every division that lost, got or moved a team, as it is now.' })
  divisions!: Division[];

  @Field(() => ID, {
    nullable: true,
    description: 'For `undo`, within ten minutes; null when everything was in its place already.',
  })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
