import { registerEnumType } from 'type-graphql';

/** What may change, as the table has it, too. */
export const ChangedKind = {
  ORGANIZATION: 'organization',
  SEASON: 'season',
  LEAGUE: 'league',
  SEASON_LEAGUE: 'season_league',
  DIVISION: 'division',
  TEAM: 'team',
  SEASON_LEAGUE_TEAM: 'season_league_team',
  ROSTER: 'roster',
  PLAYER: 'player',
  PLAYER_ATTRIBUTE: 'player_attribute',
  STAT_DEFINITION: 'stat_definition',
  GAME_PERIOD: 'game_period',
  LOCATION: 'location',
  GAME: 'game',
  BOX_SCORE: 'box_score',
  PLAYS: 'plays',
  BYE: 'bye',
  WEEK_OFF: 'week_off',
} as const;
export type ChangedKind = (typeof ChangedKind)[keyof typeof ChangedKind];

registerEnumType(ChangedKind, {
  name: 'ChangedKind',
  description: 'What has changed, and so what its id is the id of.',
  valuesConfig: {
    ORGANIZATION: { description: 'The organization itself: its name, address, colours and settings.' },
    SEASON: { description: 'A season: `Organization.season`.' },
    LEAGUE: { description: 'A league: `Organization.league`.' },
    SEASON_LEAGUE: { description: 'A league as it is in a season: `Organization.seasonLeagues`.' },
    DIVISION: { description: 'A division with its teams and the rules of its bracket: `Organization.division`.' },
    TEAM: { description: 'A team: `Organization.team`.' },
    SEASON_LEAGUE_TEAM: { description: 'A team as it is in a league of a season: `Organization.seasonLeagueTeam`.' },
    ROSTER: {
      description: 'The roster of a team in a league of a season; the id is that of `Organization.seasonLeagueTeam`.',
    },
    PLAYER: {
      description:
        'A player, with the values of attributes and the rosters that name the player: `Organization.player`.',
    },
    PLAYER_ATTRIBUTE: { description: 'An attribute of players: `Organization.playerAttributes`.' },
    STAT_DEFINITION: { description: 'A statistic: `Organization.statDefinitions`.' },
    GAME_PERIOD: { description: 'A period of games: `Organization.gamePeriods`.' },
    LOCATION: { description: 'A place: `Organization.locations`.' },
    GAME: { description: 'A game: when, where, whether and between whom, and its final score: `Organization.game`.' },
    BOX_SCORE: { description: "What a game has of lines, statistics and scores by period; the id is the game's." },
    PLAYS: { description: "The plays of a game; the id is the game's." },
    BYE: { description: 'A bye that was entered: `Organization.byes`.' },
    WEEK_OFF: { description: 'A date without games: `Organization.weeksOff`.' },
  },
});
