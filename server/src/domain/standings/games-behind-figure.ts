import type { Id } from '../ordering/id.js';

/** A game that counts, from the side of one team. */
export interface GameOfTeam {
  readonly gameId: number;
  readonly atHome: boolean;
  readonly opponentId: Id;
  readonly scored: number;
  readonly allowed: number;
}

/** Which figure of a team's row: without any of these its record and points. */
export interface Figure {
  /** Its record at home, or away. */
  readonly atHome?: boolean | null | undefined;
  /** Its record against a team. */
  readonly opponentId?: Id | null | undefined;
  /** Its last games: 10, or as many as its streak is long. */
  readonly last?: number | null | undefined;
}

/**
 * The games behind a figure of a team's row in the standings, as `teamRecords` counts them.
 * @param games all games of the team that count, in order of play, ties included
 * @param withTies whether ties count in its league; they do in its record and points, not at home, away and of late
 */
export function gamesBehindFigure<Game extends GameOfTeam>(
  games: readonly Game[],
  { atHome = null, opponentId = null, last = null }: Figure,
  withTies: boolean,
): Game[] {
  const tiesCount = withTies && atHome === null && last === null;
  const wanted = games.filter(
    (game) =>
      (tiesCount || game.scored !== game.allowed) &&
      (atHome === null || game.atHome === atHome) &&
      (opponentId === null || game.opponentId === opponentId),
  );
  return last === null ? wanted : wanted.slice(-last);
}
