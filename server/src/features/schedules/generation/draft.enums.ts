import { registerEnumType } from 'type-graphql';

export const QualityName = {
  GAMES: 'games',
  BYES: 'byes',
  DOUBLE_HEADERS: 'doubleHeaders',
  REPEATS: 'repeats',
  HOME_AWAY: 'homeAway',
  BACK_TO_BACK_BYES: 'backToBackByes',
  TIMES: 'times',
  REPEAT_DISTANCE: 'repeatDistance',
} as const;
export type QualityName = (typeof QualityName)[keyof typeof QualityName];
registerEnumType(QualityName, {
  name: 'ScheduleQualityName',
  description: 'What is wanted of a schedule, in the order in which it is wanted.',
  valuesConfig: {
    GAMES: { description: 'How unequal the teams are in their number of games.' },
    BYES: { description: 'How unequal they are in their number of byes.' },
    DOUBLE_HEADERS: { description: 'How unequal they are in their weeks with two games.' },
    REPEATS: { description: 'How often pairs meet more often than they need to.' },
    HOME_AWAY: { description: 'How far games at home and away differ, summed over the teams.' },
    BACK_TO_BACK_BYES: { description: 'Byes right after a bye.' },
    TIMES: { description: 'How unequally times of day are shared.' },
    REPEAT_DISTANCE: { description: 'How soon pairs meet again.' },
  },
});

export const ObstacleSeverity = { REFUSED: 'refused', LEFT_OUT: 'left-out', WARNING: 'warning' } as const;
export type ObstacleSeverity = (typeof ObstacleSeverity)[keyof typeof ObstacleSeverity];
registerEnumType(ObstacleSeverity, {
  name: 'ScheduleObstacleSeverity',
  description: 'What comes of an obstacle to a schedule.',
  valuesConfig: {
    REFUSED: { description: 'Nothing can be generated.' },
    LEFT_OUT: { description: 'The team has no games.' },
    WARNING: { description: 'It is worse than it could be.' },
  },
});
