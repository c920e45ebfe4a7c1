import { registerEnumType } from 'type-graphql';

/** What kind of value an attribute holds, as stored. */
export enum PlayerAttributeType {
  TEXT = 'string',
  NUMBER = 'number',
  DATE = 'date',
}

registerEnumType(PlayerAttributeType, {
  name: 'PlayerAttributeType',
  description: "What an attribute's values are.",
  valuesConfig: {
    TEXT: { description: 'Any text.' },
    NUMBER: { description: 'A number, written in digits.' },
    DATE: { description: 'A calendar date, YYYY-MM-DD.' },
  },
});
