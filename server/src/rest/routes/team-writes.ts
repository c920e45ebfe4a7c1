import { del, post, put, type Row } from '../row.js';

const team = '/seasonsv2/{season}/leagues/{league}/teams/{teamId}';
const teamBody = {
  leagueId: 'leagueId',
  unavailableSlots: { to: 'input.unavailableSlots', shape: 'commaSplit' },
} as const;

/** Changes of teams, for all seasons and in a league of a season, and of their rosters. */
export const teamWriteRows: readonly Row[] = [
  post('/teams', 'admin', 'CreateTeam', 'Creates a team; with a league it plays in it in the first active season.', {
    lookup: 'LookUpCurrentLeague',
    body: teamBody,
    takesInput: true,
  }),
  put(
    '/teams/{id}',
    'admin',
    'UpdateTeam',
    'Changes a team; what is absent stays. A league is meant in the first active season.',
    {
      lookup: 'LookUpCurrentLeague',
      body: teamBody,
      takesInput: true,
    },
  ),
  del('/teams/{id}', 'admin', 'DeleteTeam', 'Deletes a team with its rosters and games.'),
  post(
    '/seasonsv2/{season}/leagues/{league}/teams',
    'admin',
    'AddTeamToLeague',
    'Adds a team to a league of a season: a new one by name, or an existing one as the same team.',
    {
      lookup: 'LookUpSeasonLeague',
      body: { name: 'name', copyFromTeamId: 'copyFromTeamId' },
    },
  ),
  put(
    team,
    'admin',
    'UpdateTeamOfLeague',
    'Changes name, logo, colour and abbreviation of a team, and its captain, rank and withdrawal in a league of a season.',
    {
      lookup: 'LookUpTeam',
      multipart: true,
      body: {
        name: 'name',
        captainId: 'captainId',
        captain: 'captain',
        rank: 'rank',
        withdrawn: 'withdrawn',
        colour: 'colour',
        abbreviation: 'abbreviation',
        logo: 'logo',
      },
    },
  ),
  del(
    team,
    'admin',
    'RemoveTeamFromLeague',
    'Removes a team from a league of a season with its roster and games there; the team exists on.',
    { lookup: 'LookUpTeam' },
  ),
  post(
    `${team}/players`,
    'admin',
    'AddPlayerToTeam',
    "Puts a player on a team's roster: one who exists, or a new one by name.",
    {
      lookup: 'LookUpTeam',
      multipart: true,
      body: {
        player_id: 'playerId',
        firstName: 'firstName',
        lastName: 'lastName',
        image: 'image',
        jersey_number: 'jerseyNumber',
        position: 'position',
        allow_namesake: 'allowNamesake',
      },
    },
  ),
  del(
    `${team}/players/{playerId}`,
    'admin',
    'RemovePlayerFromTeam',
    "Takes a player off a team's roster; player and statistics stay.",
    { lookup: 'LookUpRosterEntry' },
  ),
];
