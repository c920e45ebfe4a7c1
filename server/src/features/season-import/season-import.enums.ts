import { registerEnumType } from 'type-graphql';

export const SeasonFileKind = { TEAMS: 'teams', GAMES: 'games', PLAYER_GAMES: 'playerGames' } as const;
export type SeasonFileKind = (typeof SeasonFileKind)[keyof typeof SeasonFileKind];
registerEnumType(SeasonFileKind, {
  name: 'SeasonFileKind',
  description: 'The files that a season consists of.',
  valuesConfig: {
    TEAMS: { description: 'teams.csv: a line is a team with its league and division.' },
    GAMES: { description: 'games.csv: a line is a game with its scores.' },
    PLAYER_GAMES: { description: 'player_games.csv: a line is a player in a game.' },
  },
});

export const ImportStep = { READING: 'reading', WRITING: 'writing' } as const;
export type ImportStep = (typeof ImportStep)[keyof typeof ImportStep];
registerEnumType(ImportStep, {
  name: 'ImportStep',
  description: 'What an import is doing.',
  valuesConfig: {
    READING: { description: 'The files are read and checked; `done` counts bytes.' },
    WRITING: { description: 'Everything was right and is written; `done` counts player lines.' },
  },
});
