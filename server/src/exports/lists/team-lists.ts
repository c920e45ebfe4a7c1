import { PlayerFields } from '../../features/players/player.fields.js';
import { TeamFields } from '../../features/teams/team.fields.js';
import type { Cell } from '../../lib/csv.js';
import { roster } from './roster-list.js';
import { joined, list, type List, listed, type Named, plain } from '../list.js';

const ofTeam = listed(TeamFields);
const ofPlayer = listed(PlayerFields);

interface TeamRow {
  id: string;
  seasonTeam: { playerCount: number; seasonLeague: { league: Named; season: Named } } | null;
}

const teams = list<TeamRow>(
  `query ExportTeams($organization: ID!, $filter: TeamFilter) {
    organization(id: $organization) { teams(filter: $filter, first: null) { nodes {
      id ${ofTeam.selection} seasonTeam { playerCount seasonLeague { league { name } season { name } } }
    } } }
  }`,
  {
    filters: { seasonId: 'text', leagueId: 'text', divisionId: 'text', search: 'text' },
    wrapped: true,
    path: ['organization', 'teams', 'nodes'],
    columns: {
      ...plain('id'),
      ...ofTeam.columns,
      league: ({ seasonTeam }) => seasonTeam?.seasonLeague.league.name,
      season: ({ seasonTeam }) => seasonTeam?.seasonLeague.season.name,
      players: ({ seasonTeam }) => seasonTeam?.playerCount ?? 0,
    },
  },
);

interface LeagueTeamRow {
  id: string;
  rank: number | null;
  captainName: string | null;
  playerCount: number;
  withdrawn: boolean;
  record: { wins: number; losses: number };
  team: Named & { id: string };
}

const leagueTeams = list<LeagueTeamRow>(
  `query ExportLeagueTeams($organization: ID!, $seasonLeagueId: ID!, $search: String) {
    organization(id: $organization) { seasonLeagueTeams(seasonLeagueId: $seasonLeagueId, search: $search, first: null) { nodes {
      rank captainName playerCount withdrawn record { wins losses } team { id name }
    } } }
  }`,
  {
    filters: { seasonLeagueId: 'needed', search: 'text' },
    path: ['organization', 'seasonLeagueTeams', 'nodes'],
    columns: {
      rank: ({ rank }) => rank,
      team_id: ({ team }) => team.id,
      team: ({ team }) => team.name,
      captain: ({ captainName }) => captainName,
      players: ({ playerCount }) => playerCount,
      wins: ({ record }) => record.wins,
      losses: ({ record }) => record.losses,
      ...plain('withdrawn'),
    },
  },
);

interface PlayerRow {
  id: string;
  hasNamesake: boolean;
  bio: string | null;
  rosters: readonly { seasonLeagueTeam: { team: Named } }[];
}

const players = list<PlayerRow>(
  `query ExportPlayers($organization: ID!, $filter: PlayerFilter) {
    organization(id: $organization) { players(filter: $filter, first: null) { nodes {
      id ${ofPlayer.selection} hasNamesake bio rosters { seasonLeagueTeam { team { name } } }
    } } }
  }`,
  {
    filters: { seasonId: 'text', leagueId: 'text', teamId: 'text', search: 'text', activeSeasons: 'flag' },
    wrapped: true,
    path: ['organization', 'players', 'nodes'],
    columns: {
      ...plain('id'),
      ...ofPlayer.columns,
      teams: ({ rosters }) => joined([...new Set(rosters.map(({ seasonLeagueTeam }) => seasonLeagueTeam.team.name))]),
      has_namesake: ({ hasNamesake }) => hasNamesake,
      ...plain('bio'),
    },
  },
);

interface GameRow {
  id: string;
  date: Cell;
  time: Cell;
  location: Cell;
  displayStatus: string;
  homeScore: Cell;
  awayScore: Cell;
  homeTeam: Named;
  awayTeam: Named;
  season: Named | null;
  league: Named | null;
  division: Named | null;
}

const games = list<GameRow>(
  `query ExportGames($organization: ID!, $filter: GameFilter) {
    organization(id: $organization) { games(filter: $filter, first: null) { nodes {
      id date time location displayStatus homeScore awayScore homeTeam { name } awayTeam { name } season { name } league { name } division { name }
    } } }
  }`,
  {
    filters: {
      seasonId: 'text',
      seasonLeagueId: 'text',
      leagueId: 'text',
      divisionId: 'text',
      teamId: 'text',
      date: 'text',
      from: 'text',
      to: 'text',
      state: 'text',
      hasScore: 'flag',
      inActiveSeason: 'flag',
    },
    wrapped: true,
    path: ['organization', 'games', 'nodes'],
    columns: {
      ...plain('id'),
      season: ({ season }) => season?.name,
      league: ({ league }) => league?.name,
      division: ({ division }) => division?.name,
      ...plain('date', 'time', 'location'),
      home_team: ({ homeTeam }) => homeTeam.name,
      away_team: ({ awayTeam }) => awayTeam.name,
      home_score: ({ homeScore }) => homeScore,
      away_score: ({ awayScore }) => awayScore,
      status: ({ displayStatus }) => displayStatus,
    },
  },
);

/** Teams, their players and their games. */
export const TEAM_LISTS: Readonly<Record<string, List>> = {
  teams,
  'league-teams': leagueTeams,
  roster,
  players,
  games,
};
