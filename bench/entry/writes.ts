import { randomUUID } from 'node:crypto';
import { clientOperation } from '../lib/client-operation.js';
import type { Caller } from './caller.js';
import type { EnteredTeams } from './entered-games.js';

const PLAYERS_OF_SIDE = 12;
/** As many enter plays of a game at once, at most. */
export const DEVICES = 4;

/** A value of a player, as it is sent. */
export interface SentValue {
  readonly teamId: string;
  readonly playerId: string;
  readonly definitionId: string;
  readonly value: number;
  readonly expectedVersion: number;
}

/** 24 players by 16 statistics of a game in which nothing is entered yet. */
export function wholeBoxScore({ teams, definitions }: EnteredTeams): SentValue[] {
  return teams.flatMap(({ id: teamId, playerIds }) =>
    playerIds.slice(0, PLAYERS_OF_SIDE).flatMap((playerId) =>
      [...definitions.values()].map((definitionId, index) => ({
        teamId,
        playerId,
        definitionId,
        value: index,
        expectedVersion: 0,
      })),
    ),
  );
}

/** Saves values of a game; the version of the first one comes back, with the milliseconds that it took. */
export async function saveValues(
  { ask }: Caller,
  gameId: string,
  sets: readonly SentValue[],
): Promise<{ version: number; ms: number }> {
  const { data, ms } = await ask<{ saveStatistics: { cells: { version: number }[]; conflicts: unknown[] } }>(
    clientOperation('SaveStatistics'),
    { gameId, input: { sets } },
  );
  if (data.saveStatistics.conflicts.length > 0) throw new Error('a value was stale');
  return { version: data.saveStatistics.cells[0]!.version, ms };
}

/** After so many plays of a device the next period begins. */
const PLAYS_OF_PERIOD = 40;
/** How many plays each device has entered, by game. */
const entered = new Map<string, number[]>();

/**
 * Enters one play: a made two-pointer of the device's next player, of the teams in turn. Each device has players of its
 * own, so that it is looked for a play that may be the same, and none is found. Milliseconds.
 * @param device from 0 to below `DEVICES`
 */
export async function tap(
  { ask }: Caller,
  gameId: string,
  { teams, periodIds }: EnteredTeams,
  device: number,
): Promise<number> {
  const counts = entered.get(gameId) ?? Array.from({ length: DEVICES }, () => 0);
  entered.set(gameId, counts);
  const number = counts[device]!;
  counts[device] = number + 1;
  const { id: teamId, playerIds } = teams[number % 2]!;
  const own = playerIds.filter((_, index) => index % DEVICES === device);
  const play = {
    id: randomUUID(),
    revision: 1,
    kind: 'MADE_TWO',
    periodId: periodIds[Math.min(Math.floor(number / PLAYS_OF_PERIOD), periodIds.length - 1)],
    sortOrder: number,
    teamId,
    playerId: own[Math.floor(number / 2) % own.length],
    madeAt: new Date().toISOString(),
  };
  const { data, ms } = await ask<{ savePlays: { plays: unknown[] } }>(clientOperation('SavePlays'), {
    gameId,
    input: { device: `bench ${device}`, plays: [play] },
  });
  if (data.savePlays.plays.length !== 1) throw new Error('a play was not taken');
  return ms;
}

/** Takes a score as final. Milliseconds. */
export async function takeScore({ ask }: Caller, gameId: string): Promise<number> {
  const { ms } = await ask(clientOperation('TakeScore'), {
    id: gameId,
    input: { homeScore: 90, awayScore: 88, expectedVersion: 1 },
  });
  return ms;
}
