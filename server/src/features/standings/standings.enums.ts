import { registerEnumType } from 'type-graphql';

export const Tiebreaker = {
  WIN_PERCENTAGE: 'winPercentage',
  LOSSES: 'losses',
  WINS: 'wins',
  HEAD_TO_HEAD: 'headToHead',
  POINT_DIFFERENCE: 'pointDifference',
  NAME: 'name',
  DIVISION_POSITION: 'divisionPosition',
} as const;
export type Tiebreaker = (typeof Tiebreaker)[keyof typeof Tiebreaker];
registerEnumType(Tiebreaker, {
  name: 'PlacedBy',
  description:
    'The rule that separates a row of the standings from the one above it (the first row: from the one below).',
  valuesConfig: {
    WIN_PERCENTAGE: { description: 'The higher win percentage, rounded to three decimals.' },
    LOSSES: { description: 'Fewer losses.' },
    WINS: { description: 'More wins.' },
    HEAD_TO_HEAD: { description: 'The better record in the games among the tied teams.' },
    POINT_DIFFERENCE: { description: 'The better difference of points for and against.' },
    NAME: { description: 'The alphabet.' },
    DIVISION_POSITION: { description: 'The position that the administrators gave it in its division.' },
  },
});
