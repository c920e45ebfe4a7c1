import type { Cell } from '../../lib/csv.js';
import { joined, list, type List, type Named, plain } from '../list.js';

interface SeasonRow extends Named {
  id: string;
  startDate: Cell;
  finishDate: Cell;
  active: boolean;
  sport: Named;
  organization: Named;
  leagues: readonly Named[];
}

const seasons = list<SeasonRow>(
  `query ExportSeasons($organization: ID!, $active: Boolean) {
    organization(id: $organization) { seasons(active: $active) { id name startDate finishDate active sport { name } organization { name } leagues { name } } }
  }`,
  {
    filters: { active: 'flag' },
    foundBy: ({ name }) => name,
    path: ['organization', 'seasons'],
    columns: {
      ...plain('id'),
      season: ({ name }) => name,
      first_day: ({ startDate }) => startDate,
      last_day: ({ finishDate }) => finishDate,
      ...plain('active'),
      leagues: (row) => joined(row.leagues),
      sport: ({ sport }) => sport.name,
      organization: ({ organization }) => organization.name,
    },
  },
);

interface LeagueRow extends Named {
  id: string;
  seasonLeagues: readonly { season: Named }[];
}

const leagues = list<LeagueRow>(
  `query ExportLeagues($organization: ID!) { organization(id: $organization) { leagues { id name seasonLeagues { season { name } } } } }`,
  {
    foundBy: ({ name }) => name,
    path: ['organization', 'leagues'],
    columns: {
      ...plain('id'),
      league: ({ name }) => name,
      seasons: ({ seasonLeagues }) => joined(seasonLeagues.map(({ season }) => season)),
    },
  },
);

interface SeasonLeagueRow {
  id: string;
  position: number;
  teamCount: number;
  league: Named;
}

const seasonLeagues = list<SeasonLeagueRow>(
  `query ExportSeasonLeagues($organization: ID!, $seasonId: ID!) {
    organization(id: $organization) { season(id: $seasonId) { seasonLeagues { id position teamCount league { name } } } }
  }`,
  {
    filters: { seasonId: 'needed' },
    path: ['organization', 'season', 'seasonLeagues'],
    columns: {
      position: ({ position }) => position + 1,
      league: ({ league }) => league.name,
      teams: ({ teamCount }) => teamCount,
    },
  },
);

interface Placed {
  team: Named;
  seasonLeague: { league: Named };
  record: { wins: number; losses: number };
}

interface Divided {
  divisions: readonly (Named & { teams: readonly { slt: Placed }[] })[];
  unassignedTeams: readonly Placed[];
}

type Seat = Placed & { division: string | null; seed: number | null };

const PLACED = 'team { name } seasonLeague { league { name } } record { wins losses }';

const divisions = list<Seat, Divided>(
  `query ExportDivisions($organization: ID!, $seasonId: ID!) {
    organization(id: $organization) { season(id: $seasonId) { divisions { name teams { slt { ${PLACED} } } } unassignedTeams { ${PLACED} } } }
  }`,
  {
    filters: { seasonId: 'needed' },
    path: ['organization', 'season'],
    rows: (season) => [
      ...season.divisions.flatMap(({ name, teams }) =>
        teams.map(({ slt }, index) => ({ ...slt, division: name, seed: index + 1 })),
      ),
      ...season.unassignedTeams.map((slt) => ({ ...slt, division: null, seed: null })),
    ],
    columns: {
      ...plain('division', 'seed'),
      team: ({ team }) => team.name,
      league: ({ seasonLeague }) => seasonLeague.league.name,
      wins: ({ record }) => record.wins,
      losses: ({ record }) => record.losses,
    },
  },
);

interface StandingsRow {
  team: Named;
  league: Named;
  division: Named | null;
  [figure: string]: unknown;
}

const FIGURES = {
  wins: 'wins',
  losses: 'losses',
  win_percentage: 'winPercentage',
  games_behind: 'gamesBehind',
  streak: 'streak',
  points_for: 'pointsFor',
  points_against: 'pointsAgainst',
  free_throw_percentage: 'freeThrowPercentage',
  three_pointers_made: 'threePointersMade',
} as const;

const standings = list<StandingsRow>(
  `query ExportStandings($organization: ID!, $seasonId: ID, $leagueId: ID, $divisionId: ID) {
    organization(id: $organization) { standings(seasonId: $seasonId, leagueId: $leagueId, divisionId: $divisionId) {
      position team { name } league { name } division { name } ${Object.values(FIGURES).join(' ')}
    } }
  }`,
  {
    filters: { seasonId: 'text', leagueId: 'text', divisionId: 'text' },
    path: ['organization', 'standings'],
    columns: {
      position: ({ position }) => position as number,
      team: ({ team }) => team.name,
      league: ({ league }) => league.name,
      division: ({ division }) => division?.name,
      ...Object.fromEntries(
        Object.entries(FIGURES).map(([heading, field]) => [heading, (row: StandingsRow) => row[field] as Cell]),
      ),
    },
  },
);

/** Seasons, and what they consist of. */
export const SEASON_LISTS: Readonly<Record<string, List>> = {
  seasons,
  leagues,
  'season-leagues': seasonLeagues,
  divisions,
  standings,
};
