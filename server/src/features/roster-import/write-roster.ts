import { type Changes, recordAudit } from '../audit/audit.service.js';
import { columnStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';
import { changeRows } from './change-rows.js';
import { insertRows } from './insert-rows.js';
import { entryChanges } from './plan-roster.js';
import { fullName, type PlannedEntry, type PlannedPlayer, type PlannedTeam, type RosterPlan } from './roster-plan.js';

type Ids<Thing> = Map<Thing, number>;

/** How the caller follows and stops the writing. */
export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how many of the plan's rows have been written so far. */
  readonly onRows: (done: number) => void;
}

/**
 * Carries out a plan in the caller's transaction, recorded for undo. Rows that were there before are audited one by
 * one.
 */
export async function writeRoster(
  write: Write,
  undo: UndoRecorder,
  seasonLeagueId: number,
  plan: RosterPlan,
  { signal, onRows }: WriteOptions,
): Promise<void> {
  let done = 0;
  const wrote = (rows: number): void => {
    signal?.throwIfAborted();
    onRows((done += rows));
  };
  const teamIds = await writeTeams(write, undo, plan.teams);
  const playerIds = await writePlayers(write, undo, plan.players);
  wrote(plan.players.length);
  const places = await writePlaces(write, undo, seasonLeagueId, plan.teams, teamIds, playerIds);
  await writeEntries(write, undo, plan.entries, places, playerIds);
  wrote(plan.entries.length);
  await writeValues(write, undo, plan.players, playerIds);
  signal?.throwIfAborted();
}

/** How many rows `writeRoster` counts. */
export function rowsOf({ players, entries }: RosterPlan): number {
  return players.length + entries.length;
}

/** The stamp of new rows, as many times as there are rows. */
function stamps(write: Write, count: number): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(columnStamp(write)).map(([column, value]) => [column, Array<unknown>(count).fill(value)]),
  );
}

/** Ids of those that were there, and of the others, which have been made in their order. */
function idsOf<Thing>(
  all: readonly Thing[],
  idBefore: (thing: Thing) => number | null,
  made: readonly number[],
): Ids<Thing> {
  let next = 0;
  return new Map(all.map((thing) => [thing, idBefore(thing) ?? made[next++] ?? 0]));
}

async function writeTeams(write: Write, undo: UndoRecorder, teams: readonly PlannedTeam[]): Promise<Ids<PlannedTeam>> {
  const missing = teams.filter(({ teamId }) => teamId === null);
  const made = await insertRows(
    write,
    undo,
    'teams',
    { name: missing.map(({ name }) => name), ...stamps(write, missing.length) },
    missing.length,
  );
  return idsOf(teams, ({ teamId }) => teamId, made);
}

/** New players; and those who get a key, by which a later file finds them again, or other values. */
async function writePlayers(
  write: Write,
  undo: UndoRecorder,
  players: readonly PlannedPlayer[],
): Promise<Ids<PlannedPlayer>> {
  const missing = players.filter(({ id }) => id === null);
  const columns = {
    first_name: missing.map(({ firstName }) => firstName),
    last_name: missing.map(({ lastName }) => lastName),
    known_as: missing.map(({ knownAs }) => knownAs),
    import_key: missing.map(({ key }) => key),
    ...stamps(write, missing.length),
  };
  const made = await insertRows(write, undo, 'players', columns, missing.length);
  const ids = idsOf(players, ({ id }) => id, made);
  const changed = players.filter(
    ({ id, key, keyBefore, knownAs, knownAsBefore, changes }) =>
      id !== null && (key !== keyBefore || knownAs !== knownAsBefore || changes.length > 0),
  );
  const versions = await changeRows(
    write,
    undo,
    'players',
    { import_key: ({ player }) => player.key, known_as: ({ player }) => player.knownAs },
    changed.map((player) => ({ id: player.id ?? 0, player })),
  );
  for (const player of changed)
    await recordAudit(write, {
      action: 'player.update',
      entityType: 'player',
      entityId: player.id,
      label: fullName(player),
      version: versions.get(player.id ?? 0) ?? null,
      changes: playerChanges(player),
    });
  return ids;
}

function playerChanges({ key, keyBefore, knownAs, knownAsBefore, changes }: PlannedPlayer): Changes {
  const values = changes.map(
    ({ attribute, before, value }) => [`attributes.${attribute.name}`, [before, value]] as const,
  );
  return {
    ...(key !== keyBefore && { importKey: [keyBefore, key] }),
    ...(knownAs !== knownAsBefore && { knownAs: [knownAsBefore, knownAs] }),
    ...Object.fromEntries(values),
  };
}

/** Places of teams in the season league, with their captains. @returns ids of season-league teams */
async function writePlaces(
  write: Write,
  undo: UndoRecorder,
  seasonLeagueId: number,
  teams: readonly PlannedTeam[],
  teamIds: Ids<PlannedTeam>,
  playerIds: Ids<PlannedPlayer>,
): Promise<Ids<PlannedTeam>> {
  const captainOf = ({ captain }: PlannedTeam): number | null => (captain ? (playerIds.get(captain) ?? null) : null);
  const missing = teams.filter((team) => team.seasonLeagueTeamId === null);
  const columns = {
    season_league_id: missing.map(() => seasonLeagueId),
    team_id: missing.map((team) => teamIds.get(team)),
    captain_player_id: missing.map(captainOf),
    ...stamps(write, missing.length),
  };
  const made = await insertRows(write, undo, 'season_league_teams', columns, missing.length);
  const changed = teams.flatMap((team) => {
    const { seasonLeagueTeamId: id, captain, captainBefore } = team;
    const captainPlayerId = captainOf(team);
    return id === null || captain === undefined || captainBefore.captainPlayerId === captainPlayerId
      ? []
      : [{ id, team, captainPlayerId }];
  });
  const captains = {
    captain_player_id: ({ captainPlayerId }: (typeof changed)[number]) => captainPlayerId,
    captain_name: () => null,
  };
  const versions = await changeRows(write, undo, 'season_league_teams', captains, changed, {
    types: { captain_player_id: 'integer' },
  });
  for (const { id, team, captainPlayerId } of changed) {
    const before = team.captainBefore;
    const changes = {
      captainPlayerId: [before.captainPlayerId, captainPlayerId],
      ...(before.captainName !== null && { captainName: [before.captainName, null] }),
    } as Changes;
    await recordAudit(write, {
      action: 'season_league_team.update',
      entityType: 'season_league_team',
      entityId: id,
      label: team.name,
      version: versions.get(id) ?? null,
      changes,
    });
  }
  return idsOf(teams, (team) => team.seasonLeagueTeamId, made);
}

async function writeEntries(
  write: Write,
  undo: UndoRecorder,
  entries: readonly PlannedEntry[],
  places: Ids<PlannedTeam>,
  playerIds: Ids<PlannedPlayer>,
): Promise<void> {
  const missing = entries.filter(({ entryId }) => entryId === null);
  const columns = {
    season_league_team_id: missing.map(({ team }) => places.get(team)),
    player_id: missing.map(({ player }) => playerIds.get(player)),
    jersey_number: missing.map(({ jerseyNumber }) => jerseyNumber),
    position: missing.map(({ position }) => position),
    ...stamps(write, missing.length),
  };
  await insertRows(write, undo, 'roster_entries', columns, missing.length);
  const changed = entries.flatMap((entry) =>
    entry.entryId !== null && entryChanges(entry).length > 0 ? [{ id: entry.entryId, entry }] : [],
  );
  const versions = await changeRows(
    write,
    undo,
    'roster_entries',
    { jersey_number: ({ entry }) => entry.jerseyNumber, position: ({ entry }) => entry.position },
    changed,
  );
  for (const { id, entry } of changed) {
    const { before, jerseyNumber, position, player } = entry;
    const changes = {
      jerseyNumber: [before.jerseyNumber, jerseyNumber],
      position: [before.position, position],
    } as const;
    const differing = Object.fromEntries(
      Object.entries(changes).filter(([, [was, is]]) => was !== is),
    ) as unknown as Changes;
    await recordAudit(write, {
      action: 'roster_entry.update',
      entityType: 'roster_entry',
      entityId: id,
      label: fullName(player),
      version: versions.get(id) ?? null,
      changes: differing,
    });
  }
}

async function writeValues(
  write: Write,
  undo: UndoRecorder,
  players: readonly PlannedPlayer[],
  playerIds: Ids<PlannedPlayer>,
): Promise<void> {
  const wanted = players.flatMap((player) =>
    player.changes.map((change) => ({ ...change, playerId: playerIds.get(player) })),
  );
  const missing = wanted.filter(({ valueId }) => valueId === null);
  const columns = {
    player_id: missing.map(({ playerId }) => playerId),
    attribute_id: missing.map(({ attribute }) => attribute.id),
    value: missing.map(({ value }) => value),
  };
  await insertRows(write, undo, 'player_attribute_values', columns, missing.length);
  const changed = wanted.flatMap(({ valueId, value }) => (valueId === null ? [] : [{ id: valueId, value }]));
  await changeRows(write, undo, 'player_attribute_values', { value: (row) => row.value }, changed, {
    isVersioned: false,
  });
}
