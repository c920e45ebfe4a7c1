import type { GameEntity } from '../features/games/game.entity.js';
import type { TestApp } from './app.js';
import { createGame, createSchedule } from './factories.js';
import { createTeamsWorld } from './teams-world.js';

/** The Mondays of the schedule's two weeks. */
export const DATES = ['2025-10-06', '2025-10-13'] as const;

/** What becomes worse for a team, as it is answered. */
export interface ConsequenceAnswered {
  code: string;
  team: { name: string };
  opponent: { name: string } | null;
  weekIndex: number;
  weekCount: number;
}
interface Finding {
  code: string;
  message: string;
}
interface CellAnswered {
  date: string;
  time: string;
  fits: boolean;
  refusal: string | null;
  occupant: { id: string; version: number } | null;
  errors: Finding[];
  warnings: Finding[];
  consequences: ConsequenceAnswered[];
}
interface MoveAnswered {
  moved: boolean;
  message: string;
  undoId: string | null;
  errors: Finding[];
  warnings: Finding[];
  consequences: ConsequenceAnswered[];
}

const FINDINGS = 'code message';
const CONSEQUENCES = 'consequences { code team { name } opponent { name } weekIndex weekCount }';

/** A schedule of four teams whose games are moved and swapped. */
export type MovesWorld = Awaited<ReturnType<typeof createMovesWorld>>;

/** Makes a schedule of two Mondays, without games, and what is done with it. */
export async function createMovesWorld(app: TestApp) {
  const teamsWorld = await createTeamsWorld(app);
  const { organizationId, as, seasonLeagueId, teams } = teamsWorld;
  const { id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId });

  /** Stores a game of the schedule. */
  const game = (home: string, away: string, weekIndex: number, time: string, more: Partial<GameEntity> = {}) =>
    createGame(app.manager, organizationId, {
      seasonLeagueId,
      scheduleId,
      weekIndex,
      date: DATES[weekIndex]!,
      time,
      homeTeamId: teams[home]!,
      awayTeamId: teams[away]!,
      ...more,
    });

  /** Which games are when, in the order in which they were made: '2025-10-06 18:00 Ants-Bees'. */
  const matchups = async (): Promise<string[]> => {
    const nameOf = new Map(Object.entries(teams).map(([name, id]) => [id, name]));
    const rows = await app.manager.query<{ date: string; time: string; home: number; away: number }[]>(
      'SELECT date, time, home_team_id AS home, away_team_id AS away FROM games WHERE organization_id = $1 ORDER BY id',
      [organizationId],
    );
    return rows.map(({ date, time, home, away }) => `${date} ${time} ${nameOf.get(home)}-${nameOf.get(away)}`);
  };

  /** What would come of putting a game into each cell. */
  const cellsFor = async ({ id }: GameEntity): Promise<CellAnswered[]> => {
    const { data } = await app.graphql<{ cellsForGame: CellAnswered[] }>(
      `query ($id: ID!) { cellsForGame(gameId: $id) { date time fits refusal occupant { id version } errors { ${FINDINGS} }
         warnings { ${FINDINGS} } ${CONSEQUENCES} } }`,
      { id },
      { as },
    );
    return data!.cellsForGame;
  };

  /** Moves or swaps by the graph. */
  const act = async (name: 'swapGames' | 'moveGame', input: object) => {
    const { data, errors } = await app.graphql<Record<string, MoveAnswered>>(
      `mutation ($input: ${name === 'swapGames' ? 'SwapGamesInput' : 'MoveGameInput'}!) { ${name}(input: $input) {
        moved message undoId games { id } errors { ${FINDINGS} } warnings { ${FINDINGS} } ${CONSEQUENCES} } }`,
      { input },
      { as },
    );
    return { answer: data?.[name] ?? null, error: errors?.[0] };
  };

  /** @param versions of the two games, on which the swap is based */
  const swap = (first: GameEntity, second: GameEntity, versions = [1, 1], reason?: string) =>
    act('swapGames', {
      gameId1: String(first.id),
      gameId2: String(second.id),
      expectedVersion1: versions[0],
      expectedVersion2: versions[1],
      reason,
    });

  /** The games moved or swapped for a reason, and the reasons, as the trail keeps them, oldest first. */
  const overrides = async (): Promise<{ games: string[]; reason: string }[]> => {
    const entries = await app.manager.query<{ changes: { games: [null, string[]]; reason: [null, string] } }[]>(
      "SELECT changes FROM audit_entries WHERE organization_id = $1 AND action = 'schedule.override' ORDER BY id",
      [organizationId],
    );
    return entries.map(({ changes }) => ({ games: changes.games[1], reason: changes.reason[1] }));
  };

  return { ...teamsWorld, scheduleId, game, matchups, cellsFor, act, swap, overrides };
}
