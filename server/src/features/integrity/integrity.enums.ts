import { registerEnumType } from 'type-graphql';
import type { FindingKind } from '../../domain/integrity/checked-game.js';

export const IntegrityKind = {
  POINTS_FINAL: 'points_final',
  PERIODS_FINAL: 'periods_final',
  SHOTS_POINTS: 'shots_points',
  REBOUNDS: 'rebounds',
  OFF_ROSTER: 'off_roster',
  NO_RESULT: 'no_result',
  PLAYS_BOX_SCORE: 'plays_box_score',
  OUTSIDE_SEASON: 'outside_season',
} as const satisfies Record<string, FindingKind>;
export type IntegrityKind = FindingKind;
registerEnumType(IntegrityKind, {
  name: 'IntegrityKind',
  description: 'What does not agree in a game.',
  valuesConfig: {
    POINTS_FINAL: { description: "The points, or runs, of a side's players, and its final score." },
    PERIODS_FINAL: { description: "What a side's periods add up to, and its final score." },
    SHOTS_POINTS: { description: "A player's points, and 2 x 2PM + 3 x 3PM + FTM." },
    REBOUNDS: { description: "A player's rebounds, and OREB + DREB." },
    OFF_ROSTER: { description: 'A player who is on no roster of that team in the season.' },
    NO_RESULT: { description: 'A game whose day is over and that has no result.' },
    PLAYS_BOX_SCORE: {
      description: "What plays add up to, and a player's statistic in the box score or a side's periods.",
    },
    OUTSIDE_SEASON: {
      description:
        'A game more than 60 days before its season begins, or after it ends: its figure is by how many days, negative before.',
    },
  },
});
