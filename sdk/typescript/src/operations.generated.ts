/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What has changed, and so what its id is the id of. */
export type ChangedKind =
  /** What a game has of lines, statistics and scores by period; the id is the game's. */
  | 'BOX_SCORE'
  /** A bye that was entered: `Organization.byes`. */
  | 'BYE'
  /** A division with its teams and the rules of its bracket: `Organization.division`. */
  | 'DIVISION'
  /** A game: when, where, whether and between whom, and its final score: `Organization.game`. */
  | 'GAME'
  /** A period of games: `Organization.gamePeriods`. */
  | 'GAME_PERIOD'
  /** A league: `Organization.league`. */
  | 'LEAGUE'
  /** A place: `Organization.locations`. */
  | 'LOCATION'
  /** The organization itself: its name, address, colours and settings. */
  | 'ORGANIZATION'
  /** A player, with the values of attributes and the rosters that name the player: `Organization.player`. */
  | 'PLAYER'
  /** An attribute of players: `Organization.playerAttributes`. */
  | 'PLAYER_ATTRIBUTE'
  /** The plays of a game; the id is the game's. */
  | 'PLAYS'
  /** The roster of a team in a league of a season; the id is that of `Organization.seasonLeagueTeam`. */
  | 'ROSTER'
  /** A season: `Organization.season`. */
  | 'SEASON'
  /** A league as it is in a season: `Organization.seasonLeagues`. */
  | 'SEASON_LEAGUE'
  /** A team as it is in a league of a season: `Organization.seasonLeagueTeam`. */
  | 'SEASON_LEAGUE_TEAM'
  /** A statistic: `Organization.statDefinitions`. */
  | 'STAT_DEFINITION'
  /** A team: `Organization.team`. */
  | 'TEAM'
  /** A date without games: `Organization.weeksOff`. */
  | 'WEEK_OFF';

/** Which games a list has; all conditions hold at once. An id that the organization does not have gives an empty list. */
export type GameFilter = {
  /** Games on this date. */
  date?: string | null | undefined;
  /** Bracket games of this division. */
  divisionId?: string | null | undefined;
  /** Games on this date or later. */
  from?: string | null | undefined;
  /** Games with (or without) both final scores. */
  hasScore?: boolean | null | undefined;
  /** Games of the first active season: the one that started last. */
  inActiveSeason?: boolean | null | undefined;
  /** Games of this league, in any season. */
  leagueId?: string | null | undefined;
  /** Games of the teams on whose rosters this player is. */
  playerId?: string | null | undefined;
  /** Games without a result that are to be played, or whose day is over. */
  progress?: GameProgress | null | undefined;
  /** Games of this season. */
  seasonId?: string | null | undefined;
  /** Games of this season league. */
  seasonLeagueId?: string | null | undefined;
  /** Scheduled or completed games. */
  state?: GameState | null | undefined;
  /** Games of this team, at home or away. */
  teamId?: string | null | undefined;
  /** Games on this date or earlier. */
  to?: string | null | undefined;
};

/** What of a game without a result is still to come, as the organization's calendar has it today. */
export type GameProgress =
  /** Later than today, or without a date; neither postponed nor cancelled. */
  | 'AFTER_TODAY'
  /** Of a day that is over, and not among those to be played; neither postponed nor cancelled. */
  | 'RESULT_AWAITED'
  /** Today or later, or without a date; until six in the morning also what is in progress of yesterday. Neither postponed nor cancelled. */
  | 'TO_BE_PLAYED';

/** The two halves of a schedule. */
export type GameState =
  /** Games shown as Completed, Final or Forfeit. */
  | 'COMPLETED'
  /** All games that are not completed. */
  | 'SCHEDULED';

/** The stored status of a game. What pages show is `displayStatus`, which also depends on the scores. */
export type GameStatus =
  /** Not played at all; never counts. */
  | 'CANCELLED'
  /** Played. */
  | 'FINAL'
  /** Decided without play; the scores say for whom. */
  | 'FORFEIT'
  /** Being played; the final scores are not known yet. */
  | 'IN_PROGRESS'
  /** Not played on its date; never counts. */
  | 'POSTPONED'
  /** To be played. */
  | 'SCHEDULED';

/** Which players a list has. Seasons, league and team are those of one and the same roster entry. */
export type PlayerFilter = {
  /** true: players on a roster of an active season. */
  activeSeasons?: boolean | null | undefined;
  /** Players on a roster of this league. */
  leagueId?: string | null | undefined;
  /** Part of the full name, as the caller is shown it, in any case; at most 100 characters. */
  search?: string | null | undefined;
  /** Players on a roster of this season. */
  seasonId?: string | null | undefined;
  /** Players on a roster of this team. */
  teamId?: string | null | undefined;
};

/** The final scores of a game: both, or both null to take them away. */
export type SetGameScoreInput = {
  /** Final score of the away team, 0 to 9999. */
  awayScore?: number | null | undefined;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: number | null | undefined;
  /** With scores: true for a game that was decided without play, whatever its status was; false for one that was played after all. Absent: that stays. Admins only. */
  forfeit?: boolean | null | undefined;
  /** True without scores: a game that was ended too early is in progress again. */
  goesOn?: boolean | null | undefined;
  /** Final score of the home team, 0 to 9999. */
  homeScore?: number | null | undefined;
};

export type SeasonsQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
}>;


export type SeasonsQuery = { organization: { seasons: Array<{ id: string, name: string, active: boolean, startDate: string | null, finishDate: string | null }> } | null };

export type StandingsQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  seasonId?: string | null | undefined;
  leagueId?: string | null | undefined;
}>;


export type StandingsQuery = { organization: { standings: Array<{ position: number, wins: number, losses: number, winPercentage: number, gamesBehind: number, streak: string, pointsFor: number, pointsAgainst: number, team: { id: string, name: string }, league: { id: string, name: string } }> } | null };

export type ChangesQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangesQuery = { organization: { changes: { cursor: string, hasMore: boolean, nodes: Array<{ kind: ChangedKind, id: string, isDeleted: boolean, at: string }> } } | null };

export type GamesQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  filter?: GameFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type GamesQuery = { organization: { games: { nodes: Array<{ id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type BoxScoresQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  filter?: GameFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type BoxScoresQuery = { organization: { games: { nodes: Array<{ id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, periods: Array<{ id: string, name: string }>, statDefinitions: Array<{ id: string, name: string, abbreviation: string }>, home: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, away: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type OneBoxScoreQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  id: string;
}>;


export type OneBoxScoreQuery = { organization: { game: { id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, periods: Array<{ id: string, name: string }>, statDefinitions: Array<{ id: string, name: string, abbreviation: string }>, home: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, away: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } } | null } | null };

export type PlayersQueryVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  filter?: PlayerFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type PlayersQuery = { organization: { players: { nodes: Array<{ id: string, firstName: string, lastName: string, jerseyNumber: string | null, position: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type SetGameScoreMutationVariables = Exact<{
  id: string;
  input: SetGameScoreInput;
}>;


export type SetGameScoreMutation = { setGameScore: { id: string, version: number, homeScore: number | null, awayScore: number | null } };

export type GameFragment = { id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } };

export type BoxScoreFragment = { id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, periods: Array<{ id: string, name: string }>, statDefinitions: Array<{ id: string, name: string, abbreviation: string }>, home: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, away: { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> }, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } };

export type SideFragment = { score: number | null, totals: Array<number | null>, team: { id: string, name: string }, periodScores: Array<{ score: number, period: { id: string } }>, lines: Array<{ started: boolean, values: Array<number | null>, player: { id: string, firstName: string, lastName: string } }> };

export type ScoresSubscriptionVariables = Exact<{
  slug?: string | null | undefined;
  domain?: string | null | undefined;
  date?: string | null | undefined;
}>;


export type ScoresSubscription = { organization: { dayScores: Array<{ id: string, date: string | null, time: string | null, startsAt: string | null, status: GameStatus, displayStatus: string, location: string | null, version: number, homeScore: number | null, awayScore: number | null, liveScore: { home: number, away: number, period: { id: string, name: string } | null } | null, homeTeam: { id: string, name: string }, awayTeam: { id: string, name: string } }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const GameFragmentDoc = new TypedDocumentString(`
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}
    `, {"fragmentName":"Game"}) as unknown as TypedDocumentString<GameFragment, unknown>;
export const SideFragmentDoc = new TypedDocumentString(`
    fragment Side on GameSide {
  team {
    id
    name
  }
  score
  periodScores {
    period {
      id
    }
    score
  }
  totals
  lines {
    player {
      id
      firstName
      lastName
    }
    started
    values
  }
}
    `, {"fragmentName":"Side"}) as unknown as TypedDocumentString<SideFragment, unknown>;
export const BoxScoreFragmentDoc = new TypedDocumentString(`
    fragment BoxScore on Game {
  ...Game
  periods {
    id
    name
  }
  statDefinitions {
    id
    name
    abbreviation
  }
  home {
    ...Side
  }
  away {
    ...Side
  }
}
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}
fragment Side on GameSide {
  team {
    id
    name
  }
  score
  periodScores {
    period {
      id
    }
    score
  }
  totals
  lines {
    player {
      id
      firstName
      lastName
    }
    started
    values
  }
}`, {"fragmentName":"BoxScore"}) as unknown as TypedDocumentString<BoxScoreFragment, unknown>;
export const SeasonsDocument = new TypedDocumentString(`
    query Seasons($slug: String, $domain: String) {
  organization(slug: $slug, domain: $domain) {
    seasons {
      id
      name
      active
      startDate
      finishDate
    }
  }
}
    `) as unknown as TypedDocumentString<SeasonsQuery, SeasonsQueryVariables>;
export const StandingsDocument = new TypedDocumentString(`
    query Standings($slug: String, $domain: String, $seasonId: ID, $leagueId: ID) {
  organization(slug: $slug, domain: $domain) {
    standings(seasonId: $seasonId, leagueId: $leagueId) {
      position
      team {
        id
        name
      }
      league {
        id
        name
      }
      wins
      losses
      winPercentage
      gamesBehind
      streak
      pointsFor
      pointsAgainst
    }
  }
}
    `) as unknown as TypedDocumentString<StandingsQuery, StandingsQueryVariables>;
export const ChangesDocument = new TypedDocumentString(`
    query Changes($slug: String, $domain: String, $after: String) {
  organization(slug: $slug, domain: $domain) {
    changes(after: $after) {
      nodes {
        kind
        id
        isDeleted
        at
      }
      cursor
      hasMore
    }
  }
}
    `) as unknown as TypedDocumentString<ChangesQuery, ChangesQueryVariables>;
export const GamesDocument = new TypedDocumentString(`
    query Games($slug: String, $domain: String, $filter: GameFilter, $after: String) {
  organization(slug: $slug, domain: $domain) {
    games(first: 100, after: $after, filter: $filter) {
      nodes {
        ...Game
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}`) as unknown as TypedDocumentString<GamesQuery, GamesQueryVariables>;
export const BoxScoresDocument = new TypedDocumentString(`
    query BoxScores($slug: String, $domain: String, $filter: GameFilter, $after: String) {
  organization(slug: $slug, domain: $domain) {
    games(first: 50, after: $after, filter: $filter) {
      nodes {
        ...BoxScore
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}
fragment BoxScore on Game {
  ...Game
  periods {
    id
    name
  }
  statDefinitions {
    id
    name
    abbreviation
  }
  home {
    ...Side
  }
  away {
    ...Side
  }
}
fragment Side on GameSide {
  team {
    id
    name
  }
  score
  periodScores {
    period {
      id
    }
    score
  }
  totals
  lines {
    player {
      id
      firstName
      lastName
    }
    started
    values
  }
}`) as unknown as TypedDocumentString<BoxScoresQuery, BoxScoresQueryVariables>;
export const OneBoxScoreDocument = new TypedDocumentString(`
    query OneBoxScore($slug: String, $domain: String, $id: ID!) {
  organization(slug: $slug, domain: $domain) {
    game(id: $id) {
      ...BoxScore
    }
  }
}
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}
fragment BoxScore on Game {
  ...Game
  periods {
    id
    name
  }
  statDefinitions {
    id
    name
    abbreviation
  }
  home {
    ...Side
  }
  away {
    ...Side
  }
}
fragment Side on GameSide {
  team {
    id
    name
  }
  score
  periodScores {
    period {
      id
    }
    score
  }
  totals
  lines {
    player {
      id
      firstName
      lastName
    }
    started
    values
  }
}`) as unknown as TypedDocumentString<OneBoxScoreQuery, OneBoxScoreQueryVariables>;
export const PlayersDocument = new TypedDocumentString(`
    query Players($slug: String, $domain: String, $filter: PlayerFilter, $after: String) {
  organization(slug: $slug, domain: $domain) {
    players(first: 100, after: $after, filter: $filter) {
      nodes {
        id
        firstName
        lastName
        jerseyNumber
        position
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlayersQuery, PlayersQueryVariables>;
export const SetGameScoreDocument = new TypedDocumentString(`
    mutation SetGameScore($id: ID!, $input: SetGameScoreInput!) {
  setGameScore(id: $id, input: $input) {
    id
    version
    homeScore
    awayScore
  }
}
    `) as unknown as TypedDocumentString<SetGameScoreMutation, SetGameScoreMutationVariables>;
export const ScoresDocument = new TypedDocumentString(`
    subscription Scores($slug: String, $domain: String, $date: Date) {
  organization(slug: $slug, domain: $domain) {
    dayScores(date: $date) {
      ...Game
      liveScore {
        home
        away
        period {
          id
          name
        }
      }
    }
  }
}
    fragment Game on Game {
  id
  date
  time
  startsAt
  status
  displayStatus
  location
  version
  homeTeam {
    id
    name
  }
  awayTeam {
    id
    name
  }
  homeScore
  awayScore
}`) as unknown as TypedDocumentString<ScoresSubscription, ScoresSubscriptionVariables>;