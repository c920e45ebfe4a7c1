import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PlayerAttributeType } from './attribute.enums.js';

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

  @Field(() => Boolean, { description: "Whether it is shown on players' profiles." })
  visible!: boolean;

  @Field(() => Int, { description: 'Its place among the attributes.' })
  position!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** The attributes after a command that changed several. */
@ObjectType({ description: 'What a command on the list of attributes did.' })
export class PlayerAttributesPayload {
  @Field(() => [PlayerAttribute], { description: 'All attributes in order, hidden ones too.' })
  attributes!: PlayerAttribute[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
