import { registerEnumType } from 'type-graphql';

export const BracketOutcome = { WINNER: 'winner', LOSER: 'loser' } as const;
export type BracketOutcome = (typeof BracketOutcome)[keyof typeof BracketOutcome];
registerEnumType(BracketOutcome, {
  name: 'BracketOutcome',
  description: 'Who comes from a match.',
  valuesConfig: { WINNER: { description: 'Who wins it.' }, LOSER: { description: 'Who loses it.' } },
});
