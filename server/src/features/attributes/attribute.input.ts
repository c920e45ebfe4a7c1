import { Field, InputType, Int } from 'type-graphql';
import { PlayerAttributeType } from './attribute.enums.js';

@InputType({ description: 'A new attribute of players; it comes at the end of the list.' })
export class CreatePlayerAttributeInput {
  @Field(() => String, { description: 'Name, 1 to 100 characters, unique within the organization in any case.' })
  name!: string;

  @Field(() => PlayerAttributeType, { description: 'What its values are; stays as it is.' })
  type!: PlayerAttributeType;
}

@InputType({ description: 'Changes of an attribute; what is absent stays.' })
export class UpdatePlayerAttributeInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name, 1 to 100 characters, unique within the organization in any case.',
  })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is shown on players' profiles." })
  visible?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
