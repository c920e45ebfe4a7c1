import { registerEnumType } from 'type-graphql';

/** What of a game was corrected, as stored. */
export enum CorrectionKind {
  STATISTIC = 'statistic',
  FINAL_SCORE = 'final_score',
  PERIOD_SCORE = 'period_score',
  LINE = 'line',
  STARTED = 'started',
  DID_NOT_PLAY = 'did_not_play',
}

registerEnumType(CorrectionKind, {
  name: 'CorrectionKind',
  description: 'What of a game was corrected.',
  valuesConfig: {
    STATISTIC: { description: 'A value of a statistic of a player.' },
    FINAL_SCORE: { description: 'The final score of a team.' },
    PERIOD_SCORE: { description: 'The score of a team in a period.' },
    LINE: { description: 'Whether a player has a line: 1, or null for none.' },
    STARTED: { description: 'Whether a player started: 1 or 0.' },
    DID_NOT_PLAY: { description: 'Whether a player is listed without having played: 1 or 0.' },
  },
});
