import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Cell } from '../lib/csv.js';

/** One list as a table. */
export interface List {
  /** Its rows come whole: our own operations have no limit of a page. */
  readonly document: DocumentNode;
  /** What may be asked for in the address, and how its text is read. */
  readonly filters: Readonly<Record<string, 'text' | 'flag'>>;
  /** Whether the filters are one object `filter`, or arguments. */
  readonly wrapped: boolean;
  /** Where the rows are in the answer. */
  readonly path: readonly string[];
  /** Heading, and what stands in each column. */
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

interface Named {
  name: string;
}

/** A row with whatever its own list selects. */
export type Row = Record<string, Cell> & {
  homeTeam?: Named;
  awayTeam?: Named;
  team?: Named;
  season?: Named | null;
  league?: Named | null;
  division?: Named | null;
  rosters?: { position: string | null; team: Named }[];
  changes?: { field: string; before: unknown; after: unknown }[];
};

const plain = (name: string) => (row: Row): Cell => row[name];

/** The lists that can be had as CSV, by the name in their address. */
export const LISTS: Readonly<Record<string, List>> = {
  players: {
    document: parse(`query ExportPlayers($organization: ID!, $filter: PlayerFilter) {
      organization(id: $organization) { players(filter: $filter, first: null) { nodes { id firstName lastName hasNamesake bio } } }
    }`),
    filters: { seasonId: 'text', leagueId: 'text', teamId: 'text', search: 'text', activeSeasons: 'flag' },
    wrapped: true,
    path: ['organization', 'players', 'nodes'],
    columns: { id: plain('id'), first_name: plain('firstName'), last_name: plain('lastName'), has_namesake: plain('hasNamesake'), bio: plain('bio') },
  },
  teams: {
    document: parse(`query ExportTeams($organization: ID!, $filter: TeamFilter) {
      organization(id: $organization) { teams(filter: $filter, first: null) { nodes { id name } } }
    }`),
    filters: { seasonId: 'text', leagueId: 'text', divisionId: 'text', search: 'text' },
    wrapped: true,
    path: ['organization', 'teams', 'nodes'],
    columns: { id: plain('id'), team: plain('name') },
  },
  games: {
    document: parse(`query ExportGames($organization: ID!, $filter: GameFilter) {
      organization(id: $organization) { games(filter: $filter, first: null) { nodes {
        id date time location status displayStatus homeScore awayScore homeTeam { name } awayTeam { name } season { name } league { name } division { name }
      } } }
    }`),
    filters: { seasonId: 'text', seasonLeagueId: 'text', leagueId: 'text', divisionId: 'text', teamId: 'text', date: 'text', from: 'text', to: 'text', state: 'text', hasScore: 'flag', inActiveSeason: 'flag' },
    wrapped: true,
    path: ['organization', 'games', 'nodes'],
    columns: {
      id: plain('id'),
      season: ({ season }) => season?.name,
      league: ({ league }) => league?.name,
      division: ({ division }) => division?.name,
      date: plain('date'),
      time: plain('time'),
      location: plain('location'),
      home_team: ({ homeTeam }) => homeTeam?.name,
      away_team: ({ awayTeam }) => awayTeam?.name,
      home_score: plain('homeScore'),
      away_score: plain('awayScore'),
      status: plain('displayStatus'),
    },
  },
  standings: {
    document: parse(`query ExportStandings($organization: ID!, $seasonId: ID, $leagueId: ID, $divisionId: ID) {
      organization(id: $organization) { standings(seasonId: $seasonId, leagueId: $leagueId, divisionId: $divisionId) {
        position team { name } league { name } division { name } wins losses winPercentage gamesBehind streak pointsFor pointsAgainst freeThrowPercentage threePointersMade
      } }
    }`),
    filters: { seasonId: 'text', leagueId: 'text', divisionId: 'text' },
    wrapped: false,
    path: ['organization', 'standings'],
    columns: {
      position: plain('position'),
      team: ({ team }) => team?.name,
      league: ({ league }) => league?.name,
      division: ({ division }) => division?.name,
      wins: plain('wins'),
      losses: plain('losses'),
      win_percentage: plain('winPercentage'),
      games_behind: plain('gamesBehind'),
      streak: plain('streak'),
      points_for: plain('pointsFor'),
      points_against: plain('pointsAgainst'),
      free_throw_percentage: plain('freeThrowPercentage'),
      three_pointers_made: plain('threePointersMade'),
    },
  },
  audit: {
    document: parse(`query ExportAudit($filter: AuditTrailFilter) {
      auditTrail(filter: $filter, first: null) { nodes { id at actorName action entityType entityId label changes { field before after } } }
    }`),
    filters: { actorId: 'text', entityType: 'text', entityId: 'text', action: 'text', search: 'text', from: 'text', to: 'text', platform: 'flag' },
    wrapped: true,
    path: ['auditTrail', 'nodes'],
    columns: {
      id: plain('id'),
      at: plain('at'),
      actor: plain('actorName'),
      action: plain('action'),
      entity_type: plain('entityType'),
      entity_id: plain('entityId'),
      label: plain('label'),
      changes: ({ changes = [] }) => changes.map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`).join('; '),
    },
  },
};
