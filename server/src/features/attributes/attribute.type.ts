import { Field, ID, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { PlayerAttributeType } from './attribute.enums.js';
import { AttributeFields } from './attribute.fields.js';

/** A fact about players that the organization defines: Number, Position, Height. */
@ObjectType({
  description: 'A fact about players that the organization defines, for instance "Number" or "Position".',
  implements: Node,
})
export class PlayerAttribute extends shown(AttributeFields) {
  @Field(() => PlayerAttributeType, { description: 'What its values are.' })
  type!: PlayerAttributeType;
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
