import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What kind of value an attribute holds, as stored. */
export enum PlayerAttributeType {
  TEXT = 'string',
  NUMBER = 'number',
  DATE = 'date',
}

registerEnumType(PlayerAttributeType, {
  name: 'PlayerAttributeType',
  description: 'What an attribute\'s values are.',
  valuesConfig: {
    TEXT: { description: 'Any text.' },
    NUMBER: { description: 'A number, written in digits.' },
    DATE: { description: 'A calendar date, YYYY-MM-DD.' },
  },
});

/** A fact about players that the organization defines: Number, Position, Height. */
@ObjectType({ description: 'A fact about players that the organization defines, for instance "Number" or "Position".' })
export class PlayerAttribute {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'What the fact is called.' })
  name!: string;

  @Field(() => PlayerAttributeType, { description: 'What its values are.' })
  type!: PlayerAttributeType;

  @Field(() => Boolean, { description: 'Whether it is shown on players\' profiles.' })
  visible!: boolean;

  @Field(() => Int, { description: 'Its place among the attributes.' })
  position!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
