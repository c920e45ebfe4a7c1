import { registerEnumType } from 'type-graphql';

export const BracketKind = { SINGLE_ELIMINATION: 'single', DOUBLE_ELIMINATION: 'double' } as const;
export type BracketKind = (typeof BracketKind)[keyof typeof BracketKind];
registerEnumType(BracketKind, {
  name: 'BracketKind',
  description: 'How teams leave a bracket.',
  valuesConfig: {
    SINGLE_ELIMINATION: { description: 'Who loses a match is out.' },
    DOUBLE_ELIMINATION: {
      description:
        "Who loses a match goes on in the losers' bracket, and is out after a second loss. The winners of both brackets meet in the grand final.",
    },
  },
});
