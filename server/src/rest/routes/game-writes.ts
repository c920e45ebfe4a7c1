import { del, get, post, put, type Row } from '../row.js';

const game = {
  home_team_id: 'homeTeamId',
  away_team_id: 'awayTeamId',
  date: 'date',
  time: 'time',
  location: 'location',
  location_url: 'locationUrl',
  court: 'court',
} as const;
const scores = { score_home: 'input.homeScore', score_away: 'input.awayScore' } as const;

const leagueGames = '/seasonsv2/{season}/leagues/{league}/games';
const divisionGames = '/seasonsv2/{id}/divisions/{divisionId}/games';

/** Changes of games, and what does not agree in them. */
export const gameWriteRows: readonly Row[] = [
  post(leagueGames, 'admin', 'CreateLeagueGame', 'Creates a game of two teams of a league in a season.', {
    lookup: 'LookUpSeasonLeague',
    body: game,
  }),
  put(
    `${leagueGames}/{id}`,
    'admin',
    'SetLeagueGameScore',
    'Sets the final scores of a game of a league in a season; a game in progress becomes final.',
    { lookup: 'LookUpLeagueGame', body: scores },
  ),
  del(
    `${leagueGames}/{id}`,
    'admin',
    'DeleteLeagueGame',
    'Deletes a game of a league in a season with its statistics and scores.',
    { lookup: 'LookUpLeagueGame' },
  ),
  get(
    '/seasonsv2/{season}/leagues/{league}/score-mismatches',
    'admin',
    'ScoreMismatches',
    "The games of a league in a season whose final scores and players' points do not agree: by game id, for each side both figures, or null where they agree.",
  ),
  post(divisionGames, 'admin', 'CreateDivisionGame', "Creates a game of a division's bracket.", {
    lookup: 'LookUpDivision',
    body: game,
  }),
  del(
    `${divisionGames}/{gameId}`,
    'admin',
    'DeleteDivisionGame',
    "Deletes a game of a division's bracket with its statistics and scores.",
    { lookup: 'LookUpDivisionGame' },
  ),
  put(
    '/gamesv2/{id}/scores',
    'admin',
    'SetGameScore',
    'Sets the final scores of a game; a game in progress becomes final.',
    { body: scores },
  ),
  put(
    '/gamesv2/{id}/details',
    'admin',
    'UpdateGame',
    'Changes date, time, place, court, video and status of a game; what is absent stays.',
    {
      body: {
        video_url: 'input.videoUrl',
        location: 'input.location',
        court: 'input.court',
        date: 'input.date',
        time: 'input.time',
        status: 'input.status',
      },
    },
  ),
];
