import type { EntityManager } from 'typeorm';
import { createSports } from '../factories.js';
import { permissionTable } from '../permissions/table.js';
import { place } from '../place.js';
import type { TextField } from './text-fields.js';

type Fields = Record<string, unknown>;

const ITEM = {
  'input.blocks.0.kind': 'LOCATIONS',
  'input.blocks.0.items.0.title': 'Hall',
  'input.blocks.0.items.0.text': '1 Main Street',
};

/** What a field needs beside it to count at all, by 'mutation path' or 'path'; what is there already stays. */
const BESIDE: Readonly<Record<string, Fields>> = {
  'createLink input.url': { 'input.isExternal': true },
  'updateLink input.url': { 'input.isExternal': true },
  'input.blocks.0.text': { 'input.blocks.0.kind': 'HEADING' },
  'input.blocks.0.url': { 'input.blocks.0.kind': 'IMAGE', 'input.blocks.0.alt': 'A court' },
  'input.blocks.0.alt': { 'input.blocks.0.kind': 'IMAGE', 'input.blocks.0.url': 'https://example.com/a.png' },
  'input.blocks.0.items.0.title': ITEM,
  'input.blocks.0.items.0.text': ITEM,
  'input.blocks.0.items.0.url': ITEM,
  'input.sponsor.url': { 'input.sponsor.name': 'Courtside' },
  'input.videos.0.title': { 'input.videos.0.url': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  'updateSeasonLeagueTeam input.name': { 'input.expectedTeamVersion': 1 },
  'updateSeasonLeagueTeam input.colour': { 'input.expectedTeamVersion': 1 },
  'updateSeasonLeagueTeam input.abbreviation': { 'input.expectedTeamVersion': 1 },
  'updateRosterEntry input.firstName': { 'input.expectedPlayerVersion': 1 },
  'updateRosterEntry input.lastName': { 'input.expectedPlayerVersion': 1 },
};
const rows = await permissionTable();

/** Arguments with a value in the field. */
export type FairCall = (value: string) => Fields;

/**
 * Arguments that the mutation takes, with any value in the field: those of its row in the table of permissions, about a
 * thing that is made for it.
 */
export async function fairCall(
  manager: EntityManager,
  organizationId: number,
  { mutation, path }: TextField,
): Promise<FairCall> {
  const row =
    rows.find(({ operation, own }) => operation === mutation && own === undefined) ??
    rows.find(({ operation }) => operation === mutation);
  if (!row) throw new Error(`no row of permissions is about ${mutation}`);
  const made = await row.target?.(manager, organizationId);
  const args = structuredClone(row.args(String(typeof made === 'object' ? made.id : made)));
  if (mutation === 'createGamePeriod' || mutation === 'createStatDefinition')
    place(args, ['input', 'sportId'], String((await createSports(manager)).basketball.id));
  if (mutation === 'updateAppearance')
    place(args, ['input', 'expectedVersion'], await versionOf(manager, organizationId));
  for (const [beside, needed] of Object.entries(BESIDE[`${mutation} ${path}`] ?? BESIDE[path] ?? {}))
    place(args, beside.split('.'), needed);
  return (value) => {
    const valued = structuredClone(args);
    place(valued, path.split('.'), value);
    return valued;
  };
}

/** The version of the organization acted for, which is there before the call. */
async function versionOf(manager: EntityManager, organizationId: number): Promise<number> {
  const [row] = (await manager.query('SELECT version FROM organizations WHERE id = $1', [organizationId])) as [
    { version: number },
  ];
  return row.version;
}
