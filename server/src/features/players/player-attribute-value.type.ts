import { Field, ID, ObjectType } from 'type-graphql';

/** What is known of a player under one attribute. */
@ObjectType({ description: "One of the organization's attributes, and what it is for a player." })
export class PlayerAttributeValue {
  organizationId!: number;
  attributeId!: number;

  @Field(() => ID, { nullable: true, description: "The value's own id; null as long as there is none." })
  id!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "As entered, of the attribute's type; null when it is not known.",
  })
  value!: string | null;
}
