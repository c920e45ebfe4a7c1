import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A sport that organizations play; statistics and periods belong to one.' })
export class Sport {
  @Field(() => ID, { description: 'Positive integer, unique on the platform.' })
  id!: number;

  @Field(() => String, { description: "The sport's name." })
  name!: string;
}
