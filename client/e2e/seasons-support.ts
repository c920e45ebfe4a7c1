import type { Browser, Page } from '@playwright/test';
import { graph, newOrganization, signIn } from './platform-support';

/** A season that a test may change as it likes. */
export interface TestSeason {
  owner: string;
  staff: string;
  slug: string;
  seasonId: string;
  /** By name. */
  divisionIds: Record<string, string>;
}

/**
 * Makes an organization with one season and signs the page in as its staff.
 * @param plan teams by league, names of divisions, and a host of its own
 */
export async function openSeason(
  page: Page,
  plan: {
    leagues?: Record<string, readonly string[]>;
    divisions?: readonly string[];
    domain?: string;
    sportId?: string;
  } = {},
): Promise<TestSeason> {
  const { owner, staff, slug } = await newOrganization(
    plan.domain === undefined ? {} : { domain: plan.domain },
    plan.sportId,
  );
  await signIn(page, staff);
  const { request } = page;
  const season = await graph<{ createSeason: { id: string } }>(
    request,
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input: { name: 'Fall 2025', active: true } },
  );
  const seasonId = season.createSeason.id;
  for (const [name, teams] of Object.entries(plan.leagues ?? {})) {
    const { createLeague } = await graph<{ createLeague: { id: string }[] }>(
      request,
      'mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }',
      { input: { seasonId, name } },
    );
    for (const team of teams)
      await graph(request, 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
        input: { name: team, seasonLeagueId: createLeague[0]!.id },
      });
  }
  const divisionIds: Record<string, string> = {};
  for (const name of plan.divisions ?? []) {
    const { createDivision } = await graph<{ createDivision: { id: string } }>(
      request,
      'mutation ($input: CreateDivisionInput!) { createDivision(input: $input) { id } }',
      { input: { seasonId, name } },
    );
    divisionIds[name] = createDivision.id;
  }
  return { owner, staff, slug, seasonId, divisionIds };
}

/** Says when a season that nobody has changed begins and ends. */
export async function setSeasonDates(
  page: Page,
  id: string,
  dates: { startDate: string; finishDate: string },
): Promise<void> {
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateSeasonInput!) { updateSeason(id: $id, input: $input) { id } }',
    { id, input: { ...dates, expectedVersion: 1 } },
  );
}

/** A second administrator of the same organization, in a browser of their own. */
export async function otherAdministrator(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** A season whose teams stand in its division 'Gold', in the order of their names; `path` leads to its bracket. */
export async function openBracket(page: Page, teams: readonly string[]) {
  const season = await openSeason(page, { leagues: { D1: teams }, divisions: ['Gold'] });
  const divisionId = season.divisionIds.Gold!;
  await fillDivision(page, season.seasonId, divisionId);
  return { ...season, divisionId, path: `/dashboard/seasons/${season.seasonId}/divisions/${divisionId}` };
}

/** Puts all teams of a season into a division, in the order of their names. */
export async function fillDivision(page: Page, seasonId: string, divisionId: string): Promise<void> {
  const { me } = await graph<{
    me: { actingFor: { season: { unassignedTeams: { id: string }[]; divisions: { id: string; version: number }[] } } };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { unassignedTeams { id } divisions { id version } } } } }',
    { id: seasonId },
  );
  const { unassignedTeams, divisions } = me.actingFor.season;
  const input = {
    divisionId,
    seasonLeagueTeamIds: unassignedTeams.map(({ id }) => id),
    expectedVersions: divisions.filter(({ id }) => id === divisionId),
  };
  await graph(
    page.request,
    'mutation ($input: AssignDivisionTeamsInput!) { assignDivisionTeams(input: $input) { undoId } }',
    { input },
  );
}

/** A schedule of an organization of its own. */
interface TestSchedule {
  owner: string;
  slug: string;
  id: string;
}

/** Makes a schedule of a league with teams. @param input what it is like, beside its name and league */
export async function openSchedule(page: Page, teams: readonly string[], input: object): Promise<TestSchedule> {
  const { owner, slug, seasonId } = await openSeason(page, { leagues: { Alpha: [...teams] } });
  const { me } = await graph<{ me: { actingFor: { season: { seasonLeagues: { id: string }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { id } } } } }',
    { id: seasonId },
  );
  const { createSchedule } = await graph<{ createSchedule: { id: string } }>(
    page.request,
    'mutation ($input: CreateScheduleInput!) { createSchedule(input: $input) { id } }',
    { input: { name: 'Regular season', seasonLeagueId: me.actingFor.season.seasonLeagues[0]!.id, ...input } },
  );
  return { owner, slug, id: createSchedule.id };
}

/** A league of a season, and by their names the ids of its teams and of their places in it. */
export interface TestLeague {
  readonly timeZone: string;
  readonly seasonLeagueId: string;
  idOf(team: string): string;
  seasonLeagueTeamIdOf(team: string): string;
}

/** The first league of a season, with the organization's time zone. */
export async function firstLeague(page: Page, seasonId: string): Promise<TestLeague> {
  const { me } = await graph<{
    me: {
      actingFor: {
        timeZone: string;
        season: { seasonLeagues: { id: string; teams: { id: string; team: { id: string; name: string } }[] }[] };
      };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { timeZone season(id: $id) { seasonLeagues { id teams { id team { id name } } } } } } }',
    { id: seasonId },
  );
  const { timeZone, season } = me.actingFor;
  const { id: seasonLeagueId, teams } = season.seasonLeagues[0]!;
  const named = (name: string) => teams.find(({ team }) => team.name === name)!;
  return {
    timeZone,
    seasonLeagueId,
    idOf: (name) => named(name).team.id,
    seasonLeagueTeamIdOf: (name) => named(name).id,
  };
}
