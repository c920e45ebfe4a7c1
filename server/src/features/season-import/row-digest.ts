import { createHash } from 'node:crypto';

/** What an import writes of a game. */
export interface GameContent {
  readonly date: string | null;
  readonly time: string | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly status: string;
  /** [team, period, score], in any order. */
  readonly periods: readonly (readonly [teamId: number, periodId: number, score: number])[];
}

/** What an import writes of a player's line. */
export interface LineContent {
  readonly teamId: number;
  readonly position: string | null;
  readonly started: boolean;
  /** [statistic, value], in any order. */
  readonly values: readonly (readonly [definitionId: number, value: number])[];
}

/** Equal for equal games, whether from a file or from the database. */
export function gameDigest({ date, time, homeTeamId, awayTeamId, homeScore, awayScore, status, periods }: GameContent): string {
  const sorted = [...periods].sort(([team, period], [otherTeam, otherPeriod]) => team - otherTeam || period - otherPeriod);
  return digest([date, time, homeTeamId, awayTeamId, homeScore, awayScore, status, sorted]);
}

/** Equal for equal lines, whether from a file or from the database. */
export function lineDigest({ teamId, position, started, values }: LineContent): string {
  return digest([teamId, position, started, [...values].sort(([one], [other]) => one - other)]);
}

function digest(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
