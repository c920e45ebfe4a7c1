import { del, post, put, type Row } from '../row.js';

const dates = {
  name: 'input.name',
  startDate: 'input.startDate',
  finishDate: 'input.finishDate',
  active: 'input.active',
};

/** Changes of seasons, their leagues and divisions. */
export const seasonWriteRows: readonly Row[] = [
  post(
    '/seasonsv2',
    'admin',
    'CreateSeason',
    "Creates a season, if asked with another season's leagues, divisions, teams and rosters.",
    {
      body: { ...dates, sport_id: 'input.sportId', copyFromSeasonId: 'input.copyFromSeasonId' },
    },
  ),
  put('/seasonsv2/{id}', 'admin', 'UpdateSeason', 'Changes a season; what is absent stays.', { body: dates }),
  del(
    '/seasonsv2/{id}',
    'admin',
    'DeleteSeason',
    'Deletes a season with all that is in it; its leagues, teams and players exist on.',
  ),
  post(
    '/seasonsv2/{id}/leagues',
    'admin',
    'CreateLeague',
    'Adds a league to a season, by name or copied from another season; without a name all leagues of that one, which `leagues` lists.',
    {
      params: { id: 'input.seasonId' },
      body: { name: 'input.name', copyFromSeasonId: 'input.copyFromSeasonId' },
      repeats: { season_id: 'id' },
    },
  ),
  put(
    '/seasonsv2/{id}/leagues/order',
    'admin',
    'OrderLeagues',
    "Puts a season's leagues into an order, all of them at once.",
    {
      params: { id: 'input.seasonId' },
      body: { orderedLeagues: { to: 'input.leagueIds', shape: 'inOrder' } },
    },
  ),
  put(
    '/seasonsv2/{season}/leagues/{league}',
    'admin',
    'UpdateLeague',
    'Renames a league in every season, or sets its position in this one.',
    {
      body: { name: 'name', position: 'position' },
    },
  ),
  del(
    '/seasonsv2/{season}/leagues/{league}',
    'admin',
    'RemoveLeague',
    'Removes a league from a season with its teams and games there; the league exists on.',
  ),
  post('/seasonsv2/{id}/divisions', 'admin', 'CreateDivision', 'Adds a division to a season.', {
    params: { id: 'input.seasonId' },
    body: { name: 'input.name' },
  }),
  del(
    '/divisions/{id}',
    'admin',
    'DeleteDivision',
    'Deletes a division and the games of its bracket; its teams become unassigned.',
  ),
  post('/divisions/{id}/teams', 'admin', 'AssignDivisionTeam', 'Adds an unassigned team to a division.', {
    params: { id: 'input.divisionId' },
    body: { seasons_leagues_teams_id: 'input.seasonLeagueTeamId', position: 'input.position' },
  }),
  del(
    '/divisions/{id}/teams/{sltId}',
    'admin',
    'UnassignDivisionTeam',
    'Takes a team out of a division; the others close up.',
  ),
  put(
    '/divisions/{id}/teams/order',
    'admin',
    'OrderDivisionTeams',
    "Puts a division's teams into an order, all of them at once.",
    {
      params: { id: 'input.divisionId' },
      body: { orderedTeams: { to: 'input.seasonLeagueTeamIds', shape: 'inOrder', id: 'slt_id' } },
    },
  ),
];
