import { Field, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { PlayerAttributeType } from './attribute.enums.js';
import { CHANGED_ATTRIBUTE, NEW_ATTRIBUTE } from './attribute.fields.js';

@InputType({ description: 'A new attribute of players; it comes at the end of the list.' })
export class CreatePlayerAttributeInput extends newInput(NEW_ATTRIBUTE) {
  @Field(() => PlayerAttributeType, { description: 'What its values are; stays as it is.' })
  type!: PlayerAttributeType;
}

@InputType({ description: 'Changes of an attribute; what is absent stays.' })
export class UpdatePlayerAttributeInput extends changesInput(CHANGED_ATTRIBUTE) {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
