import { registerEnumType } from 'type-graphql';

export const GameStatus = {
  SCHEDULED: 'scheduled',
  IN_PROGRESS: 'in_progress',
  FINAL: 'final',
  FORFEIT: 'forfeit',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
} as const;
export type GameStatus = (typeof GameStatus)[keyof typeof GameStatus];
registerEnumType(GameStatus, {
  name: 'GameStatus',
  description: 'The stored status of a game. What pages show is `displayStatus`, which also depends on the scores.',
  valuesConfig: {
    SCHEDULED: { description: 'To be played.' },
    IN_PROGRESS: { description: 'Being played; the final scores are not known yet.' },
    FINAL: { description: 'Played.' },
    FORFEIT: { description: 'Decided without play; the scores say for whom.' },
    POSTPONED: { description: 'Not played on its date; never counts.' },
    CANCELLED: { description: 'Not played at all; never counts.' },
  },
});

export const GameState = { SCHEDULED: 'scheduled', COMPLETED: 'completed' } as const;
export type GameState = (typeof GameState)[keyof typeof GameState];
registerEnumType(GameState, {
  name: 'GameState',
  description: 'The two halves of a schedule.',
  valuesConfig: {
    SCHEDULED: { description: 'All games that are not completed.' },
    COMPLETED: { description: 'Games shown as Completed, Final or Forfeit.' },
  },
});

export const GameProgress = {
  TO_BE_PLAYED: 'to_be_played',
  AFTER_TODAY: 'after_today',
  RESULT_AWAITED: 'result_awaited',
} as const;
export type GameProgress = (typeof GameProgress)[keyof typeof GameProgress];
registerEnumType(GameProgress, {
  name: 'GameProgress',
  description: "What of a game without a result is still to come, as the organization's calendar has it today.",
  valuesConfig: {
    TO_BE_PLAYED: {
      description:
        'Today or later, or without a date; until six in the morning also what is in progress of yesterday. Neither postponed nor cancelled.',
    },
    AFTER_TODAY: {
      description: 'Later than today, or without a date; neither postponed nor cancelled.',
    },
    RESULT_AWAITED: {
      description: 'Of a day that is over, and not among those to be played; neither postponed nor cancelled.',
    },
  },
});

export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which end of a list comes first.',
  valuesConfig: { ASC: { description: 'The earliest first.' }, DESC: { description: 'The latest first.' } },
});
