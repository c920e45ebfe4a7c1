import { type DocumentNode, parse } from 'graphql';
import { createContext } from '../context/create-context.js';
import type { RequestContext, Services } from '../context/request-context.js';
import { statement } from '../database/prepared.js';
import { execute, unavailableAmong } from '../http/graphql/execution/execute.js';
import { query } from '../lib/query.js';
import type { Claimed } from './outbox.js';

const GAME =
  parse(`query WebhookGame($id: ID!, $organization: ID!) { organization(id: $organization) { id slug name game(id: $id) {
  id date time startsAt status displayStatus homeScore awayScore
  homeTeam { id name } awayTeam { id name }
  home { periodScores { period { id name } score } } away { periodScores { period { id name } score } }
  location court season { id name } league { id name } division { id name }
} } }`);
const SEASON_LEAGUE = parse(`query WebhookSchedule($organization: ID!, $season: ID!, $league: ID!) {
  organization(id: $organization) { id slug name seasonLeague(seasonId: $season, leagueId: $league) { id season { id name } league { id name } } } }`);
const ROSTER = parse(`query WebhookRoster($organization: ID!, $season: ID!, $league: ID!, $team: ID!) {
  organization(id: $organization) { id slug name seasonLeague(seasonId: $season, leagueId: $league) { id season { id name } league { id name }
    team(teamId: $team) { id team { id name } roster { player { id fullName } jerseyNumber: shownJerseyNumber position: shownPosition } } } } }`);
const ORGANIZATION = parse(
  'query WebhookTest($organization: ID!) { organization(id: $organization) { id slug name } }',
);

/** What a document answers of its organization. */
type Answer = Readonly<Record<string, unknown>>;
/** What a body says beside the event itself. */
type Data = Readonly<Record<string, unknown>>;

const SCHEDULE_PLACE = statement<
  [season: number, league: number, gameCount: number, firstDate: string | null, lastDate: string | null],
  [organizationId: number, id: number]
>(
  'webhook_schedule_place',
  `SELECT sl.season_id, sl.league_id, count(g.id)::integer, min(g.date), max(g.date) FROM schedules s
   JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = s.season_league_id
   LEFT JOIN games g ON g.organization_id = $1 AND g.schedule_id = s.id
   WHERE s.organization_id = $1 AND s.id = $2 GROUP BY sl.season_id, sl.league_id`,
);
const ROSTER_PLACE = statement<
  [season: number, league: number, team: number],
  [organizationId: number, seasonLeagueTeamId: number]
>(
  'webhook_roster_place',
  `SELECT sl.season_id, sl.league_id, t.team_id FROM season_league_teams t
   JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = t.season_league_id WHERE t.organization_id = $1 AND t.id = $2`,
);

/**
 * The body of a delivery, as JSON: what happened, by its facts, and what it is about as it is now, as visitors see it.
 * Nothing of it is kept: names that an organization hides meanwhile, or erases, are not sent later either.
 * @throws what made it impossible
 */
export async function bodyOf(services: Services, claimed: Claimed): Promise<string> {
  const { organizationId, eventId, kind, occurredAt } = claimed;
  const ctx = await createContext(services, { transport: 'page', requestId: eventId });
  const { organization, data } = await READERS[kind](ctx, claimed);
  const { id = String(organizationId), slug = null, name = null } = organization ?? {};
  return JSON.stringify({ id: eventId, type: kind, occurredAt, organization: { id, slug, name }, data });
}

type Reader = (ctx: RequestContext, claimed: Claimed) => Promise<{ organization: Answer | null; data: Data }>;

const readGame: Reader = async (ctx, claimed) => {
  const organization = await read(ctx, GAME, claimed, { id: claimed.subjectId });
  const { before, after } = claimed.facts;
  const data = { gameId: String(claimed.subjectId), before, after, game: organization?.['game'] ?? null };
  return { organization, data };
};

const readSchedule: Reader = async (ctx, claimed) => {
  const { organizationId, subjectId, facts } = claimed;
  const [place] = await query(ctx, SCHEDULE_PLACE, organizationId, [organizationId, subjectId]);
  const data = { scheduleId: String(subjectId), publishedAt: facts['publishedAt'] };
  if (!place) return { organization: await read(ctx, ORGANIZATION, claimed), data: { ...data, seasonLeague: null } };
  const [season, league, gameCount, firstDate, lastDate] = place;
  const organization = await read(ctx, SEASON_LEAGUE, claimed, { season, league });
  const seasonLeague = organization?.['seasonLeague'] ?? null;
  return { organization, data: { ...data, gameCount, firstDate, lastDate, seasonLeague } };
};

const readRoster: Reader = async (ctx, claimed) => {
  const { organizationId, subjectId } = claimed;
  const [place] = await query(ctx, ROSTER_PLACE, organizationId, [organizationId, subjectId]);
  const data = { seasonLeagueTeamId: String(subjectId), ...changesOfRoster(claimed.facts) };
  if (!place) return { organization: await read(ctx, ORGANIZATION, claimed), data: { ...data, team: null } };
  const [season, league, team] = place;
  const organization = await read(ctx, ROSTER, claimed, { season, league, team });
  const { team: seasonTeam = null, ...seasonLeague } = (organization?.['seasonLeague'] ?? {}) as { team?: Answer };
  const { team: named = null, roster = [] } = (seasonTeam ?? {}) as { team?: unknown; roster?: unknown };
  return { organization, data: { ...data, team: named, seasonLeague, roster } };
};

const READERS: Readonly<Record<Claimed['kind'], Reader>> = {
  'game.final': readGame,
  'game.score_corrected': readGame,
  'schedule.published': readSchedule,
  'roster.changed': readRoster,
  test: async (ctx, claimed) => ({ organization: await read(ctx, ORGANIZATION, claimed), data: {} }),
};

/** Ids of players by what became of them; who left and joined in one go was changed. */
function changesOfRoster(facts: Claimed['facts']): Data {
  const listed = (key: string): number[] => [...new Set(facts[key] as number[])];
  const [added, removed] = [listed('added'), listed('removed')];
  const both = added.filter((id) => removed.includes(id));
  const once = (players: readonly number[]): string[] => players.filter((id) => !both.includes(id)).map(String);
  const changed = listed('changed').filter((id) => !added.includes(id) && !removed.includes(id));
  return { added: once(added), removed: once(removed), changed: [...both, ...changed].map(String) };
}

/** Reads as a visitor would. @throws what made an answer impossible */
async function read(
  ctx: RequestContext,
  document: DocumentNode,
  { organizationId }: Claimed,
  ids: Readonly<Record<string, number>> = {},
): Promise<Answer | null> {
  const variables = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
  const { data, errors } = await execute<{ organization: Answer | null }>(ctx, document, {
    organization: String(organizationId),
    ...variables,
  });
  if (errors?.[0]) throw unavailableAmong(errors) ?? errors[0];
  return data?.organization ?? null;
}
