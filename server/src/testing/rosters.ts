import { PlayerAttributeEntity } from '../features/attributes/player-attribute.entity.js';
import type { Caller, TestApp } from './app.js';
import { createLeague, createOrganization, createSeason, createSeasonLeague, createUser } from './factories.js';
import { multipartBody } from './multipart.js';

/**
 * A league without teams, whose organization has the attributes Number (a number), Position (a text) and Born (a date).
 */
export interface RosterWorld {
  organizationId: number;
  seasonLeagueId: number;
  seasonId: number;
  attributeIds: number[];
  /** Signed in as staff. */
  as: Caller;
}

/** Three players in two teams, with a captain. */
export const ROSTER =
  'Team,Player,Number,Position,Born,Captain\nAnts,Ann Archer,07,Guard,2001-02-03,yes\nAnts,"Baker, Bo",12,,,no\nBees,Cy,5,Wing,,\n';

/** Makes the league 'D1' in the season 'Fall'. */
export async function createRosterWorld(app: TestApp): Promise<RosterWorld> {
  const { manager } = app;
  const organizationId = (await createOrganization(manager)).id;
  const types = { Number: 'number', Position: 'string', Born: 'date' } as const;
  const attributes = await manager.save(
    PlayerAttributeEntity,
    Object.entries(types).map(([name, type], position) => ({ organizationId, name, type, position })),
  );
  const seasonId = (await createSeason(manager, organizationId, { name: 'Fall' })).id;
  const leagueId = (await createLeague(manager, organizationId, { name: 'D1' })).id;
  const seasonLeagueId = (await createSeasonLeague(manager, organizationId, { seasonId, leagueId })).id;
  return {
    organizationId,
    seasonId,
    seasonLeagueId,
    attributeIds: attributes.map(({ id }) => id),
    as: await app.signInAs(await createUser(manager, organizationId)),
  };
}

/** An answer of the graph to a call with a roster. */
export interface RosterAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Sends a mutation whose input has the roster as its file. */
export async function sendRoster<Data>(
  app: TestApp,
  as: Caller,
  query: string,
  content: string | Buffer,
  input: object,
): Promise<RosterAnswer<Data>> {
  const file = { name: 'players.csv', type: 'text/csv', bytes: Buffer.from(content) };
  const { body, headers } = multipartBody(
    { query, variables: { input: { ...input, file: null } } },
    { 'variables.input.file': file },
  );
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    body,
    headers: { ...headers, 'apollo-require-preflight': '1' },
    as,
  });
  return JSON.parse(text) as RosterAnswer<Data>;
}

const TABLES = [
  'teams',
  'season_league_teams',
  'players',
  'roster_entries',
  'player_attribute_values',
  'audit_entries',
  'undo_entries',
  'undo_steps',
];

/** Every row that importing a roster may write, without its stamps: equal when nothing was changed. */
export async function rosterRows(
  app: TestApp,
  organizationId: number,
  tables: readonly string[] = TABLES,
): Promise<string> {
  const lists = tables.map(
    (table) =>
      `(SELECT json_agg(to_jsonb(t) - 'version' - 'updated_at' - 'updated_by' ORDER BY t.id) FROM ${table} t WHERE t.organization_id = $1)`,
  );
  const [row] = await app.manager.query<{ rows: unknown }[]>(`SELECT json_build_array(${lists.join(', ')}) AS rows`, [
    organizationId,
  ]);
  return JSON.stringify(row!.rows);
}
