import { registerEnumType } from 'type-graphql';

/** The rules that place teams, as the graph calls them. */
export const Tiebreaker = {
  POINTS: 'points',
  WIN_PERCENTAGE: 'winPercentage',
  LOSSES: 'losses',
  WINS: 'wins',
  HEAD_TO_HEAD: 'headToHead',
  POINT_DIFFERENCE: 'pointDifference',
  POINTS_SCORED: 'pointsScored',
  AWAY_WINS: 'awayWins',
  DRAWN_LOT: 'drawnLot',
  NAME: 'name',
  DIVISION_POSITION: 'divisionPosition',
} as const;
export type Tiebreaker = (typeof Tiebreaker)[keyof typeof Tiebreaker];
registerEnumType(Tiebreaker, {
  name: 'PlacedBy',
  description:
    'The rule that separates a row of the standings from the one above it (the first row: from the one below).',
  valuesConfig: {
    POINTS: { description: 'More points that the league gives for results.' },
    WIN_PERCENTAGE: { description: 'The higher win percentage, rounded to three decimals.' },
    LOSSES: { description: 'Fewer losses.' },
    WINS: { description: 'More wins.' },
    HEAD_TO_HEAD: { description: 'The better record in the games among the tied teams.' },
    POINT_DIFFERENCE: { description: 'The better difference of points, runs or sets for and against.' },
    POINTS_SCORED: { description: 'More points scored.' },
    AWAY_WINS: { description: 'More wins away.' },
    DRAWN_LOT: { description: 'The lot that was drawn.' },
    NAME: { description: 'The alphabet.' },
    DIVISION_POSITION: { description: 'The position that the administrators gave it in its division.' },
  },
});

/** The rules that a league may choose to order level teams by, as the graph calls them. */
export const TieBreakEnum = {
  HEAD_TO_HEAD: 'headToHead',
  POINT_DIFFERENCE: 'pointDifference',
  POINTS_SCORED: 'pointsScored',
  AWAY_WINS: 'awayWins',
  DRAWN_LOT: 'drawnLot',
} as const;
registerEnumType(TieBreakEnum, {
  name: 'TieBreak',
  description: 'A rule that orders teams that are level.',
  valuesConfig: {
    HEAD_TO_HEAD: {
      description:
        'The games among the level teams: points in a league that gives some, else the win percentage. Whenever it separates any, it starts again for the rest.',
    },
    POINT_DIFFERENCE: { description: 'The better difference of points, runs or sets for and against.' },
    POINTS_SCORED: { description: 'More points scored.' },
    AWAY_WINS: { description: 'More wins away.' },
    DRAWN_LOT: { description: 'Lots, drawn once for the teams of the league and kept.' },
  },
});

/** What is certain about a team, as the graph calls it. */
export const CertaintyEnum = { CLINCHED: 'clinched', ELIMINATED: 'eliminated' } as const;
registerEnumType(CertaintyEnum, {
  name: 'StandingsCertainty',
  description:
    'What is certain about a team whatever the results of the games that are to come, as long as none is added or cancelled.',
  valuesConfig: {
    CLINCHED: { description: 'It will be among the first.' },
    ELIMINATED: { description: 'It can no longer be among the first.' },
  },
});
