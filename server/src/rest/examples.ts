type Fields = Readonly<Record<string, unknown>>;

/** What ids look like in examples. */
export const EXAMPLE_ID = 7;

/** Values of parameters outside bodies that are no ids. */
export const EXAMPLE_VALUES: Readonly<Record<string, string>> = {
  slug: 'fab',
  domain: 'nba.localhost',
  season: 'active',
  scope: 'all',
  after: 'WyJjaGFuZ2VzIl0',
};

const id = EXAMPLE_ID;
const organization = { facebook_url: 'https://facebook.com/harbor', sportIds: [id], customSite: false };
const game = {
  home_team_id: id,
  away_team_id: id,
  date: '2026-03-09',
  time: '18:30',
  location: 'Harbor Gym',
  location_url: 'https://maps.example/harbor',
};
const look = { colour: '#c8102e', abbreviation: 'ROC' };
const schedule = {
  name: 'Regular season',
  startDate: '2026-03-01',
  numWeeks: 10,
  gameDays: ['Sunday'],
  sameSlot: true,
  timeSlots: ['18:00', '19:00', '19:00'],
  weeklyTimeSlots: [],
};
const business = {
  name: 'Harbor Hoops',
  city: 'Irvine,Tustin',
  sport: 'basketball',
  category: 'men,adult',
  signupDeadline: '2026-09-01',
  signupStatus: 'active',
  cost: '$95',
};

/**
 * A body for every call that takes one. They stand in the description, and a test sends each of them; there the ids are
 * those of things that are there.
 */
export const EXAMPLE_BODIES: Readonly<Record<string, Fields>> = {
  'POST /api/organizations': {
    name: 'Harbor League',
    slug: 'harbor-league',
    domain: 'harbor.example',
    ...organization,
  },
  'POST /api/admin/organizations': {
    name: 'Valley League',
    slug: 'valley-league',
    domain: 'valley.example',
    ...organization,
  },
  'PUT /api/organizations/{id}': { name: 'Harbor League', captainLabel: 'Coach', ...organization },
  'POST /api/organizations/{id}/addUser': { userId: id },
  'POST /api/organization-links': {
    label: 'Rules',
    is_external: false,
    slug: 'rules',
    show_in_navbar: true,
    organization_id: id,
  },
  'PUT /api/organization-links/{linkId}': {
    label: 'Referees',
    is_external: true,
    url: 'https://referees.example/',
    show_in_navbar: true,
    organization_id: id,
  },
  'POST /api/auth/login': { username: 'staff-nba', password: 'correct horse battery', slug: 'nba' },
  'POST /api/usersv2': {
    username: 'dana',
    email: 'dana@example.com',
    role: 'staff',
    organization_id: id,
    sportIds: [id],
  },
  'PUT /api/usersv2/{id}': { username: 'dana.k', email: 'dana.k@example.com', role: 'staff', sportIds: [id] },
  'POST /api/seasonsv2': {
    name: 'Spring 2026',
    startDate: '2026-03-01',
    finishDate: '2026-06-30',
    active: false,
    sport_id: id,
    copyFromSeasonId: id,
  },
  'PUT /api/seasonsv2/{id}': { name: 'Spring 2026', startDate: '2026-03-01', active: true },
  'POST /api/seasonsv2/{id}/leagues': { name: 'Past League', copyFromSeasonId: id },
  'PUT /api/seasonsv2/{id}/leagues/order': { orderedLeagues: [{ id, position: 0 }] },
  'PUT /api/seasonsv2/{season}/leagues/{league}': { name: 'Monday D1', position: 0 },
  'POST /api/seasonsv2/{id}/divisions': { name: 'East' },
  'POST /api/divisions/{id}/teams': { seasons_leagues_teams_id: id, position: 1 },
  'PUT /api/divisions/{id}/teams/order': { orderedTeams: [{ slt_id: id, position: 0 }] },
  'POST /api/seasonsv2/{season}/leagues/{league}/teams': { copyFromTeamId: id },
  'PUT /api/seasonsv2/{season}/leagues/{league}/teams/{teamId}': { name: 'Rockets', captainId: id, rank: 1 },
  'POST /api/seasonsv2/{season}/leagues/{league}/teams/{teamId}/players': {
    player_id: id,
    jersey_number: '23',
    position: 'SG',
  },
  'POST /api/seasonsv2/{season}/leagues/{league}/games': game,
  'PUT /api/seasonsv2/{season}/leagues/{league}/games/{id}': { score_home: 78, score_away: 74 },
  'POST /api/seasonsv2/{id}/divisions/{divisionId}/games': game,
  'PUT /api/gamesv2/{id}/scores': { score_home: 78, score_away: 74 },
  'PUT /api/gamesv2/{id}/details': {
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    location: 'Harbor Gym',
    date: '2026-03-09',
    time: '18:30',
    status: 'in_progress',
  },
  'POST /api/schedules': { leagueId: id, ...schedule },
  'PUT /api/schedules/{id}': schedule,
  'POST /api/games/generate-full-schedule': { scheduleId: id },
  'PUT /api/games/swap': { gameId1: id, gameId2: id },
  'POST /api/teams': { name: 'Rockets', leagueId: id, unavailableSlots: '18:00, 19:00', ...look },
  'PUT /api/teams/{id}': { name: 'Rockets', leagueId: id, unavailableSlots: '18:00, 19:00', ...look },
  'PUT /api/playersv2/{id}': { firstName: 'Ana', lastName: 'Reyes' },
  'POST /api/playerAttributes': { name: 'Height', type: 'Text' },
  'PUT /api/playerAttributes/{id}/toggleAttributeVisibility': { is_visible: false },
  'PUT /api/playerAttributes/reorder': { attributes: [{ id, order: 0 }] },
  'PUT /api/player-game-stats': {
    player_id: id,
    game_id: id,
    stats: [{ player_id: id, game_id: id, stat_id: id, value: 12 }],
  },
  'PUT /api/statsv2/reorder': { stats: [{ id, order: 0 }] },
  'PUT /api/statsv2/{id}/toggle-visibility': { hidden: true },
  'POST /api/gamePeriods': { sportId: id, name: 'Overtime 5' },
  'PUT /api/gamePeriods/reorder': { gamePeriods: [{ id, order: 0 }] },
  'POST /api/gamePeriods/reset/{sportId}': { userId: id },
  'POST /api/bye-dates': { date: '2026-03-09', team_id: id },
  'POST /api/week-offs': { season_id: id, league_id: id, date: '2026-03-16', reason: 'Holiday' },
  'POST /api/businesses': business,
  'PUT /api/businesses/{id}': { ...business, signupStatus: 'closed' },
};
