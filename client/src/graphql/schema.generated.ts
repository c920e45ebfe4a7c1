export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  Time: { input: string; output: string; }
};

export type Business = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Bye = {
  date?: Maybe<Scalars['Date']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  seasonLeague?: Maybe<SeasonLeague>;
  teams: Array<Team>;
};

export type Division = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  season: Season;
  teams: Array<DivisionTeam>;
};

export type DivisionTeam = {
  position?: Maybe<Scalars['Int']['output']>;
  seed: Scalars['Int']['output'];
  slt: SeasonLeagueTeam;
  team: Team;
};

export type Game = {
  away: GameSide;
  awayScore?: Maybe<Scalars['Int']['output']>;
  awayTeam: Team;
  date?: Maybe<Scalars['Date']['output']>;
  displayStatus: Scalars['String']['output'];
  division?: Maybe<Division>;
  home: GameSide;
  homeScore?: Maybe<Scalars['Int']['output']>;
  homeTeam: Team;
  id: Scalars['ID']['output'];
  leaders: Array<GameLeader>;
  league?: Maybe<League>;
  location?: Maybe<Scalars['String']['output']>;
  locationUrl?: Maybe<Scalars['String']['output']>;
  periods: Array<GamePeriod>;
  season?: Maybe<Season>;
  seasonLeague?: Maybe<SeasonLeague>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  statDefinitions: Array<StatDefinition>;
  status: GameStatus;
  time?: Maybe<Scalars['Time']['output']>;
  version: Scalars['Int']['output'];
  videoEmbedUrl?: Maybe<Scalars['String']['output']>;
  videoUrl?: Maybe<Scalars['String']['output']>;
};

export type GameConnection = {
  nodes: Array<Game>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type GameFilter = {
  date?: InputMaybe<Scalars['Date']['input']>;
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  hasScore?: InputMaybe<Scalars['Boolean']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<GameState>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type GameLeader = {
  definition: StatDefinition;
  player: Player;
  side: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type GameLine = {
  didNotPlay: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  player: Player;
  position?: Maybe<Scalars['String']['output']>;
  sortOrder: Scalars['Int']['output'];
  started: Scalars['Boolean']['output'];
  stats: Array<StatValue>;
  team: Team;
  values?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

export type GamePeriod = {
  hidden: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  kind: GamePeriodKind;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  sport: Sport;
};

export type GamePeriodKind =
  | 'FINAL'
  | 'OVERTIME'
  | 'REGULAR';

export type GameSide = {
  hasLines: Scalars['Boolean']['output'];
  lines: Array<GameLine>;
  liveScore?: Maybe<Scalars['Int']['output']>;
  periodScores: Array<PeriodScore>;
  score?: Maybe<Scalars['Int']['output']>;
  team: Team;
  totals?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

export type GameState =
  | 'COMPLETED'
  | 'SCHEDULED';

export type GameStatus =
  | 'CANCELLED'
  | 'FINAL'
  | 'FORFEIT'
  | 'IN_PROGRESS'
  | 'POSTPONED'
  | 'SCHEDULED';

export type HomeVariant =
  | 'DEFAULT'
  | 'HERO'
  | 'STAT_LEADERS'
  | 'WELCOME';

export type Leader = {
  gamesPlayed: Scalars['Int']['output'];
  perGame: Scalars['Float']['output'];
  player: Player;
  rank: Scalars['Int']['output'];
  team?: Maybe<Team>;
  value: Scalars['Float']['output'];
};

export type League = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  seasonLeagues: Array<SeasonLeague>;
};

export type Link = {
  id: Scalars['ID']['output'];
  isExternal: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  showInNavbar: Scalars['Boolean']['output'];
  slug?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type Mutation = {
  foo: Team;
};


export type MutationfooArgs = {
  id: Scalars['ID']['input'];
  kind?: InputMaybe<StatScope>;
};

export type NavVariant =
  | 'MAIN'
  | 'SIMPLE'
  | 'YOUTH';

export type NavigationItem = {
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type Organization = {
  accent: Scalars['String']['output'];
  activeSeason?: Maybe<Season>;
  businesses: Array<Business>;
  byes: Array<Bye>;
  captainLabel: Scalars['String']['output'];
  customPageUrl?: Maybe<Scalars['String']['output']>;
  customSite: Scalars['Boolean']['output'];
  division?: Maybe<Division>;
  domain?: Maybe<Scalars['String']['output']>;
  domains: Array<Scalars['String']['output']>;
  facebookUrl?: Maybe<Scalars['String']['output']>;
  game?: Maybe<Game>;
  gamePeriods: Array<GamePeriod>;
  games: GameConnection;
  homeVariant: HomeVariant;
  id: Scalars['ID']['output'];
  instagramUrl?: Maybe<Scalars['String']['output']>;
  language: Scalars['String']['output'];
  leaders: Array<Leader>;
  league?: Maybe<League>;
  leagues: Array<League>;
  links: Array<Link>;
  listed: Scalars['Boolean']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  navVariant: NavVariant;
  navigation: Array<NavigationItem>;
  page?: Maybe<Page>;
  player?: Maybe<Player>;
  players: PlayerConnection;
  records: Records;
  season?: Maybe<Season>;
  seasonLeagues: Array<SeasonLeague>;
  seasons: Array<Season>;
  slug: Scalars['String']['output'];
  sports: Array<Sport>;
  standings: Array<StandingsRow>;
  statDefinitions: Array<StatDefinition>;
  team?: Maybe<Team>;
  teams: TeamConnection;
  theme: Theme;
  timeZone: Scalars['String']['output'];
  weeksOff: Array<WeekOff>;
  youtubeUrl?: Maybe<Scalars['String']['output']>;
};


export type OrganizationbyesArgs = {
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationdivisionArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationgameArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationgamePeriodsArgs = {
  sportId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationgamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
};


export type OrganizationleadersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  stat: Scalars['String']['input'];
};


export type OrganizationleagueArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationpageArgs = {
  path: Scalars['String']['input'];
};


export type OrganizationplayerArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationplayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PlayerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationseasonArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationseasonLeaguesArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationstandingsArgs = {
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationstatDefinitionsArgs = {
  sportId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationteamArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationteamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationweeksOffArgs = {
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

export type Page = {
  blocks: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PeriodScore = {
  period: GamePeriod;
  score: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type PlacedBy =
  | 'DIVISION_POSITION'
  | 'HEAD_TO_HEAD'
  | 'LOSSES'
  | 'NAME'
  | 'POINT_DIFFERENCE'
  | 'WINS'
  | 'WIN_PERCENTAGE';

export type Player = {
  attributes: Array<PlayerAttributeValue>;
  averages: PlayerAverages;
  bio?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  gameStats: PlayerGameStatConnection;
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  rosters: Array<RosterEntry>;
  seasonStats: Array<PlayerSeasonStats>;
  sponsor?: Maybe<PlayerSponsor>;
  teamHistory: Array<TeamHistoryEntry>;
  videos: Array<PlayerVideo>;
};


export type PlayeraveragesArgs = {
  scope?: InputMaybe<StatScope>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type PlayergameStatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<StatScope>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlayerAttribute = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  type: PlayerAttributeType;
  visible: Scalars['Boolean']['output'];
};

export type PlayerAttributeType =
  | 'DATE'
  | 'NUMBER'
  | 'TEXT';

export type PlayerAttributeValue = {
  attribute: PlayerAttribute;
  value?: Maybe<Scalars['String']['output']>;
};

export type PlayerAverages = {
  freeThrowPercentage: Scalars['Float']['output'];
  gamesPlayed: Scalars['Int']['output'];
  pointsPerGame: Scalars['Float']['output'];
  threePointersMade: Scalars['Int']['output'];
};

export type PlayerConnection = {
  nodes: Array<Player>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PlayerFilter = {
  activeSeasons?: InputMaybe<Scalars['Boolean']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlayerGameStat = {
  game: Game;
  home: Scalars['Boolean']['output'];
  opponent: Team;
  started: Scalars['Boolean']['output'];
  team: Team;
  values?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

export type PlayerGameStatConnection = {
  nodes: Array<PlayerGameStat>;
  pageInfo: PageInfo;
  statDefinitions: Array<StatDefinition>;
  totalCount: Scalars['Int']['output'];
};

export type PlayerSeasonStats = {
  gamesPlayed: Scalars['Int']['output'];
  season?: Maybe<Season>;
  statDefinitions: Array<StatDefinition>;
  team?: Maybe<Team>;
  values?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

export type PlayerSponsor = {
  imageUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type PlayerVideo = {
  embedUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Query = {
  listings: Array<Organization>;
  organization?: Maybe<Organization>;
  organizations: Array<Organization>;
  sports: Array<Sport>;
};


export type QueryorganizationArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type Records = {
  points: Array<Leader>;
  teamWins: Array<TeamWins>;
  threes: Array<Leader>;
};


export type RecordspointsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type RecordsteamWinsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type RecordsthreesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

export type RosterEntry = {
  id: Scalars['ID']['output'];
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  player: Player;
  position?: Maybe<Scalars['String']['output']>;
  seasonLeagueTeam: SeasonLeagueTeam;
};

export type Season = {
  active: Scalars['Boolean']['output'];
  divisions: Array<Division>;
  finishDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  leagues: Array<League>;
  name: Scalars['String']['output'];
  seasonLeagues: Array<SeasonLeague>;
  sport: Sport;
  startDate?: Maybe<Scalars['Date']['output']>;
};

export type SeasonLeague = {
  id: Scalars['ID']['output'];
  league: League;
  position: Scalars['Int']['output'];
  season: Season;
  teamCount: Scalars['Int']['output'];
  teams: Array<SeasonLeagueTeam>;
};

export type SeasonLeagueTeam = {
  captain?: Maybe<Player>;
  captainName?: Maybe<Scalars['String']['output']>;
  division?: Maybe<Division>;
  divisionPosition?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  playerCount: Scalars['Int']['output'];
  rank?: Maybe<Scalars['Int']['output']>;
  roster: Array<RosterEntry>;
  seasonLeague: SeasonLeague;
  team: Team;
  withdrawn: Scalars['Boolean']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type Sport = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type StandingsRow = {
  away: WinLoss;
  captain?: Maybe<Player>;
  captainName?: Maybe<Scalars['String']['output']>;
  division?: Maybe<Division>;
  divisionPosition?: Maybe<Scalars['Int']['output']>;
  freeThrowPercentage: Scalars['Float']['output'];
  gamesBehind: Scalars['Float']['output'];
  home: WinLoss;
  lastTen: WinLoss;
  league: League;
  losses: Scalars['Int']['output'];
  placedBy: PlacedBy;
  pointsAgainst: Scalars['Int']['output'];
  pointsFor: Scalars['Int']['output'];
  position: Scalars['Int']['output'];
  seasonLeagueTeam: SeasonLeagueTeam;
  streak: Scalars['String']['output'];
  team: Team;
  threePointersMade: Scalars['Int']['output'];
  winPercentage: Scalars['Float']['output'];
  wins: Scalars['Int']['output'];
};

export type StatDefinition = {
  abbreviation: Scalars['String']['output'];
  hidden: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  kind: StatKind;
  name: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  sport: Sport;
};

export type StatKind =
  | 'COUNTING'
  | 'PERCENTAGE'
  | 'SUM';

export type StatScope =
  | 'ACTIVE'
  | 'ALL';

export type StatTotal = {
  definition: StatDefinition;
  value?: Maybe<Scalars['Float']['output']>;
};

export type StatValue = {
  definition: StatDefinition;
  value?: Maybe<Scalars['Float']['output']>;
};

export type Team = {
  games: GameConnection;
  id: Scalars['ID']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  record: TeamRecord;
  roster: Array<RosterEntry>;
  seasonTeam?: Maybe<SeasonLeagueTeam>;
  seasonTeams: Array<SeasonLeagueTeam>;
  totals: Array<StatTotal>;
  unavailableSlots: Array<Scalars['String']['output']>;
};


export type TeamgamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type TeamrecordArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type TeamrosterArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type TeamseasonTeamArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


export type TeamtotalsArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

export type TeamConnection = {
  edges: Array<TeamEdge>;
  nodes: Array<Team>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TeamEdge = {
  cursor: Scalars['String']['output'];
  node: Team;
};

export type TeamFilter = {
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

export type TeamHistoryEntry = {
  league: League;
  season: Season;
  seasonLeagueTeamId: Scalars['ID']['output'];
  team: Team;
};

export type TeamRecord = {
  away: WinLoss;
  home: WinLoss;
  losses: Scalars['Int']['output'];
  pointsAgainst: Scalars['Int']['output'];
  pointsFor: Scalars['Int']['output'];
  winPercentage: Scalars['Float']['output'];
  wins: Scalars['Int']['output'];
};

export type TeamWins = {
  rank: Scalars['Int']['output'];
  team: Team;
  wins: Scalars['Int']['output'];
};

export type Theme =
  | 'DARK'
  | 'LIGHT';

export type WeekOff = {
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  seasonLeague: SeasonLeague;
};

export type WinLoss = {
  losses: Scalars['Int']['output'];
  wins: Scalars['Int']['output'];
};
