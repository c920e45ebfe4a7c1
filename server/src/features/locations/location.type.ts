import { Field, ID, ObjectType } from 'type-graphql';

/** A place where games are played. */
@ObjectType({ description: 'A place where games are played.' })
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
