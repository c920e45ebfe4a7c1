import { expect } from 'vitest';
import { unzipSync } from 'fflate';
import { archiveFiles } from '../features/season-import/reading/files/archive-files.js';
import { FILE_NAMES, type SeasonFiles } from '../features/season-import/reading/files/season-files.js';
import { importSeasonAs } from '../features/season-import/season-import.service.js';
import type { SeasonImportReport } from '../features/season-import/reporting/report.js';
import type { Caller, TestApp } from './app.js';
import { createOrganization, createUser } from './factories.js';
import { multipartBody } from './multipart.js';
import { seasonFile } from './small-season.js';

/** The files of an archive by name. */
export type Archive = Readonly<Record<string, string>>;

/** Signs a member of staff of the organization in. */
export async function staffOf(app: TestApp, organizationId: number): Promise<Caller> {
  return app.signInAs(await createUser(app.manager, organizationId));
}

/** Downloads a season's archive. */
export async function downloadSeason(app: TestApp, organizationId: number, seasonId: number): Promise<Archive> {
  const bytes = await downloadZip(app, organizationId, seasonId);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}

/** Downloads a season's archive as it is. */
export async function downloadZip(app: TestApp, organizationId: number, seasonId: number): Promise<Buffer> {
  const { status, bytes } = await app.request({
    path: `/exports/seasons/${seasonId}.zip`,
    as: await staffOf(app, organizationId),
  });
  if (status !== 200) throw new Error(`${status}: ${bytes.toString()}`);
  return bytes;
}

/** Imports an archive as it was downloaded. */
export async function importZip(
  app: TestApp,
  organizationId: number,
  zip: Buffer,
  name: string,
): Promise<SeasonImportReport> {
  return importSeasonAs(
    await app.context(),
    organizationId,
    { id: null, name: 'the importer' },
    { files: archiveFiles('season.zip', zip), name },
  );
}

/** Uploads an archive as an administrator does; its season is active then. @returns the season's id */
export async function uploadSeason(app: TestApp, as: Caller, zip: Buffer, name: string): Promise<number> {
  const query = `mutation ($input: ImportSeasonInput!) { importSeason(input: $input) {
    done seasonId problems { items { reason } } } }`;
  const { body, headers } = multipartBody(
    { query, variables: { input: { name, active: true, files: { archive: null } } } },
    { 'variables.input.files.archive': { name: 'season.zip', type: 'application/zip', bytes: zip } },
  );
  const preflight = { ...headers, 'apollo-require-preflight': '1' };
  const answer = await app.request({ method: 'POST', path: '/graphql', body, headers: preflight, as });
  const { data } = JSON.parse(answer.bytes.toString()) as {
    data: { importSeason: { done: boolean; seasonId: string; problems: object } } | null;
  };
  if (data?.importSeason.done !== true) throw new Error(answer.bytes.toString());
  return Number(data.importSeason.seasonId);
}

/** Imports an archive's files. */
export async function importArchive(
  app: TestApp,
  organizationId: number,
  archive: Archive,
  name: string,
): Promise<SeasonImportReport> {
  const file = (called: string) => seasonFile(called, archive[called] ?? null);
  const files: SeasonFiles = {
    teams: file(FILE_NAMES.teams),
    games: file(FILE_NAMES.games),
    playerGames: file(FILE_NAMES.playerGames),
    detail: file,
  };
  return importSeasonAs(await app.context(), organizationId, { id: null, name: 'the importer' }, { files, name });
}

/**
 * Standings, places in divisions, rosters and totals of a season with names instead of ids, in an order of their own.
 */
export async function outcomeOf(app: TestApp, organizationId: number, seasonId: number): Promise<object> {
  const { data } = await app.graphql(
    `query ($organization: ID!, $seasonId: ID!) { organization(id: $organization) { standings(seasonId: $seasonId) {
      position team { name } league { name } division { name } wins losses gamesBehind streak pointsFor pointsAgainst freeThrowPercentage threePointersMade
      home { wins losses } away { wins losses } lastTen { wins losses }
    } } }`,
    { organization: String(organizationId), seasonId: String(seasonId) },
  );
  const totals = (columns: string, table: string, joins: string): Promise<object[]> =>
    app.manager.query(
      `SELECT ${columns} FROM ${table} s JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
         JOIN stat_definitions d ON d.organization_id = $1 AND d.id = s.stat_definition_id ${joins}
       WHERE s.organization_id = $1 AND s.season_id = $2 ORDER BY ${columns}`,
      [organizationId, seasonId],
    );
  return {
    standings: (data as { organization: { standings: object[] } }).organization.standings,
    seeds: await app.manager.query(
      `SELECT d.name AS division, t.name AS team, l.name AS league, m.position FROM division_teams m
         JOIN divisions d ON d.organization_id = $1 AND d.id = m.division_id
         JOIN season_league_teams s ON s.organization_id = $1 AND s.id = m.season_league_team_id
         JOIN season_leagues p ON p.organization_id = $1 AND p.id = s.season_league_id
         JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
         JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
       WHERE m.organization_id = $1 AND d.season_id = $2 ORDER BY d.name, m.position, s.id`,
      [organizationId, seasonId],
    ),
    leagues: await app.manager.query(
      `SELECT l.name AS league, t.name AS team, s.wins, s.losses FROM team_season_totals s
         JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
         LEFT JOIN season_leagues p ON p.organization_id = $1 AND p.id = s.season_league_id
         LEFT JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
       WHERE s.organization_id = $1 AND s.season_id = $2 ORDER BY 1, 2`,
      [organizationId, seasonId],
    ),
    players: await totals(
      't.name, p.first_name, p.last_name, d.abbreviation, s.total, s.line_count',
      'player_stat_totals',
      'JOIN players p ON p.organization_id = $1 AND p.id = s.player_id',
    ),
    teams: await totals('t.name, d.abbreviation, s.total', 'team_stat_totals', ''),
  };
}

/** Takes a season to a new organization and compares; then back home, where nothing may change. */
export async function roundTrip(
  app: TestApp,
  organizationId: number,
  seasonId: number,
  seasonName: string,
): Promise<void> {
  const archive = await downloadSeason(app, organizationId, seasonId);
  const other = (await createOrganization(app.manager)).id;
  const there = await importArchive(app, other, archive, seasonName);
  expect(there).toMatchObject({ done: true, problems: { items: [] } });
  expect(await outcomeOf(app, other, there.seasonId!)).toEqual(await outcomeOf(app, organizationId, seasonId));
  expect(await downloadSeason(app, other, there.seasonId!)).toEqual(archive);
  const home = await importArchive(app, organizationId, archive, seasonName);
  const nothing = { added: 0, changed: 0, kept: 0 };
  expect(home).toMatchObject({
    done: true,
    seasonId,
    teams: { added: 0 },
    players: { added: 0 },
    games: nothing,
    lines: nothing,
  });
}
