import { row } from '../row.js';

const league = { season: 'season', league: 'league' } as const;

/** Seasons, leagues, divisions, games, byes. */
export const seasonRows = [
  row('GET /seasonsv2'),
  row('GET /seasonsv2/{id}', { id: 'season' }),
  row('GET /seasonsv2/{id}/leagues-with-teams-public', { id: 'season' }),
  row(
    'POST /seasonsv2',
    { sport_id: 'sport', copyFromSeasonId: 'pastSeason' },
    { name: 'Spring' },
    { missing: { sport_id: 422 } },
  ),
  row('PUT /seasonsv2/{id}', { id: 'season' }, { name: 'Spring' }),
  row('DELETE /seasonsv2/{id}', { id: 'season' }),
  row('GET /seasonsleagues'),
  row('GET /leagues'),
  row('GET /leaguesv2'),
  row('POST /seasonsv2/{id}/leagues', { id: 'season', copyFromSeasonId: 'pastSeason' }, { name: 'Past League' }),
  row(
    'PUT /seasonsv2/{id}/leagues/order',
    { id: 'season', 'orderedLeagues.0.id': 'league' },
    { orderedLeagues: [{ position: 0 }] },
  ),
  row('GET /seasonsv2/{season}/leagues/{league}', league),
  row('PUT /seasonsv2/{season}/leagues/{league}', league, { name: 'Gold' }),
  row('DELETE /seasonsv2/{season}/leagues/{league}', league),
  row('GET /seasonsv2/{id}/divisions', { id: 'season' }),
  row('POST /seasonsv2/{id}/divisions', { id: 'season' }, { name: 'East' }),
  row('GET /seasonsv2/{id}/divisions/{divisionId}', { id: 'season', divisionId: 'division' }),
  row('GET /seasonsv2/{id}/divisions/{divisionId}/games', { id: 'season', divisionId: 'division' }),
  row('DELETE /divisions/{id}', { id: 'division' }),
  row('POST /divisions/{id}/teams', { id: 'division', seasons_leagues_teams_id: 'freeSlt' }, { position: 1 }),
  row('DELETE /divisions/{id}/teams/{sltId}', { id: 'division', sltId: 'slt' }),
  row(
    'PUT /divisions/{id}/teams/order',
    { id: 'division', 'orderedTeams.0.slt_id': 'slt' },
    { orderedTeams: [{ position: 0 }] },
  ),
  row('GET /games'),
  row('GET /gamesv2'),
  row('GET /gamesv2/{id}', { id: 'game' }),
  row('GET /seasonsv2/{season}/leagues/{league}/games', league),
  row('GET /bye-dates/public'),
  row('GET /bye-dates/season/{season}/league/{league}', league),
  row('GET /week-offs/public'),
  row('GET /week-offs/season/{season}/league/{league}', league),
];
