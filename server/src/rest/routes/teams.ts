import { get, type Row } from '../row.js';

/** Teams, over all seasons and as they are in a league of a season. */
export const teamRows: readonly Row[] = [
  get(
    '/teams',
    'public-scoped',
    'Teams',
    'All teams by name, each with its league in the first active season, else in its latest.',
  ),
  get(
    '/teamsv2',
    'public-scoped',
    'Teams',
    'All teams by name, each with its league in the first active season, else in its latest.',
  ),
  get('/teamsv2/{id}', 'public-scoped', 'Team', 'A team with all its games and its present roster.'),
  get('/teams/teamsByLeague', 'public-scoped', 'TeamsOfLeague', 'The teams of a league in the first active season.', {
    query: { leagueId: 'leagueId' },
    statuses: [422],
  }),
  get(
    '/seasonsv2/{season}/leagues/{league}/teams',
    'admin',
    'LeagueTeams',
    'The teams of a league in a season, by rank.',
  ),
  get(
    '/seasonsv2/{season}/leagues/{league}/teams/{teamId}',
    'public-scoped',
    'LeagueTeam',
    'A team in a league of a season, with its players and its games there.',
  ),
  get(
    '/seasonsv2/{season}/leagues/{league}/teams/{teamId}/players',
    'public-scoped',
    'LeagueTeamPlayers',
    'The players of a team in a league of a season, by name.',
  ),
];
