import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What erasing a person would take away. None of it comes back.' })
export class PlayerErasurePreview {
  @Field(() => String, { description: 'The name that goes.' })
  name!: string;

  @Field(() => String, { description: 'The name under which games and statistics stay.' })
  replacement!: string;

  @Field(() => [String], { description: 'What goes, in phrases.' })
  items!: string[];

  @Field(() => String, { description: 'What stays, and what this product cannot reach.' })
  message!: string;
}

@ObjectType({ description: 'What an erasure left.' })
export class PlayerErasurePayload {
  @Field(() => ID, { description: "The player's id, which stays." })
  playerId!: number;

  @Field(() => String, { description: 'What was done; without the name.' })
  message!: string;
}
