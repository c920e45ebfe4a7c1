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
  /** Null for a game of a bracket, or between two leagues. */
  readonly seasonLeagueId: number | null;
  /** The division whose bracket it is part of. */
  readonly divisionId: number | null;
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

/** Tells digests that know league and bracket from the first ones, which did not. */
const PLACED = '2:';

/** Equal for equal games, whether from a file or from the database. */
export function gameDigest(game: GameContent): string {
  return PLACED + digest([...partsOf(game), game.seasonLeagueId, game.divisionId]);
}

/** Whether a game still is what an import made of it, by the digest that it noted then. */
export function isAsImported(game: GameContent, importHash: string | null): boolean {
  if (importHash === null) return false;
  return importHash === (importHash.startsWith(PLACED) ? gameDigest(game) : digest(partsOf(game)));
}

/** Equal for equal lines, whether from a file or from the database. */
export function lineDigest({ teamId, position, started, values }: LineContent): string {
  return digest([teamId, position, started, [...values].sort(([one], [other]) => one - other)]);
}

function partsOf({
  date,
  time,
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore,
  status,
  periods,
}: GameContent): unknown[] {
  const sorted = [...periods].sort(
    ([team, period], [otherTeam, otherPeriod]) => team - otherTeam || period - otherPeriod,
  );
  return [date, time, homeTeamId, awayTeamId, homeScore, awayScore, status, sorted];
}

function digest(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
