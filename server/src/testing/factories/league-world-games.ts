/** The teams of the world. */
export const TEAM_KEYS = ['ants', 'bees', 'cats', 'dogs'] as const;

/** A team of the world. */
export type TeamKey = (typeof TEAM_KEYS)[number];

/** Something for each team. */
export type WorldTeams<Value> = Readonly<Record<TeamKey, Value>>;

/** A game as it shall be made. */
export interface WorldGame {
  readonly home: TeamKey;
  readonly away: TeamKey;
  readonly date: string;
  readonly time: string;
  /** Home, away; absent while the game is scheduled. */
  readonly score?: readonly [number, number];
  /** Values of players One, Two, Three by abbreviation; null: did not play. */
  readonly lines: Partial<WorldTeams<readonly (Readonly<Record<string, number>> | null)[]>>;
  readonly periods?: Partial<WorldTeams<readonly number[]>>;
}

/** Made and attempted. */
type Shots = readonly [made: number, attempted: number];

function line(two: Shots, three: Shots, free: Shots, rebounds: number, assists: number): Record<string, number> {
  return {
    PTS: 2 * two[0] + 3 * three[0] + free[0],
    AST: assists,
    REB: rebounds,
    FTM: free[0],
    FTA: free[1],
    '2PM': two[0],
    '2PA': two[1],
    '3PM': three[0],
    '3PA': three[1],
  };
}

/** The one game of the last season. */
export const LAST_GAMES: readonly WorldGame[] = [
  {
    home: 'ants',
    away: 'cats',
    date: '2024-11-05',
    time: '19:00',
    score: [20, 10],
    lines: { ants: [line([10, 12], [0, 0], [0, 0], 4, 1)], cats: [line([2, 6], [2, 5], [0, 0], 3, 2)] },
  },
];

/** Three games of the current season that are over, and one to come. Points of the lines add up to the scores. */
export const CURRENT_GAMES: readonly WorldGame[] = [
  {
    home: 'ants',
    away: 'bees',
    date: '2025-10-01',
    time: '18:30',
    score: [50, 40],
    lines: {
      ants: [line([8, 12], [2, 5], [4, 4], 7, 3), line([5, 9], [3, 6], [5, 8], 5, 6), null], // 26, 24
      bees: [
        line([10, 20], [0, 1], [0, 0], 9, 2),
        line([4, 8], [4, 9], [0, 2], 3, 4),
        line([0, 3], [0, 0], [0, 0], 1, 0),
      ], // 20, 20, 0
    },
    periods: { ants: [10, 15, 12, 13], bees: [10, 10, 10, 10] },
  },
  {
    home: 'cats',
    away: 'dogs',
    date: '2025-10-08',
    time: '18:30',
    score: [30, 35],
    lines: {
      cats: [line([9, 14], [2, 4], [0, 1], 6, 1), line([3, 3], [0, 0], [0, 0], 2, 2)], // 24, 6
      dogs: [line([7, 10], [3, 8], [2, 2], 8, 5), line([5, 11], [0, 2], [0, 0], 4, 1)], // 25, 10
    },
  },
  {
    home: 'bees',
    away: 'cats',
    date: '2025-10-15',
    time: '20:00',
    score: [45, 44],
    lines: {
      bees: [line([12, 18], [1, 2], [3, 4], 10, 3), line([5, 5], [1, 3], [2, 2], 2, 5)], // 30, 15
      cats: [line([10, 16], [4, 7], [2, 3], 5, 4), null, line([5, 6], [0, 0], [0, 0], 1, 0)], // 34, did not play, 10
    },
  },
  { home: 'ants', away: 'dogs', date: '2025-10-22', time: '18:30', lines: {} },
];
