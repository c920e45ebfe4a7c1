import { randomUUID } from 'node:crypto';
import type { PlayKind } from '../domain/plays/play-kind.js';
import type { Caller, TestApp } from './app.js';
import { createEntryWorld, type EntryWorld } from './entry-world.js';
import { createGamePeriods } from './factories.js';

/** A game with rosters and periods in which plays are entered. */
export interface PlaysWorld extends EntryWorld {
  /** Ids of the periods, by name. */
  readonly periods: Readonly<Record<string, number>>;
}

/** A play as it is sent. */
export interface PlaySent {
  id: string;
  revision: number;
  isDeleted?: boolean;
  kind: PlayKind;
  periodId: string;
  sortOrder: number;
  teamId?: string | null;
  playerId?: string | null;
  otherPlayerId?: string | null;
  linkedPlayId?: string | null;
  clock?: number | null;
  note?: string | null;
  x?: number | null;
  y?: number | null;
  madeAt: string;
  isDuplicateConfirmed?: boolean;
}

/** A play as it is answered. */
export interface PlayAnswered {
  id: string;
  revision: number;
  isDeleted: boolean;
  kind: PlayKind;
}

/** What `savePlays` answers. */
export interface PlaysSaved {
  plays: PlayAnswered[];
  conflicts: { id: string; revision: number; play: PlayAnswered }[];
  possibleDuplicates: { id: string; play: PlayAnswered }[];
}

const SAVE_PLAYS = `mutation ($gameId: ID!, $input: SavePlaysInput!) {
  saved: savePlays(gameId: $gameId, input: $input) {
    plays { ...Play } conflicts { id revision play { ...Play } } possibleDuplicates { id play { ...Play } }
  }
}
fragment Play on Play { id revision isDeleted kind }`;

/** Makes a game that is to be played, with rosters of `size` players. */
export async function createPlaysWorld(
  app: TestApp,
  { size = 3, status = 'scheduled' }: { size?: number; status?: 'scheduled' | 'in_progress' | 'final' } = {},
): Promise<PlaysWorld> {
  const world = await createEntryWorld(app, { size, status });
  const periods = await createGamePeriods(app.manager, world.organizationId);
  return { ...world, periods: Object.fromEntries([...periods].map(([name, { id }]) => [name, id])) };
}

let entered = 0;

/** A new play of the home team's first player in the first quarter, unless it is told otherwise. */
export function newPlay(world: PlaysWorld, kind: PlayKind, changes: Partial<PlaySent> = {}): PlaySent {
  entered += 1;
  return {
    id: randomUUID(),
    revision: 1,
    kind,
    periodId: String(world.periods['Q1']),
    sortOrder: entered,
    teamId: String(world.homeTeamId),
    playerId: String(world.home[0]),
    // Ten seconds apart: nothing is entered twice by accident.
    madeAt: new Date(Date.UTC(2026, 0, 10, 19) + entered * 10_000).toISOString(),
    ...changes,
  };
}

/** The next revision of a play. */
export function changed(play: PlaySent, changes: Partial<PlaySent>): PlaySent {
  return { ...play, revision: play.revision + 1, ...changes };
}

/** The other team's first player. */
export function byVisitor({ awayTeamId, away }: PlaysWorld): Pick<PlaySent, 'teamId' | 'playerId'> {
  return { teamId: String(awayTeamId), playerId: String(away[0]) };
}

/** Sends plays as they are. */
export const sendPlays = (
  app: TestApp,
  world: PlaysWorld,
  plays: readonly PlaySent[],
  { device = 'phone', as = world.ann }: { device?: string; as?: Caller } = {},
) => app.graphql<{ saved: PlaysSaved }>(SAVE_PLAYS, { gameId: String(world.gameId), input: { device, plays } }, { as });

/** Sends plays that are taken. */
export async function enterPlays(
  app: TestApp,
  world: PlaysWorld,
  plays: readonly PlaySent[],
  options: { device?: string; as?: Caller } = {},
): Promise<PlaysSaved> {
  const { data, errors } = await sendPlays(app, world, plays, options);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.saved;
}

/** The game's status, as it is stored. */
export async function statusOf(app: TestApp, { organizationId, gameId }: PlaysWorld): Promise<string> {
  const sql = 'SELECT status FROM games WHERE organization_id = $1 AND id = $2';
  const [{ status }] = (await app.manager.query(sql, [organizationId, gameId])) as [{ status: string }];
  return status;
}

/** All that follows from plays in the game: values as 'player abbreviation' and scores as 'team period'. */
export async function statisticsOf(
  app: TestApp,
  { organizationId, gameId }: PlaysWorld,
): Promise<Record<string, number>> {
  const rows = (await app.manager.query(
    `SELECT l.player_id || ' ' || d.abbreviation AS cell, v.value FROM game_lines l
     JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id
     JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id WHERE l.organization_id = $1 AND l.game_id = $2
     UNION ALL SELECT 'team ' || p.team_id || ' ' || gp.name, p.score FROM period_scores p
     JOIN game_periods gp ON gp.organization_id = $1 AND gp.id = p.game_period_id WHERE p.organization_id = $1 AND p.game_id = $2`,
    [organizationId, gameId],
  )) as { cell: string; value: number }[];
  return Object.fromEntries(rows.map(({ cell, value }) => [cell, value]));
}
