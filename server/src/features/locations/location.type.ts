import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../lib/node.type.js';

/** A place where games are played. */
@ObjectType({ description: 'A place where games are played.', implements: Node })
export class Location {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'What the place is called.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "Address of a map or of the place's site; null when there is none.",
  })
  url!: string | null;
}
