import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { importRosterAs } from '../../features/roster-import/roster-import.service.js';
import type { Services } from '../../context/request-context.js';
import { createContext } from '../../context/create-context.js';
import { CommandError } from './command.js';
import { findOrganization } from './find-organization.js';
import { COMMAND_LINE } from './import-directory.js';
import { type ImportResult, noteLines, refusedImport } from './import-lines.js';

/** What `npm run import -- --roster` was asked for. */
export interface RosterFileImport {
  /** Slug. */
  readonly organization: string;
  readonly season: string;
  readonly league: string;
  readonly path: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: string, done: number, total: number | null) => void;
}

/**
 * Imports a roster from a file into an organization's league. @throws CommandError for an unknown file, organization,
 * season or league
 */
export async function importRosterFile(
  services: Services,
  { organization: slug, season, league, path, signal, onProgress }: RosterFileImport,
): Promise<ImportResult> {
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) throw new CommandError(`There is no file ${path}.`);
  const organization = await findOrganization(services.pool, slug);
  const seasonLeagueId = await findSeasonLeague(services, organization.id, season, league);
  const ctx = await createContext(services, {
    transport: 'cli',
    requestId: 'import',
    names: { slug: organization.slug },
  });
  const { done, message, problems, warnings } = await importRosterAs(ctx, organization.id, COMMAND_LINE, {
    file: { name: basename(path), size: found.size, open: () => createReadStream(path) },
    seasonLeagueId,
    seasonLeagueTeamId: null,
    signal,
    onProgress: ({ step, done: count, total }) => onProgress?.(step, count, total),
  });
  return done ? { done, lines: noteLines('warning: ', warnings), summary: message } : refusedImport(problems);
}

async function findSeasonLeague(
  { pool }: Services,
  organizationId: number,
  season: string,
  league: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: number; season: string; league: string }>(
    `SELECT sl.id, s.name AS season, l.name AS league FROM season_leagues sl
     JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
     WHERE sl.organization_id = $1 ORDER BY sl.id`,
    [organizationId],
  );
  const matches = rows.filter(
    (row) => normaliseName(row.season) === normaliseName(season) && normaliseName(row.league) === normaliseName(league),
  );
  const [only, another] = matches;
  if (only !== undefined && another === undefined) return only.id;
  const choices = rows.map((row) => `'${row.league}' in '${row.season}'`).join(', ') || 'none';
  throw new CommandError(
    `There ${only === undefined ? 'is no league' : 'are several leagues'} '${league}' in a season '${season}'. There are: ${choices}.`,
  );
}
