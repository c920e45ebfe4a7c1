export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, YYYY-MM-DD, without a time zone. */
  Date: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
  /** A time of day, HH:MM (24 hours), in the time zone of the organization. */
  Time: { input: string; output: string; }
  /** A file, sent as the GraphQL multipart request specification says. */
  Upload: { input: unknown; output: unknown; }
};

/** A player who is added at the table: one who exists, or a new one by name. The roster gets the player. */
export type AddGamePlayerInput = {
  /** Whether a new player may have the name of one who is on the team already; default no. */
  allowNamesake?: InputMaybe<Scalars['Boolean']['input']>;
  /** First name of a new player, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Number on the jersey, at most 10 characters, for a player whom the roster gets. */
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  /** Last name of a new player, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A player who exists. */
  playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The team, one of the two that play. */
  teamId: Scalars['ID']['input'];
};

/** A player who joins a team in its season league: one who exists, or a new one by name. */
export type AddPlayerToTeamInput = {
  /** Whether a new player may have the name of one who is on the team already; default no. */
  allowNamesake?: InputMaybe<Scalars['Boolean']['input']>;
  /** First name of a new player, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Picture of a new player, an image of at most 5 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Number on the jersey, at most 10 characters. */
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  /** Last name of a new player, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A player who exists. */
  playerId?: InputMaybe<Scalars['ID']['input']>;
  /** Position in the team, at most 50 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** The season-league team. */
  seasonLeagueTeamId: Scalars['ID']['input'];
};

/** To add to a value. Adds commute, and are done once. */
export type AddStatisticInput = {
  /** The statistic, one that is entered. */
  definitionId: Scalars['ID']['input'];
  /** What is added, negative to take away; no value counts as 0. */
  delta: Scalars['Int']['input'];
  /** The caller's own name for this add, at most 100 characters: sent again, it is not done again. */
  operationId: Scalars['String']['input'];
  /** The player: of the team's roster, or with a line in this game. */
  playerId: Scalars['ID']['input'];
  /** The player's team in this game; without it the one that the player is of. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** A team that joins a league of a season: a new one by its name, or one that exists. */
export type AddTeamToLeagueInput = {
  /** An existing team: it joins as the same team. */
  copyFromTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of a new team, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The season league. */
  seasonLeagueId: Scalars['ID']['input'];
  /** Whether an existing team brings the roster of its latest season along; default no. */
  withRoster?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A key by which programs ask and write for the organization. The key itself is shown once. */
export type ApiKey = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it has asked on each of the last 30 days, the oldest first. Cost: 1, and 20 times what is selected of one. */
  days: Array<ApiKeyDay>;
  /** When it ends by itself; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether it opens a test organization of its own instead of the organization. */
  isTest: Scalars['Boolean']['output'];
  /** Whether it opens anything: neither revoked nor expired. */
  isValid: Scalars['Boolean']['output'];
  /** When it was last shown; a few seconds late. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user name of who made it. */
  madeBy: Scalars['String']['output'];
  /** What it is for. The audit trail names it. */
  name: Scalars['String']['output'];
  /** Origins of pages that may use it. Empty: pages of any origin may read by it. Programs that are no browser send none. */
  origins: Array<Scalars['String']['output']>;
  /** How the key begins. */
  prefix: Scalars['String']['output'];
  /** When it was revoked; null for one that was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may, from little to much, with what is included. */
  scopes: Array<ApiKeyScope>;
  /** What a test key opens; null for every other key, and for one that was revoked. */
  testOrganization?: Maybe<TestOrganization>;
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** What a key has asked on one day. */
export type ApiKeyDay = {
  /** The day, by UTC. */
  date: Scalars['Date']['output'];
  /** Requests that were refused or failed. */
  errors: Scalars['Int']['output'];
  /** Requests, those with errors among them. */
  requests: Scalars['Int']['output'];
};

/** What a key may. Each scope includes those before it. */
export type ApiKeyScope =
  /** `read`: read what visitors may read. */
  | 'READ'
  /** `read:members`: also what only staff see. */
  | 'READ_MEMBERS'
  /** `write`: also write everything else that staff may write. */
  | 'WRITE'
  /** `write:games`: also write games with their scores, statistics and plays. */
  | 'WRITE_GAMES';

/** A team for a division. */
export type AssignDivisionTeamInput = {
  /** The division. */
  divisionId: Scalars['ID']['input'];
  /** Its position, from 0; a team that has it and those right behind make room. Absent: behind all others. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The team as it is in its season league; in no division so far. */
  seasonLeagueTeamId: Scalars['ID']['input'];
};

/** Teams dropped on a division, or on the list of unassigned teams. */
export type AssignDivisionTeamsInput = {
  /** Where they go; null: they become unassigned. */
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Versions of every division that loses, gets or moves a team; the GraphQL endpoint asks for them. */
  expectedVersions?: InputMaybe<Array<DivisionVersionInput>>;
  /** How many of the other teams of the division stay before them; absent: all. */
  index?: InputMaybe<Scalars['Int']['input']>;
  /** Season-league teams of one season, wherever they are now, in the order in which they shall stand. */
  seasonLeagueTeamIds: Array<Scalars['ID']['input']>;
};

/** Somebody whose changes the audit trail holds. */
export type AuditActor = {
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The name, as it was at the latest change. */
  name: Scalars['String']['output'];
};

/** A field that a change touched. */
export type AuditChange = {
  /** Its value after. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** The names of what `after` points to, where it is an id or a list of ids; null otherwise. */
  afterName?: Maybe<Scalars['String']['output']>;
  /** Its value before. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** The names of what `before` points to, where it is an id or a list of ids; null otherwise. */
  beforeName?: Maybe<Scalars['String']['output']>;
  /** The field's name. */
  field: Scalars['String']['output'];
};

/** One change in the audit trail. */
export type AuditEntry = {
  /** What was done: '<entity>.<verb>', for example season.update. */
  action: Scalars['String']['output'];
  /** Id of who made it; null for the system. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of who made it, as it was then. */
  actorName: Scalars['String']['output'];
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What changed, field by field. Cost: 1, and 20 times what is selected of one. */
  changes: Array<AuditChange>;
  /** The thing's id. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it was done to. */
  entityType: Scalars['String']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The thing's name, as it was then. */
  label?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of AuditEntry. */
export type AuditEntryConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<AuditEntryEdge>;
  /** The things on this page, in order. */
  nodes: Array<AuditEntry>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One AuditEntry and its place in a list. */
export type AuditEntryEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: AuditEntry;
};

/** Which changes to show; absent: all. */
export type AuditTrailFilter = {
  /** This action, for example season.update. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Made by this user. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Done to the thing with this id. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Done to this kind of thing, for example season. */
  entityType?: InputMaybe<Scalars['String']['input']>;
  /** Not before this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The platform's own trail (organizations created and deleted); super administrators only. */
  platform?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names of things or people that hold this text. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A division's knock-out tournament as its teams' seeds and its games have it. Nothing of it is stored. */
export type Bracket = {
  /** Who won the last match; null until then. */
  champion?: Maybe<Team>;
  /** Of a double elimination the final between the winners of both brackets, and a second one for as long as it may have to be played: who comes without a loss has to be beaten twice. Cost: 1, and 2 times what is selected of one. */
  finals: Array<BracketMatch>;
  /** Rounds of the losers' bracket in which somebody plays, first to last; none in a single elimination. Cost: 1, and 8 times what is selected of one. */
  losersRounds: Array<BracketRound>;
  /** Its games whose two teams do not meet as things stand, in order of play. They count for nothing. Cost: 1, and 1 times what is selected of one. */
  orphans: Array<Game>;
  /** First to last, in a double elimination those of the winners' bracket; none with fewer than two teams. Cost: 1, and 5 times what is selected of one. */
  rounds: Array<BracketRound>;
  /** The match for third place; null unless the division has one, and with fewer than four teams. */
  thirdPlace?: Maybe<BracketMatch>;
};

/** A team in a match of a bracket. */
export type BracketEntrant = {
  /** Its final score in the game of this match, null while there is none, and in a game that does not count; in a series the games that it has won, null until one is decided. */
  score?: Maybe<Scalars['Int']['output']>;
  /** From 1, the best. */
  seed: Scalars['Int']['output'];
  /** The team, over all seasons. */
  team: Team;
};

/** How teams leave a bracket. */
export type BracketKind =
  /** Who loses a match goes on in the losers' bracket, and is out after a second loss. The winners of both brackets meet in the grand final. */
  | 'DOUBLE_ELIMINATION'
  /** Who loses a match is out. */
  | 'SINGLE_ELIMINATION';

/** A match of a bracket, whether its game is known yet or not. */
export type BracketMatch = {
  /** The lower team; null until the match that it comes from is won. */
  away?: Maybe<BracketEntrant>;
  /** Where the lower team comes from; null when it begins here. */
  awayFrom?: Maybe<BracketSource>;
  /** The game that is played for it, of a series the next one, otherwise the last; null while there is none. */
  game?: Maybe<Game>;
  /** The games that are played for it, in order of play, the decided ones first: at most one, unless it is a series. Cost: 1, and 1 times what is selected of one. */
  games: Array<Game>;
  /** The upper team; null until the match that it comes from is won. Who plays at home is the game's affair. */
  home?: Maybe<BracketEntrant>;
  /** Where the upper team comes from; null when it begins here. */
  homeFrom?: Maybe<BracketSource>;
  /** Stable within the division whatever the results: 'r2m1' is the second place from the top in round 2, 'l2m1' that in the losers' bracket; 'third', 'final1', 'final2'. */
  id: Scalars['ID']['output'];
  /** Both teams are known, nobody has won, and fewer games are set than may have to be played. */
  needsGame: Scalars['Boolean']['output'];
  /** From 1, in an order in which all matches can be played. */
  number: Scalars['Int']['output'];
  /** Other games of the same two teams, which do not count. Cost: 1, and 1 times what is selected of one. */
  otherGames: Array<Game>;
  /** Place in its round from the top, from 0, counting also where a bye leaves no match. */
  slot: Scalars['Int']['output'];
  /** Who goes on; null until the game is decided. */
  winner?: Maybe<Team>;
};

/** Who comes from a match. */
export type BracketOutcome =
  /** Who loses it. */
  | 'LOSER'
  /** Who wins it. */
  | 'WINNER';

/** A round of a bracket. */
export type BracketRound = {
  /** From top to bottom; the best seeds may have byes instead of a match. Cost: 1, and 4 times what is selected of one. */
  matches: Array<BracketMatch>;
  /** From 1. */
  number: Scalars['Int']['output'];
};

/** Where a team of a match comes from. */
export type BracketSource = {
  /** The match that it has played before, by its id. */
  matchId: Scalars['ID']['output'];
  /** Whether who wins that one comes, or who loses it. */
  outcome: BracketOutcome;
};

/** A business listing: a league, club or trainer around, and how to sign up there. */
export type Business = Node & {
  /** Categories: men, women, adult, youth, co-ed. */
  categories: Array<Scalars['String']['output']>;
  /** Cities. */
  cities: Array<Scalars['String']['output']>;
  /** What it costs. */
  cost?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Address of its page on Facebook. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Address of its page on Instagram. */
  instagram?: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  location?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The season after that. */
  nextSeason?: Maybe<Scalars['String']['output']>;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Telephone number, as written. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The season that is running. */
  season?: Maybe<Scalars['String']['output']>;
  /** Last day to sign up. */
  signupDeadline?: Maybe<Scalars['Date']['output']>;
  /** Whether it takes sign-ups. */
  signupStatus: SignupStatus;
  /** For whom it is. */
  skillLevel?: Maybe<Scalars['String']['output']>;
  /** Sports: basketball, baseball, tennis, volleyball. */
  sports: Array<Scalars['String']['output']>;
  /** States. */
  states: Array<Scalars['String']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Address of its site. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Which businesses a list has; all conditions hold. Words are compared in any case. */
export type BusinessFilter = {
  /** Has this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Is in this city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, the location or a city; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Takes sign-ups, or does not. */
  signupStatus?: InputMaybe<SignupStatus>;
  /** Has this sport. */
  sport?: InputMaybe<Scalars['String']['input']>;
  /** Is in this state. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** What the form of a business offers. Categories and sports are closed lists, states and cities suggestions. */
export type BusinessOptions = {
  /** Categories. */
  categories: Array<Scalars['String']['output']>;
  /** Cities. */
  cities: Array<Scalars['String']['output']>;
  /** Sports. */
  sports: Array<Scalars['String']['output']>;
  /** States. */
  states: Array<Scalars['String']['output']>;
};

/** A team that does not play: entered by an administrator, or following from a published schedule. */
export type Bye = {
  /** The date on which the team does not play. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Positive integer, unique within the organization; null when it follows from a schedule. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The season league in which the team does not play. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** The team that does not play, as a list of one. Cost: 1, and 20 times what is selected of one. */
  teams: Array<Team>;
  /** Where a mutation answers the bye: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. Null when it follows from a schedule. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Games, byes and weeks off of the schedule. */
export type CalendarItemsInput = {
  /** Ids of entered byes. */
  byeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of games. */
  gameIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of weeks off. */
  weekOffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Something of an organization that is not as it was: look at it again. */
export type Change = {
  /** When it was changed last, as far as this page goes. */
  at: Scalars['DateTime']['output'];
  /** Its id; of a box score, or of plays, the id of the game. */
  id: Scalars['ID']['output'];
  /** Whether it is not there now for visitors: nothing can be asked of it. A box score is deleted when it is empty, and so are plays. */
  isDeleted: Scalars['Boolean']['output'];
  /** What it is. */
  kind: ChangedKind;
  /** The thing as it is now, of a roster the team in its league of the season, of a box score or plays the game. Null when it is deleted, and for byes. */
  node?: Maybe<Node>;
};

/** What has changed since a cursor, and the cursor to go on from. */
export type ChangePage = {
  /** In how many seconds what has changed just now will be told; null when nothing has. */
  askAgainIn?: Maybe<Scalars['Int']['output']>;
  /** What to ask with next, as `after`: good for 89 days. */
  cursor: Scalars['String']['output'];
  /** Whether there is more already: ask again at once. */
  hasMore: Scalars['Boolean']['output'];
  /** Each thing once, in the order of their last changes: `first` at most, and fewer where a thing has changed often. */
  nodes: Array<Change>;
};

/** A change of the own password. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The new one: at least 10 characters, none of the commonest passwords, and more than the user name. */
  newPassword: Scalars['String']['input'];
};

/** A field that others have changed. */
export type ChangedField = {
  /** Its value now. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** Its value in the version that the caller had seen. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** The field's name. */
  field: Scalars['String']['output'];
};

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

/** A new password, chosen by a link. */
export type ChoosePasswordInput = {
  /** At least 10 characters, none of the commonest passwords, and more than the user name. */
  newPassword: Scalars['String']['input'];
  /** What stands behind the # of the link. */
  secret: Scalars['String']['input'];
};

/** Which of our columns a column of a file is, where its name does not say so. */
export type ColumnMappingInput = {
  /** The name in the heading of the file, in any case. */
  column: Scalars['String']['input'];
  /** The name that the import knows the column by; null leaves the column out. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** The file. */
  file: SeasonFileKind;
};

/** Something of a game that was changed after its result was known. */
export type Correction = {
  /** What it was afterwards, see `kind`; null: none. */
  after?: Maybe<Scalars['Int']['output']>;
  /** When it was changed. */
  at: Scalars['DateTime']['output'];
  /** What it was before, see `kind`; null: none. */
  before?: Maybe<Scalars['Int']['output']>;
  /** User name of who changed it, for the organization's administrators; for everybody else where the organization names who corrects, and never an e-mail address. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Which statistic it is; null unless it is one. */
  definition?: Maybe<StatDefinition>;
  /** Unique among the corrections of the organization; not a number. When the same person changes the thing again within an hour, it is another one. */
  id: Scalars['ID']['output'];
  /** What was corrected. */
  kind: CorrectionKind;
  /** Of which period a score is; null unless it is one. */
  period?: Maybe<GamePeriod>;
  /** Whose value or line it is; null for a score, and for a player who has been deleted or merged since. */
  player?: Maybe<Player>;
  /** For which team; null once it is deleted. */
  team?: Maybe<Team>;
};

/** What of a game was corrected. */
export type CorrectionKind =
  /** Whether a player is listed without having played: 1 or 0. */
  | 'DID_NOT_PLAY'
  /** The final score of a team. */
  | 'FINAL_SCORE'
  /** Whether a player has a line: 1, or null for none. */
  | 'LINE'
  /** The score of a team in a period. */
  | 'PERIOD_SCORE'
  /** Whether a player started: 1 or 0. */
  | 'STARTED'
  /** A value of a statistic of a player. */
  | 'STATISTIC';

/** A game that counts in standings. */
export type CountedGame = {
  /** The away team as season-league team; null for a guest. */
  awayId?: Maybe<Scalars['ID']['output']>;
  /** Final score of the away team. */
  awayScore: Scalars['Int']['output'];
  /** Whether it was forfeited. */
  forfeit: Scalars['Boolean']['output'];
  /** The home team as season-league team; null for a guest. */
  homeId?: Maybe<Scalars['ID']['output']>;
  /** Final score of the home team. */
  homeScore: Scalars['Int']['output'];
};

/** The games behind a figure of a team's row in the standings, and what they come to. */
export type CountedGames = {
  /** The games, in order of play. Cost: 1, and 90 times what is selected of one. */
  games: Array<Game>;
  /** Games lost. */
  losses: Scalars['Int']['output'];
  /** Whom the team has played against until then, whatever else the games are narrowed by. Cost: 1, and 40 times what is selected of one. */
  opponents: Array<Team>;
  /** Points allowed in them. */
  pointsAgainst: Scalars['Int']['output'];
  /** Points scored in them. */
  pointsFor: Scalars['Int']['output'];
  /** The team in the season and league whose standings they count in. */
  seasonTeam: SeasonLeagueTeam;
  /** Games tied; they count in a league that gives points, and in the whole record alone. */
  ties: Scalars['Int']['output'];
  /** Games won. */
  wins: Scalars['Int']['output'];
};

/** A key to be made. */
export type CreateApiKeyInput = {
  /** When it ends by itself; null or absent: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True for a test key: it opens a test organization of its own, which is made with it. At most 5 of an organization. */
  isTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is for; at most 60 letters, no other key of the organization has it. */
  name: Scalars['String']['input'];
  /** Origins of pages that may use it, as `https://example.org`; at most 20. None: any may read by it. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A key that was made. */
export type CreateApiKeyPayload = {
  /** The key without what opens anything. */
  apiKey: ApiKey;
  /** What `Authorization: Bearer` takes. It is told this once, and kept nowhere. */
  secret: Scalars['String']['output'];
};

/** A new business. */
export type CreateBusinessInput = {
  /** Categories, of those that `businessOptions` offers. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cities. */
  cities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it costs, at most 200 characters. */
  cost?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Address of its page on Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Address of its page on Instagram. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Where it is, at most 500 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The season after that, at most 200 characters. */
  nextSeason?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, at most 50 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The season that is running, at most 200 characters. */
  season?: InputMaybe<Scalars['String']['input']>;
  /** Last day to sign up. */
  signupDeadline?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it takes sign-ups; a new one does. */
  signupStatus?: InputMaybe<SignupStatus>;
  /** For whom it is, at most 200 characters. */
  skillLevel?: InputMaybe<Scalars['String']['input']>;
  /** Sports, of those that `businessOptions` offers. */
  sports?: InputMaybe<Array<Scalars['String']['input']>>;
  /** States. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its site, beginning with https:// or http://. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A new bye of a team. */
export type CreateByeInput = {
  /** The date on which the team does not play. Without one only administrators see the bye. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The team in its season league. */
  seasonLeagueTeamId: Scalars['ID']['input'];
};

/** A new division. */
export type CreateDivisionInput = {
  /** Most games of a match of its bracket: 1, 3, 5, 7 or 9. */
  bestOf?: InputMaybe<Scalars['Int']['input']>;
  /** How teams leave its bracket; absent: SINGLE_ELIMINATION. */
  bracketKind?: InputMaybe<BracketKind>;
  /** Name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The season that gets it. */
  seasonId: Scalars['ID']['input'];
  /** Whether the losers of the semifinals play for third place. */
  thirdPlace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new game: of a season league, or of the bracket of a division. */
export type CreateGameInput = {
  /** The visiting team, another one of them. */
  awayTeamId: Scalars['ID']['input'];
  /** The court within the place, at most 50 characters; null: none is said. */
  court?: InputMaybe<Scalars['String']['input']>;
  /** Calendar date in the organization's time zone; null: not set yet. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The division whose bracket it belongs to; not with seasonLeagueId. */
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  /** The team that plays at home, one of the season league or the division. */
  homeTeamId: Scalars['ID']['input'];
  /** Where it is played, at most 200 characters: one of the organization's places by its name, or a new one. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Address of a map or a page about the place, beginning with https:// or http://. Needs location. */
  locationUrl?: InputMaybe<Scalars['String']['input']>;
  /** The schedule that it joins, one of the season league; it counts in the week that its date lies in. Absent: none. */
  scheduleId?: InputMaybe<Scalars['ID']['input']>;
  /** The season league that it counts for; not with divisionId. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Time of day, HH:MM, in the organization's time zone; 9:00 is read as 09:00, null: not set yet. */
  time?: InputMaybe<Scalars['Time']['input']>;
  /** Address of its video, beginning with https:// or http://; one on YouTube is embedded. Null: none. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A new period; it comes at the end of the list. */
export type CreateGamePeriodInput = {
  /** Name, 1 to 60 characters, unique within the sport in any case. "OT…", "Overtime", "Inning 10" and up and "Extra inning" are overtimes, "Final" is the final. */
  name: Scalars['String']['input'];
  /** The sport. */
  sportId: Scalars['ID']['input'];
  /** Super administrators: acts for this user's organization. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A league for a season: by name, copied from another season, or both. */
export type CreateLeagueInput = {
  /** A season to copy the league of this name from, with its teams and rosters; without a name all its leagues. Games are not copied. */
  copyFromSeasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 200 characters. A league that had this name in another season is the same league. Only with `copyFromSeasonId` it may be left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The season that gets it. */
  seasonId: Scalars['ID']['input'];
};

/** A new entry of the navigation. */
export type CreateLinkInput = {
  /** True: it leads to `url`. False, or absent: to the page `slug` of this site. */
  isExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the entry says, 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** Whether the navigation shows it; without a word a new entry is shown. */
  showInNavbar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path within the site, for an internal entry; absent: the home page. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Full http or https address, for an external entry. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A new organization. */
export type CreateOrganizationInput = {
  /** Accent colour, sRGB hex such as #1d4ed8. */
  accent?: InputMaybe<Scalars['String']['input']>;
  /** Analytics measurement id by host name, as an object. */
  analyticsIds?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether page views below its slug on the platform host are left out. */
  analyticsSkipSlugPath?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a team's captain is called. */
  captainLabel?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own site. */
  customPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a site of its own, to which listings link. */
  customSite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its main host name; null or blank takes all of them away. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** All its host names, the main one first. Wins over `domain`. */
  domains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its Facebook page. */
  facebookUrl?: InputMaybe<Scalars['String']['input']>;
  /** All other slugs whose addresses lead to its pages, at most 20. What is absent stays, and a slug that changes joins by itself. */
  formerSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What its home page shows. */
  homeVariant?: InputMaybe<HomeVariant>;
  /** Address of its Instagram page. */
  instagramUrl?: InputMaybe<Scalars['String']['input']>;
  /** Language of what it writes itself, a BCP 47 tag. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether All Listings may show it. */
  listed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its logo: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB; null takes it away. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Name as shown, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Whether visitors are told who corrected a game, by user name. */
  namesCorrectors?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which built-in entries its navigation has. */
  navVariant?: InputMaybe<NavVariant>;
  /** Whether its owners may create, edit and delete its staff. */
  ownersManageStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** How players are named to whoever is not its signed-in administrator. */
  playerNames?: InputMaybe<PlayerNames>;
  /** What rosters of team pages call the players. */
  rosterNames?: InputMaybe<RosterNames>;
  /** In which language its pages say what it has not written itself. */
  siteLanguage?: InputMaybe<SiteLanguage>;
  /** First path segment of its pages: letters a to z, digits and single hyphens, at most 63; default: made from the name. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Sports that it plays. A new one brings its default statistics and periods. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Colours of its site. */
  theme?: InputMaybe<Theme>;
  /** IANA time zone of its games. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Venue names that league lists put first, in this order. */
  venueOrder?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its YouTube channel. */
  youtubeUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A new page; it starts as a draft. */
export type CreatePageInput = {
  /** Its content; absent: none yet. */
  blocks?: InputMaybe<Array<PageBlockInput>>;
  /** Path below the organization's root, for example leagueInfo; `home` stands on the home page. */
  path: Scalars['String']['input'];
  /** Its title; required, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** A new attribute of players; it comes at the end of the list. */
export type CreatePlayerAttributeInput = {
  /** Name, 1 to 100 characters, unique within the organization in any case. */
  name: Scalars['String']['input'];
  /** What its values are; stays as it is. */
  type: PlayerAttributeType;
};

/** A new schedule. */
export type CreateScheduleInput = {
  /** English names of weekdays, 'Sunday' to 'Saturday'; none: the weekday of the start date. */
  gameDays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** How many weeks are played, 1 to 104. */
  numWeeks: Scalars['Int']['input'];
  /** Whether every week has the same time slots. Default for a new one: true. */
  sameSlot?: InputMaybe<Scalars['Boolean']['input']>;
  /** The season league that it is for. */
  seasonLeagueId: Scalars['ID']['input'];
  /** The date on which week 0 begins. */
  startDate: Scalars['Date']['input'];
  /** All its time slots, in order: those of every week, which count with `sameSlot`, and those of single weeks, which count without. */
  timeSlots?: InputMaybe<Array<ScheduleTimeSlotInput>>;
  /** In place of `timeSlots`, where halls and courts are not to be said: the times of every week. Slots that have such a time already keep their hall and court. */
  times?: InputMaybe<Array<Scalars['Time']['input']>>;
  /** As `times`, for single weeks: the times of week 0, those of week 1 and so on. */
  weeklyTimes?: InputMaybe<Array<Array<Scalars['Time']['input']>>>;
};

/** A link that was made, with what opens it; neither is told again. */
export type CreateScorekeeperLinkPayload = {
  /** The same to be typed at /score. */
  code: Scalars['String']['output'];
  /** The link. */
  link: ScorekeeperLink;
  /** What its address ends with: /score/{secret}, on any of the hosts. */
  secret: Scalars['String']['output'];
};

/** A new season. Its sport is the only one of the caller; for a super administrator that of the organization. */
export type CreateSeasonInput = {
  /** Whether it is being played; any number of seasons may be. Default for a new one: false. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** A season whose leagues, divisions, teams and rosters the new one begins with. */
  copyFromSeasonId?: InputMaybe<Scalars['ID']['input']>;
  /** What to copy beside the leagues; default everything. */
  copyParts?: InputMaybe<Array<SeasonPart>>;
  /** Last day, inclusive; not before the first. */
  finishDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The sport; only needed by a super administrator acting for an organization with several. */
  sportId?: InputMaybe<Scalars['ID']['input']>;
  /** First day. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** A new statistic of the organization's own; it comes at the end of the list. */
export type CreateStatDefinitionInput = {
  /** Abbreviation, 1 to 10 characters, unique within the sport in any case. Formulas that mention the statistic follow. Only of a statistic of its own. */
  abbreviation: Scalars['String']['input'];
  /** What it follows from, at most 200 characters: numbers, abbreviations, `+ - * /` and parentheses. Needed unless it is counted. Only of a statistic of its own. */
  formula?: InputMaybe<Scalars['String']['input']>;
  /** How it comes about; not PERCENTAGE, which the sport alone has. */
  kind: StatKind;
  /** Name, 1 to 100 characters. Only of a statistic of its own. */
  name: Scalars['String']['input'];
  /** The sport. */
  sportId: Scalars['ID']['input'];
};

/** A new team. */
export type CreateTeamInput = {
  /** 2 to 4 letters and digits, such as MIL, in any case; null or blank: letters of its name. */
  abbreviation?: InputMaybe<Scalars['String']['input']>;
  /** Its colour, such as #1d4ed8; null or blank: none of its own. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** Logo, an image of at most 1 MB. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The season league that it plays in; without it the team is in no league. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Times at which it never plays: HH:MM, 9:00 is read as 09:00. */
  unavailableSlots?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new user. */
export type CreateUserInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Lets the user choose the password by a link, which is sent by e-mail, or answered where none is sent. */
  invite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The organization; default: the one acted for. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Password of at least 10 characters, none of the commonest, more than the user name; a temporary one is made without it. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** STAFF or ORG_OWNER. */
  role: UserRole;
  /** Sports that the user manages. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name to sign in with: 1 to 100 characters, unique on the platform in any case. */
  username: Scalars['String']['input'];
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What it is told of, at least one. */
  events: Array<WebhookEvent>;
  /** Full https address, at most 2048 characters, of a public host. */
  url: Scalars['String']['input'];
};

/** A new week off of a season league. */
export type CreateWeekOffInput = {
  /** The date on which it does not play. */
  date: Scalars['Date']['input'];
  /** Why, at most 200 characters; the public schedule shows it. Null: 'Off Week' is shown. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The season league that does not play. */
  seasonLeagueId: Scalars['ID']['input'];
};

/** The signed-in user. */
export type CurrentUser = {
  /** The organization acted for; null while a super administrator has chosen none. */
  actingFor?: Maybe<Organization>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique on the platform. */
  id: Scalars['ID']['output'];
  /** Whether the password is a temporary one, to be changed now. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** The user's own organization. */
  organization?: Maybe<Organization>;
  /** What the user may do. */
  role: UserRole;
  /** Sports that the user manages. Cost: 1, and 20 times what is selected of one. */
  sports: Array<Sport>;
  /** Colours of the admin area. */
  theme: Theme;
  /** Name to sign in with. */
  username: Scalars['String']['output'];
};

/** What a command that takes something away answers. */
export type DeletePayload = {
  /** Ids of what is gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** What was done, for the banner: 'Deleted season Fall 2025.' */
  message: Scalars['String']['output'];
  /** For `undo`, within ten minutes; null when there was nothing to take away. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** What a deletion would take along. */
export type DeletionPreview = {
  /** Byes that were entered. */
  byes: Scalars['Int']['output'];
  /** Divisions. */
  divisions: Scalars['Int']['output'];
  /** Games. */
  games: Scalars['Int']['output'];
  /** Leagues that are taken out of a season; they exist on. */
  leagues: Scalars['Int']['output'];
  /** Those of them that have been played, if only in part. */
  playedGames: Scalars['Int']['output'];
  /** Players on rosters; they exist on. */
  rosterEntries: Scalars['Int']['output'];
  /** Schedules. */
  schedules: Scalars['Int']['output'];
  /** Players' lines of statistics in games. */
  statisticLines: Scalars['Int']['output'];
  /** Teams that are taken out of a season; they exist on. */
  teams: Scalars['Int']['output'];
  /** Teams that leave a division and stay in the season, unassigned. */
  unassignedTeams: Scalars['Int']['output'];
  /** Weeks off. */
  weeksOff: Scalars['Int']['output'];
};

/** A group of a season's teams; their positions in it seed its bracket. */
export type Division = Node & {
  /** Most games of a match of its bracket: 1, or 3 to 9 for a series, of which more than half have to be won. */
  bestOf: Scalars['Int']['output'];
  /** Its bracket as seeds and results have it now. */
  bracket: Bracket;
  /** How teams leave its bracket. */
  bracketKind: BracketKind;
  /** A game of its bracket by id; null when the division has none with this id. */
  game?: Maybe<Game>;
  /** Whether its bracket has games: another order of its teams may leave some of them without a match. */
  hasGames: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** For instance "Gold". */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Its place among the season's divisions. */
  position: Scalars['Int']['output'];
  /** The season that it belongs to. */
  season: Season;
  /** Whether positions are stored; otherwise its teams stand in the order of the standings, which results change. */
  seeded: Scalars['Boolean']['output'];
  /** Its teams, by seed. Cost: 1, and 20 times what is selected of one. */
  teams: Array<DivisionTeam>;
  /** Whether the losers of the semifinals play for third place. It says nothing of a double elimination, where who loses the last match of the losers’ bracket is third. */
  thirdPlace: Scalars['Boolean']['output'];
  /** Where `updateDivision` answers the division: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};


/** A group of a season's teams; their positions in it seed its bracket. */
export type DivisiongameArgs = {
  id: Scalars['ID']['input'];
};

/** What assigning teams to divisions has changed. */
export type DivisionAssignment = {
  /** Every division that lost, got or moved a team, as it is now. Cost: 1, and 20 times what is selected of one. */
  divisions: Array<Division>;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** For `undo`, within ten minutes; null when everything was in its place already. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** A team's place in a division. */
export type DivisionTeam = {
  /** The division. */
  division: Division;
  /** Position as the administrators set it, from 0; null when they have not. */
  position?: Maybe<Scalars['Int']['output']>;
  /** From 1: the rank by position, those without one last; where positions leave it open, in the order of the standings. */
  seed: Scalars['Int']['output'];
  /** The team as it is in its season league. */
  slt: SeasonLeagueTeam;
  /** The team, over all seasons. */
  team: Team;
};

/** The version of a division that a change is based on. */
export type DivisionVersionInput = {
  /** The division. */
  id: Scalars['ID']['input'];
  /** Its version. */
  version: Scalars['Int']['input'];
};

/** What a draw of lots is based on. */
export type DrawLotsInput = {
  /** The season league's version that the draw is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Players who have the same full name, perhaps one person entered twice. */
export type DuplicatePlayers = {
  /** The name, in lower case. */
  name: Scalars['String']['output'];
  /** Who has it, by id. Cost: 1, and 20 times what is selected of one. */
  players: Array<Player>;
};

/** A page as its editors see it. */
export type EditablePage = {
  /** Whether the newest revision is not the published one. */
  hasDraft: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether visitors see a revision of it. */
  isPublished: Scalars['Boolean']['output'];
  /** The newest revision. */
  latest: PageRevision;
  /** Path below the organization's root. */
  path: Scalars['String']['output'];
  /** Title of the newest revision. */
  title: Scalars['String']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** How often it was saved; changes name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** A player's row where the statistics of a game are entered. */
export type EntryRow = {
  /** A cell for every statistic of the sport that is entered, hidden ones too, in order. Cost: 1, and 20 times what is selected of one. */
  cells: Array<StatisticCell>;
  /** Whether the player was listed but did not play. */
  didNotPlay: Scalars['Boolean']['output'];
  /** Whether the player has a line in the box score; the first value makes one. */
  hasLine: Scalars['Boolean']['output'];
  /** "{gameId}-{playerId}", with a line or without. */
  id: Scalars['ID']['output'];
  /** What the player wears, by roster or attribute. */
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  /** Whether the player is on the roster of the team. */
  onRoster: Scalars['Boolean']['output'];
  /** The player. */
  player: Player;
  /** What the player played; without a line what the player plays, by roster or attribute. */
  position?: Maybe<Scalars['String']['output']>;
  /** Place among the rows of its side that are equal in starting and playing. */
  sortOrder: Scalars['Int']['output'];
  /** Whether the player was in the starting line-up. */
  started: Scalars['Boolean']['output'];
  /** Where a mutation answers the row: for `undo`, within ten minutes; null when nothing changed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often the line was saved; 0 without one. Changes of it name it. */
  version: Scalars['Int']['output'];
};

/** Why something was not done: the same codes as `extensions.code` of errors has them, and REST. */
export type ErrorCode =
  /** GraphQL alone: the request is none of the GraphQL-over-HTTP specification; its message says why. */
  | 'BAD_REQUEST'
  /** A value is missing or wrong; errors names each field. */
  | 'BAD_USER_INPUT'
  /** Somebody else was faster; details says what changed and by whom. */
  | 'CONFLICT'
  /** Signed in, but not allowed; or the token of the session is missing; or the API key lacks the scope that details names, or is not for this page. */
  | 'FORBIDDEN'
  /** What has changed since that cursor is not known any more: take a new one, then read everything anew. */
  | 'GONE'
  /** GraphQL alone: the document cannot be read, or has too many tokens. */
  | 'GRAPHQL_PARSE_FAILED'
  /** GraphQL alone: the document does not fit the schema, or is over a limit. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Address and headers are longer than 16 kB together. */
  | 'HEADERS_TOO_LARGE'
  /** The disk of the server is full; nothing was stored. */
  | 'INSUFFICIENT_STORAGE'
  /** Something went wrong on our side; requestId finds it in the log. */
  | 'INTERNAL_SERVER_ERROR'
  /** The address has other methods; the header Allow names them. */
  | 'METHOD_NOT_ALLOWED'
  /** There is none such, or it belongs to another organization: the two answer alike. */
  | 'NOT_FOUND'
  /** GraphQL alone: operationName names none of the operations, or is missing where there are several. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Signed in with a temporary password, which has to be changed before anything else is possible. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** The body or a file is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** GraphQL alone: a hash came in place of a document. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** REST alone: the version in If-Match is not the present one. */
  | 'PRECONDITION_FAILED'
  /** The graph alone: the answer could have too many values; details says estimate, limit and the field that has most of them. Or one that is followed has more than 1 MB. */
  | 'QUERY_TOO_EXPENSIVE'
  /** The request, or its body, did not arrive in time. */
  | 'REQUEST_TIMEOUT'
  /** The database is busy or cannot be reached; details says after how many seconds to try again. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many tries, too much at once, or more cost than is left; details says how many seconds to wait. */
  | 'TOO_MANY_REQUESTS'
  /** Nobody is signed in, or the session has ended; or the API key is none, was revoked or has expired. */
  | 'UNAUTHENTICATED'
  /** Well formed, but against a rule; the message names it, details the choices. */
  | 'UNPROCESSABLE'
  /** The body is of another content type than the one that is expected, or not in UTF-8. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/** With what reason a finding was accepted, and by whom. */
export type FindingAcceptance = {
  /** When. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Who accepted it. */
  acceptedBy: Scalars['String']['output'];
  /** Why it may stay as it is. */
  reason: Scalars['String']['output'];
};

/** Who wants to be told of a team’s games by e-mail. */
export type FollowByMailInput = {
  /** E-mail address. It is asked first, and shown to nobody. */
  email: Scalars['String']['input'];
  /** The organization's id. */
  organizationId: Scalars['ID']['input'];
  /** The team's id. */
  teamId: Scalars['ID']['input'];
  /** Whether results and their corrections are wanted, beside games that are moved, called off or taken up again. */
  wantsResults?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A browser that wants to be told of a team’s games by push messages. */
export type FollowByPushInput = {
  /** What it wants to be told, of all teams of the organization that it follows. Without it: everything. */
  notices?: InputMaybe<Array<GameNotice>>;
  /** The organization's id. */
  organizationId: Scalars['ID']['input'];
  /** Where messages go, subscribed by `pushKey`. */
  subscription: PushSubscriptionInput;
  /** The team's id. */
  teamId: Scalars['ID']['input'];
};

/** A game of two teams of the organization. */
export type Game = Node & {
  /** All statistics of its league in order, also those for which the organization shows no column: what `allValues` and `allTotals` align with. Cost: 1, and 30 times what is selected of one. */
  allStatDefinitions: Array<StatDefinition>;
  /** The visiting team's half of the box score. */
  away: GameSide;
  /** Final score of the away team; null while it is not known. */
  awayScore?: Maybe<Scalars['Int']['output']>;
  /** The visiting team. */
  awayTeam: Team;
  /** Of a game that was created for a match of its division's bracket the match's id; null: its two teams say which match it is. */
  bracketNode?: Maybe<Scalars['ID']['output']>;
  /** When anything of it was changed last, its result included, or its teams, league, division or season. */
  changedAt: Scalars['DateTime']['output'];
  /** What was changed of its statistics, scores and lines after its result was known, latest first, at most 200; what was entered for the first time afterwards is none. Cost: 1, and 20 times what is selected of one. */
  corrections: Array<Correction>;
  /** The court within the place; null where none is said. */
  court?: Maybe<Scalars['String']['output']>;
  /** Calendar date in the organization's time zone; null when it is not set yet. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The status as shown: Completed when either final score is above 0, otherwise the status as a word. */
  displayStatus: Scalars['String']['output'];
  /** The division whose bracket it belongs to; null for every other game. */
  division?: Maybe<Division>;
  /** Whether it has plays that are not taken away. */
  hasPlays: Scalars['Boolean']['output'];
  /** The home team's half of the box score. */
  home: GameSide;
  /** Final score of the home team; null while it is not known. */
  homeScore?: Maybe<Scalars['Int']['output']>;
  /** The team that plays at home. */
  homeTeam: Team;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The last games with a result, at most five, that its teams played against each other before it, in any season; the newest first. Cost: 1, and 5 times what is selected of one. */
  lastMeetings: Array<Game>;
  /** Who led the game in points, rebounds and assists, where these are kept and anybody has some. Cost: 1, and 20 times what is selected of one. */
  leaders: Array<GameLeader>;
  /** The league of its season league. */
  league?: Maybe<League>;
  /** The score of a game in progress, 0-0 before anything is recorded; null of any other game. */
  liveScore?: Maybe<GameLiveScore>;
  /** Where it is played. */
  location?: Maybe<Scalars['String']['output']>;
  /** Address of a map or a page about the location. */
  locationUrl?: Maybe<Scalars['String']['output']>;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** The periods that its box score shows: visible ones but the final, overtimes only when scored; of a match of sets that is over those that were played. Cost: 1, and 20 times what is selected of one. */
  periods: Array<GamePeriod>;
  /** What speaks against its date, time and place: errors first, then warnings; nothing where it is postponed or cancelled. Games by hand are saved all the same. For signed-in administrators of the organization, null for everybody else. Cost: 1, and 20 times what is selected of one. */
  placeFindings?: Maybe<Array<PlaceFinding>>;
  /** What holds for its plays: what its season league decides. */
  playSettings: PlaySettings;
  /** What is so of one player's game: a triple-double, and every high of the season or of all games that are kept, the rarest first; empty where the recap is, and for who has no line in it. Cost: 1, and 5 times what is selected of one. */
  playerRecap: Array<RecapFact>;
  /** What happened, in order: by period, by place in it, at one place the period's end last, then by id. None where nobody entered plays. Cost: 1, and 200 times what is selected of one. */
  plays: Array<Play>;
  /** What is so of it, in the order of a report; empty before its result is known, and of a game that was not decided by playing. Cost: 1, and 16 times what is selected of one. */
  recap: Array<RecapFact>;
  /** What was said of it within the last seven days, where that was another date, time, place or status; null for a game that has begun. */
  rescheduledFrom?: Maybe<Rescheduling>;
  /** Where its players' points and its final scores do not agree, apart from sides that were accepted as they are; null where they do, and for everybody but signed-in administrators of the organization. */
  scoreMismatch?: Maybe<GameScoreMismatch>;
  /** Links by which people without an account enter it, the newest first, until a week after their end. Null for everybody but the organization's administrators. Cost: 1, and 20 times what is selected of one. */
  scorekeeperLinks?: Maybe<Array<ScorekeeperLink>>;
  /** The season it belongs to. */
  season?: Maybe<Season>;
  /** The season league it belongs to; null for a bracket game across leagues. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** The moment it starts; null without date or time. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visible statistics in order: what `values` and `totals` align with. Cost: 1, and 30 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** The stored status. */
  status: GameStatus;
  /** Time of day in the organization's time zone; null when it is not set yet (TBD). */
  time?: Maybe<Scalars['Time']['output']>;
  /** How often its date, time, place or teams were changed, or it was postponed, cancelled or taken up again: the sequence number of calendars. */
  timesRescheduled: Scalars['Int']['output'];
  /** Where a mutation answers the game: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Address under which the video can be embedded; null unless it is on YouTube. */
  videoEmbedUrl?: Maybe<Scalars['String']['output']>;
  /** Address of its video, as entered. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};


/** A game of two teams of the organization. */
export type GameplayerRecapArgs = {
  playerId: Scalars['ID']['input'];
};


/** A game of two teams of the organization. */
export type GameplaysArgs = {
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a list of Game. */
export type GameConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<GameEdge>;
  /** The things on this page, in order. */
  nodes: Array<Game>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One Game and its place in a list. */
export type GameEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: Game;
};

/** Which games a list has; all conditions hold at once. An id that the organization does not have gives an empty list. */
export type GameFilter = {
  /** Games on this date. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Bracket games of this division. */
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Games on this date or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Games with (or without) both final scores. */
  hasScore?: InputMaybe<Scalars['Boolean']['input']>;
  /** Games of the first active season: the one that started last. */
  inActiveSeason?: InputMaybe<Scalars['Boolean']['input']>;
  /** Games of this league, in any season. */
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Games of the teams on whose rosters this player is. */
  playerId?: InputMaybe<Scalars['ID']['input']>;
  /** Games without a result that are to be played, or whose day is over. */
  progress?: InputMaybe<GameProgress>;
  /** Games of this season. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Games of this season league. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Scheduled or completed games. */
  state?: InputMaybe<GameState>;
  /** Games of this team, at home or away. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Games on this date or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The player with the highest value of a statistic in a game. */
export type GameLeader = {
  /** The statistic. */
  definition: StatDefinition;
  /** The player; of several with the same value the first by last name, first name and id. */
  player: Player;
  /** The player's side: home or away. */
  side: Scalars['String']['output'];
  /** The value, above 0. */
  value: Scalars['Float']['output'];
};

/** A player's line of a box score. */
export type GameLine = {
  /** One value per entry of the game's `allStatDefinitions`, in their order; null where nothing is recorded. */
  allValues: Array<Maybe<Scalars['Float']['output']>>;
  /** Whether the player was listed but did not play. */
  didNotPlay: Scalars['Boolean']['output'];
  /** Whether anything is recorded of the player, hidden statistics too. Only then the game counts as played. */
  hasValues: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The player. */
  player: Player;
  /** Position played, for instance PG. */
  position?: Maybe<Scalars['String']['output']>;
  /** Place among the lines of its side that are equal in starting and playing. */
  sortOrder: Scalars['Int']['output'];
  /** Whether the player was in the starting line-up. */
  started: Scalars['Boolean']['output'];
  /** A value for every statistic of the sport, hidden ones too. Cost: 1, and 30 times what is selected of one. */
  stats: Array<StatValue>;
  /** The team played for. */
  team: Team;
  /** One value per entry of the game's `statDefinitions`, in their order; null where nothing is recorded. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** Changes of a player's line; what is absent stays. */
export type GameLineChangesInput = {
  /** Whether the player was listed but did not play; only without statistics. */
  didNotPlay?: InputMaybe<Scalars['Boolean']['input']>;
  /** The line's version that the change is based on, 0 without a line; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The player: of a roster, or with a line in this game. */
  playerId: Scalars['ID']['input'];
  /** Position played, at most 40 characters; null: none. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Whether the player was in the starting line-up. */
  started?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The score of a game in progress. */
export type GameLiveScore = {
  /** Of the away team, likewise. */
  away: Scalars['Int']['output'];
  /** Of the home team: its points, or the sum of its periods. */
  home: Scalars['Int']['output'];
  /** The latest period in which somebody has scored; null where that one is hidden, and where no scores by period are kept. */
  period?: Maybe<GamePeriod>;
};

/** What a browser may want to be told of a team’s games. */
export type GameNotice =
  /** It has begun. */
  | 'BEGINS'
  /** It is postponed or cancelled, or takes place after all. */
  | 'CALLED_OFF'
  /** It is over, with its result, or that result is corrected. */
  | 'ENDS'
  /** It is played at another time or place. */
  | 'MOVED';

/** A period of games: a quarter, an overtime, an inning, a set. */
export type GamePeriod = Node & {
  /** Whether games leave it out. */
  hidden: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether it is played always, only when scores are level, or is the final. */
  kind: GamePeriodKind;
  /** For instance "Q1" or "OT1". */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Its place among the sport's periods. */
  position: Scalars['Int']['output'];
  /** The sport that it belongs to. */
  sport: Sport;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** What a period of a game is. */
export type GamePeriodKind =
  /** Stands for the final score; never shown as a period. */
  | 'FINAL'
  /** Played at a tie, as extra innings are, too: shown only where it was scored. */
  | 'OVERTIME'
  /** Played in every game: a quarter, a half, an inning, a set. */
  | 'REGULAR';

/** What a command on a sport's periods did. */
export type GamePeriodsPayload = {
  /** All periods of the sport in order, hidden ones too. Cost: 1, and 20 times what is selected of one. */
  gamePeriods: Array<GamePeriod>;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** A game as it is to be, for what speaks against its place. */
export type GamePlaceInput = {
  /** The visiting team. */
  awayTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** The court within the place; null: none is said. Absent: that of the game that is moved. */
  court?: InputMaybe<Scalars['String']['input']>;
  /** Its date; null: none yet. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The division to whose bracket a new game belongs; not with seasonLeagueId. */
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  /** The game that is moved: its teams and season league count where none are named. Null: a new one. */
  gameId?: InputMaybe<Scalars['ID']['input']>;
  /** The team that plays at home. */
  homeTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of its place; a new place has room. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Address of the place's map, where several have its name. */
  locationUrl?: InputMaybe<Scalars['String']['input']>;
  /** The season league of a new game; not with divisionId. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Its time; null: none yet. */
  time?: InputMaybe<Scalars['Time']['input']>;
};

/** What of a game without a result is still to come, as the organization's calendar has it today. */
export type GameProgress =
  /** Later than today, or without a date; neither postponed nor cancelled. */
  | 'AFTER_TODAY'
  /** Of a day that is over, and not among those to be played; neither postponed nor cancelled. */
  | 'RESULT_AWAITED'
  /** Today or later, or without a date; until six in the morning also what is in progress of yesterday. Neither postponed nor cancelled. */
  | 'TO_BE_PLAYED';

/** A game whose final scores and the points of its players do not agree, on at least one side. */
export type GameScoreMismatch = {
  /** The visiting team; null when it agrees. */
  away?: Maybe<SideMismatch>;
  /** The game. */
  game: Game;
  /** The home team; null when it agrees. */
  home?: Maybe<SideMismatch>;
};

/** One team's half of a game's box score. */
export type GameSide = {
  /** As `totals`, aligned with the game's `allStatDefinitions`. */
  allTotals: Array<Maybe<Scalars['Float']['output']>>;
  /** The rows in which the side's statistics are entered: its roster and whoever has a line; starters first, who did not play last. Null for everybody but the organization's administrators and the game's scorekeepers. Cost: 1, and 20 times what is selected of one. */
  entryRows?: Maybe<Array<EntryRow>>;
  /** Its last ten of these games: W for a win, L for a defeat, the newest last; fewer at the beginning. */
  form: Scalars['String']['output'];
  /** Whether the side has any line. */
  hasLines: Scalars['Boolean']['output'];
  /** The side's players: starters first, those who did not play last. Cost: 1, and 20 times what is selected of one. */
  lines: Array<GameLine>;
  /** Running score: the sum of points or of period scores, whichever is more; of a sport of sets those that are won, without the one that is played, which ends by its plays. Null before anything is recorded. */
  liveScore?: Maybe<Scalars['Int']['output']>;
  /** Scores by period, in the order of the periods; periods without a score are left out. Cost: 1, and 20 times what is selected of one. */
  periodScores: Array<PeriodScore>;
  /** Who plays or may play: the players of its lines, then the others on the roster of its season league, by name. Cost: 1, and 20 times what is selected of one. */
  players: Array<Player>;
  /** Games that it won and lost in the season before this one, of those that standings count. */
  recordBefore: WinLoss;
  /** The final score that would follow from what is recorded: as `liveScore`, with the set that is played. Null before anything is recorded. */
  recordedScore?: Maybe<Scalars['Int']['output']>;
  /** Final score; null while it is not known. */
  score?: Maybe<Scalars['Int']['output']>;
  /** Its first per game in points, rebounds and assists in the season, of those who played at least half as many games for it as anybody; empty once the game has begun. Cost: 1, and 3 times what is selected of one. */
  seasonLeaders: Array<SeasonLeader>;
  /** Totals of the season, as they are now, of everybody who played for the side's team in it, by player. Cost: 1, and 40 times what is selected of one. */
  seasonLines: Array<SeasonLine>;
  /** The side's team. */
  team: Team;
  /** Sums over the lines, aligned with the game's `statDefinitions`; percentages divide sums. Null where nothing is recorded. */
  totals: Array<Maybe<Scalars['Float']['output']>>;
};

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

/** A game that is to come for standings: not cancelled, and without a result that counts. */
export type GameToCome = {
  /** The away team as season-league team; null for a guest. */
  awayId?: Maybe<Scalars['ID']['output']>;
  /** The game. */
  game: Game;
  /** The home team as season-league team; null for a guest. */
  homeId?: Maybe<Scalars['ID']['output']>;
};

/** What an organization's home page shows. */
export type HomeVariant =
  /** The plain page. */
  | 'DEFAULT'
  /** An image grid with the history of the league. */
  | 'HERO'
  /** Top Stat Leaders: the first three by points, threes, rebounds and assists. */
  | 'STAT_LEADERS'
  /** A welcome text. */
  | 'WELCOME';

/** Games and lines that earlier imports brought and the files no longer hold, as far as nobody edited them since. */
export type ImportAbsentRows = {
  /** Games. */
  games: Scalars['Int']['output'];
  /** Players' lines, those of the games included. */
  lines: Scalars['Int']['output'];
  /** How many there are beyond `names`. */
  more: Scalars['Int']['output'];
  /** The first games, and lines of games that are still there, in words; at most 20. */
  names: Array<Scalars['String']['output']>;
};

/** A column in the heading of a file. */
export type ImportColumn = {
  /** The column that the import takes it for; null when it is unknown or left out. */
  field?: Maybe<Scalars['String']['output']>;
  /** As the file calls it. */
  name: Scalars['String']['output'];
};

/** A column that the import knows. */
export type ImportField = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether every file has to have it. */
  required: Scalars['Boolean']['output'];
};

/** The start of a file that is to be imported. */
export type ImportFilePreview = {
  /** Its heading; empty when it cannot be read. Cost: 1, and 20 times what is selected of one. */
  columns: Array<ImportColumn>;
  /** What its columns may be. Cost: 1, and 20 times what is selected of one. */
  fields: Array<ImportField>;
  /** Which of the files it is. */
  file: SeasonFileKind;
  /** Its first five lines below the heading, cell by cell. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Something wrong, or worth a look, in an imported file. */
export type ImportNote = {
  /** The column; null when it is about the line as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** The file: 'games.csv'. */
  file: Scalars['String']['output'];
  /** From 1, which is the heading; null when it is about the file as a whole. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  reason: Scalars['String']['output'];
};

/** Notes, at most some 1,000 of them. */
export type ImportNoteList = {
  /** In the order of the files. Cost: 1, and 20 times what is selected of one. */
  items: Array<ImportNote>;
  /** How many there are beyond `items`. */
  more: Scalars['Int']['output'];
};

/** A roster to import into a season league. */
export type ImportRosterInput = {
  /** Columns whose names differ; absent: none does. */
  columns?: InputMaybe<Array<RosterColumnInput>>;
  /** The file, which is needed: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs, a heading, at most 32 MB and 20,000 lines. */
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** A name that the caller makes up, 8 to 64 letters, digits and hyphens, to ask for the progress of this import and to cancel it. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The season league. */
  seasonLeagueId: Scalars['ID']['input'];
  /** The season-league team that every line is about; absent: the column team says it line by line. */
  seasonLeagueTeamId?: InputMaybe<Scalars['ID']['input']>;
};

/** A season to import. */
export type ImportSeasonInput = {
  /** Makes the season active; otherwise it stays as it is. Null: a new season is as its archive says. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its files. */
  files: SeasonFilesInput;
  /** A name that the caller makes up, 8 to 64 letters, digits and hyphens, to ask for the progress of this import and to cancel it. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The season's name; it is made when there is none of this name. */
  name: Scalars['String']['input'];
  /** Removes games and lines that an earlier import brought, nobody edited since, and these files no longer hold. Otherwise they stay, and are named as missing. */
  removeMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sport's name, for a new season of an organization with several sports. */
  sport?: InputMaybe<Scalars['String']['input']>;
};

/** What an import is doing. */
export type ImportStep =
  /** The files are read and checked; `done` counts bytes. */
  | 'READING'
  /** Everything was right and is written; `done` counts player lines. */
  | 'WRITING';

/** What became of the rows of a file. */
export type ImportedRows = {
  /** New. */
  added: Scalars['Int']['output'];
  /** Changed to what the file says. */
  changed: Scalars['Int']['output'];
  /** Edited or deleted since an earlier import, and kept so. */
  kept: Scalars['Int']['output'];
  /** As they were. */
  same: Scalars['Int']['output'];
};

/** How many there are of something, and how many of them were made. */
export type ImportedThings = {
  /** Made by the import. */
  added: Scalars['Int']['output'];
  /** In the files. */
  total: Scalars['Int']['output'];
};

/** Which findings a list has. */
export type IntegrityFilter = {
  /** Those that were accepted, or those that were not. */
  accepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of one kind. */
  kind?: InputMaybe<IntegrityKind>;
};

/** Something in a game that does not agree. */
export type IntegrityFinding = {
  /** Null unless it was accepted, with the figures that it has now. */
  acceptance?: Maybe<FindingAcceptance>;
  /** The figure that should be there; null where none says it. */
  expected?: Maybe<Scalars['Int']['output']>;
  /** The figure that is there; null where none says it. */
  found?: Maybe<Scalars['Int']['output']>;
  /** The game. */
  game: Game;
  /** The same as long as it is found: kind, game, and side or player. */
  id: Scalars['ID']['output'];
  /** What does not agree. */
  kind: IntegrityKind;
  /** The player whom it is about, where it is about one. */
  player?: Maybe<Player>;
  /** home or away; null where it is about the whole game. */
  side?: Maybe<Scalars['String']['output']>;
  /** Abbreviation of the statistic that the figures are of, where the kind does not say it. */
  statistic?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of IntegrityFinding. */
export type IntegrityFindingConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<IntegrityFindingEdge>;
  /** The things on this page, in order. */
  nodes: Array<IntegrityFinding>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One IntegrityFinding and its place in a list. */
export type IntegrityFindingEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: IntegrityFinding;
};

/** What accepting a finding answers, and taking that back. */
export type IntegrityFindingPayload = {
  /** The finding as it is now. */
  finding: IntegrityFinding;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** What does not agree in a game. */
export type IntegrityKind =
  /** A game whose day is over and that has no result. */
  | 'NO_RESULT'
  /** A player who is on no roster of that team in the season. */
  | 'OFF_ROSTER'
  /** A game more than 60 days before its season begins, or after it ends: its figure is by how many days, negative before. */
  | 'OUTSIDE_SEASON'
  /** What a side's periods add up to, and its final score. */
  | 'PERIODS_FINAL'
  /** What plays add up to, and a player's statistic in the box score or a side's periods. */
  | 'PLAYS_BOX_SCORE'
  /** The points, or runs, of a side's players, and its final score. */
  | 'POINTS_FINAL'
  /** A player's rebounds, and OREB + DREB. */
  | 'REBOUNDS'
  /** A player's points, and 2 x 2PM + 3 x 3PM + FTM. */
  | 'SHOTS_POINTS';

/** One or more values are missing or wrong. */
export type InvalidInput = Refusal & {
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** Each of them. Cost: 1, and 5 times what is selected of one. */
  fields: Array<RefusedField>;
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
};

/** Whether an invitation's link opens anything. */
export type InvitationState =
  /** Its week is over. */
  | 'EXPIRED'
  /** It waits for whoever is invited. */
  | 'OPEN'
  /** It was withdrawn, or the address that it was sent to was changed. */
  | 'WITHDRAWN';

/** A player's place in a list of leaders. */
export type Leader = {
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** Total by games played, one decimal; 0 without a game. Of a ratio, and of what is per game, the value itself. */
  perGame: Scalars['Float']['output'];
  /** The player. */
  player: Player;
  /** Place, from 1; no two share one. */
  rank: Scalars['Int']['output'];
  /** The team that the player was last on the roster of. */
  team?: Maybe<Team>;
  /** Total of the statistic; of one with a formula what the formula makes of the totals. */
  value: Scalars['Float']['output'];
};

/** The first players in a statistic. */
export type Leaderboard = {
  /** The statistic. */
  definition: StatDefinition;
  /** The division; null for none. */
  division?: Maybe<Division>;
  /** The league; null for all of them. */
  league?: Maybe<League>;
  /** The least number of games that was asked of players. */
  leastGames: Scalars['Int']['output'];
  /** By what it is ordered. */
  per: LeaderboardValue;
  /** The first players, by place and name. Cost: 1, and 100 times what is selected of one. */
  rows: Array<LeaderboardRow>;
  /** The season; null for all of them. */
  season?: Maybe<Season>;
  /** All statistics that there are leaderboards of, in order. Cost: 1, and 30 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** How many players have a place. */
  totalCount: Scalars['Int']['output'];
};

/** A player's place in a leaderboard. */
export type LeaderboardRow = {
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** By games played, one decimal; percentages and ratios as they are. */
  perGame: Scalars['Float']['output'];
  /** Place, from 1; equal values share one. */
  place: Scalars['Int']['output'];
  /** The player. */
  player: Player;
  /** The team that the player was last on the roster of. */
  team?: Maybe<Team>;
  /** Total; of a percentage or a ratio what follows from the totals. */
  total: Scalars['Float']['output'];
};

/** By what a leaderboard is ordered. */
export type LeaderboardValue =
  /** The total by games played. */
  | 'PER_GAME'
  /** The total; percentages and ratios by what follows from the totals. */
  | 'TOTAL';

/** A competition; it is played in season leagues. */
export type League = Node & {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** For instance "D1" or "Irvine Tuesday". */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** The league in one season; null when it is not played there. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** The seasons in which it is played, latest first. Cost: 1, and 20 times what is selected of one. */
  seasonLeagues: Array<SeasonLeague>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};


/** A competition; it is played in season leagues. */
export type LeagueseasonLeagueArgs = {
  seasonId: Scalars['ID']['input'];
};

/** An entry that the organization adds to its navigation. */
export type Link = Node & {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether it leads to `url` on another site, or to the page `slug` of this one. */
  isExternal: Scalars['Boolean']['output'];
  /** What the entry says. */
  label: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** The organization whose navigation it is in. */
  organizationId: Scalars['ID']['output'];
  /** Its place among the links. */
  position: Scalars['Int']['output'];
  /** Whether it is shown. */
  showInNavbar: Scalars['Boolean']['output'];
  /** Path of the page within the site; null for the home page and for external links. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Address on another site; null for internal links. */
  url?: Maybe<Scalars['String']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** What adding one line of a list of players does. */
export type ListedPlayer = {
  /** First name as it was read. */
  firstName: Scalars['String']['output'];
  /** Number on the jersey; null when the line has none. */
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  /** Last name as it was read. */
  lastName: Scalars['String']['output'];
  /** The same in words for people. */
  message: Scalars['String']['output'];
  /** Players of the organization who have this name, those of the team first. Cost: 1, and 20 times what is selected of one. */
  namesakes: Array<Namesake>;
  /** The line, counted from 1, blank ones too. */
  number: Scalars['Int']['output'];
  /** What adding it does. */
  verdict: NameVerdict;
};

/** What adding one line of a list of teams does. */
export type ListedTeam = {
  /** The same in words for people. */
  message: Scalars['String']['output'];
  /** The name as it was read. */
  name: Scalars['String']['output'];
  /** Teams of the organization that have this name, that of the league first. Cost: 1, and 20 times what is selected of one. */
  namesakes: Array<Namesake>;
  /** The line, counted from 1, blank ones too. */
  number: Scalars['Int']['output'];
  /** What adding it does. */
  verdict: NameVerdict;
};

/** A place where games are played. */
export type Location = Node & {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** What the place is called. */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Address of a map or of the place's site; null when there is none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A hall in which a schedule cannot play: no game is placed there. */
export type LostHall = {
  /** On this date alone; null: on every date from `from` on. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The first date. */
  from: Scalars['Date']['output'];
  /** The hall. */
  location: Scalars['String']['output'];
};

/** A hall that cannot be played in. */
export type LostHallInput = {
  /** The date; absent: every one from today on. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the hall, as the time slots of the schedule have it. */
  location: Scalars['String']['input'];
};

/** The first players in one of a sport's main statistics. */
export type MainLeaderboard = {
  /** The statistic. */
  definition: StatDefinition;
  /** The least number of games that was asked of players. */
  leastGames: Scalars['Int']['output'];
  /** The first players, by place and name. Cost: 1, and 20 times what is selected of one. */
  rows: Array<LeaderboardRow>;
  /** How many players have a place. */
  totalCount: Scalars['Int']['output'];
};

/** What a milestone is. */
export type MilestoneKind =
  /** The first game with so much of the statistic. */
  | 'GAME'
  /** So many games. */
  | 'GAMES'
  /** So much of the statistic altogether. */
  | 'TOTAL';

/** A game of a schedule and the free cell that it goes to. */
export type MoveGameInput = {
  /** Its court; null: one without; absent: any. */
  court?: InputMaybe<Scalars['String']['input']>;
  /** The date of the cell. */
  date: Scalars['Date']['input'];
  /** The version of the game that the caller saw; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A game of a schedule that has not been played. */
  gameId: Scalars['ID']['input'];
  /** Name of its hall; null: one without; absent: any. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Why it is done although something speaks against it, at most 500 characters; the audit trail keeps it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The time of the cell. */
  time: Scalars['Time']['input'];
};

/** What came of moving games within a schedule. */
export type MoveGamesPayload = {
  /** What would become worse for teams, though nothing speaks against it; it takes no reason. Cost: 1, and 4 times what is selected of one. */
  consequences: Array<ScheduleConsequence>;
  /** What is never broken, and would be. Cost: 1, and 2 times what is selected of one. */
  errors: Array<PlaceFinding>;
  /** The games as they are now. Cost: 1, and 2 times what is selected of one. */
  games: Array<Game>;
  /** What was done, or what speaks against it most. */
  message: Scalars['String']['output'];
  /** Whether they were moved. Otherwise errors speak against it, or warnings and no reason was given. */
  moved: Scalars['Boolean']['output'];
  /** For `undo`, within ten minutes; null when nothing was moved. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** What is not wanted, though possible: it takes a reason. Cost: 1, and 2 times what is selected of one. */
  warnings: Array<PlaceFinding>;
};

/** What moving players to another team answers. */
export type MovePlayersPayload = {
  /** What was done, for the banner: 'Moved Ana Reyes to Rockets.' */
  message: Scalars['String']['output'];
  /** The players on their new team. Cost: 1, and 20 times what is selected of one. */
  rosterEntries: Array<RosterEntry>;
  /** For `undo`, within ten minutes. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

export type Mutation = {
  /** Accepts a finding with a reason, for the figures that it has now: other ones make it open again. Can be undone. Admins only. */
  acceptIntegrityFinding: IntegrityFindingPayload;
  /** Chooses the organization that a super administrator acts for. Super administrators only. */
  actFor: CurrentUser;
  /** Adds a player to a team's half of the box score, and to its roster where the player is not on it. Can be undone. Admins; and holders of a link for the game, who add players of the game and new ones. */
  addGamePlayer: EntryRow;
  /** Puts players on the roster of a team by their names, all or none: those whom the organization has, and new ones. It can be undone. Admins only. */
  addPlayerList: NameListPayload;
  /** Puts a player on the roster of a team: one who exists, or a new one by name. Admins only. */
  addPlayerToTeam: RosterEntry;
  /** Adds teams by their names, to a season league or to none, all or none: those that the organization has, and new ones. It can be undone. Admins only. */
  addTeamList: NameListPayload;
  /** Adds a team to a season league: a new one by its name, or an existing one as the same team. Admins only. */
  addTeamToLeague: SeasonLeagueTeam;
  /** Attaches a user to an organization and ends the sessions of the user. Super administrators only. */
  addUserToOrganization: Organization;
  /** Asks for a link to a forgotten password. It goes by e-mail to whoever has this user name or address; the answer is always true, and tells nobody whether somebody has. */
  askForPasswordReset: Scalars['Boolean']['output'];
  /** Adds an unassigned team to a division; refused for one that is in a division already. Admins only. */
  assignDivisionTeam: DivisionTeam;
  /** Moves teams to a place in a division, or out of all: what one drop of a drag does. Refused when a division that it touches has changed. Admins only. */
  assignDivisionTeams: DivisionAssignment;
  /** Cancels the import of a roster under way; nothing of it stays. False when there was none of this key. Admins only. */
  cancelRosterImport: Scalars['Boolean']['output'];
  /** Cancels generating a schedule; nothing comes of it. False when none of this key was under way. Admins only. */
  cancelScheduleGeneration: Scalars['Boolean']['output'];
  /** Cancels an import under way; nothing of it stays. False when there was none of this key. Admins only. */
  cancelSeasonImport: Scalars['Boolean']['output'];
  /** Changes the own password and ends all other sessions. Whoever is signed in. */
  changeOwnPassword: CurrentUser;
  /** Chooses a password by a link, which is good for that once, and ends all sessions of the user. Answers the user name to sign in with. Whoever has the link. */
  choosePassword: Scalars['String']['output'];
  /** Ends what `openScorekeeping` has opened in this browser. True also when there was nothing. */
  closeScorekeeping: Scalars['Boolean']['output'];
  /** Makes a key by which programs ask and write for the organization. Owners and super administrators. */
  createApiKey: CreateApiKeyPayload;
  /** Creates a game for a match of a division's bracket, whose two teams are to be its teams. Can be undone. Admins only. */
  createBracketGame: Game;
  /** Adds a business to the listing. Admins only. */
  createBusiness: Business;
  /** Creates a bye of a team in its season league. Can be undone. Admins only. */
  createBye: Bye;
  /** Adds a division to a season. Admins only. */
  createDivision: Division;
  /** Creates a game of a season league, or of the bracket of a division. Can be undone. Admins only. */
  createGame: Game;
  /** Adds a period to a sport's list: an overtime before the final score, others at its end. Admins only. */
  createGamePeriod: GamePeriod;
  /** Adds a league to a season, by name or copied from another season (without a name: all of its leagues). Answers what was added. Admins only. Cost: 1, and 10 times what is selected of one. */
  createLeague: Array<SeasonLeague>;
  /** Adds a navigation entry at the end. Admins. */
  createLink: Link;
  /** Creates an organization with the defaults of its sports. Super administrators only. */
  createOrganization: Organization;
  /** Adds a page as a draft. Owners. */
  createPage: EditablePage;
  /** Adds an attribute of players at the end of the list. Admins only. */
  createPlayerAttribute: PlayerAttribute;
  /** Creates a schedule, without games. Can be undone. Admins only. */
  createSchedule: Schedule;
  /** Makes a link, and a code, by which people without an account enter one game until six in the morning after its day. Admins only. */
  createScorekeeperLink: CreateScorekeeperLinkPayload;
  /** Creates a season, if asked with another season's leagues, divisions, teams and rosters. Admins only. */
  createSeason: Season;
  /** Adds a statistic of the organization's own at the end of a sport's list. Admins only. */
  createStatDefinition: StatDefinition;
  /** Creates a team, in a season league or in none. Admins only. */
  createTeam: Team;
  /** Creates a user. Super administrators; owners for staff where their organization lets them. */
  createUser: UserPayload;
  /** Makes a webhook; its secret is told this once. Owners and super administrators. */
  createWebhook: WebhookSecretPayload;
  /** Creates a week off of a season league. Can be undone. Admins only. */
  createWeekOff: WeekOff;
  /** Deletes businesses, all or none. Can be undone. Admins only. */
  deleteBusinesses: DeletePayload;
  /** Deletes games with their statistics and scores, byes and weeks off, all or none. The answer has the ids of games, of byes, of weeks off, in this order. One undo brings all of it back. Admins only. */
  deleteCalendarItems: DeletePayload;
  /** Deletes a division and the games of its bracket; its teams become unassigned. Admins only. */
  deleteDivision: DeletePayload;
  /** Removes players' lines from a game with their statistics, all or none; the players stay. Can be undone. Admins only. */
  deleteGameLines: DeletePayload;
  /** Deletes games with their statistics and scores, all or none. Can be undone. Admins only. */
  deleteGames: DeletePayload;
  /** Deletes leagues that no season has any more, all or none. Admins only. */
  deleteLeagues: DeletePayload;
  /** Removes a navigation entry; can be undone. Admins. */
  deleteLink: DeletePayload;
  /** Deletes an organization with its users and all its content; `undo` gives all of it back. Super administrators only. */
  deleteOrganization: DeletePayload;
  /** Removes a page with all its revisions; can be undone. Owners. */
  deletePage: DeletePayload;
  /** Deletes an attribute with all players' values. Can be undone. Admins only. */
  deletePlayerAttribute: DeletePayload;
  /** Deletes players with their statistics, all or none; see `playerDeletionPreview`. Can be undone. Admins only. */
  deletePlayers: DeletePayload;
  /** Deletes a schedule with its drafts and its games that have not been played; played ones stay in their season league. Can be undone. Admins only. */
  deleteSchedule: DeletePayload;
  /** Deletes a season with all that is in it. Leagues, teams and players exist on. Admins only. */
  deleteSeason: DeletePayload;
  /** Deletes seasons with all that is in them, all or none. Admins only. */
  deleteSeasons: DeletePayload;
  /** Deletes statistics of the organization's own with their values in games, all or none; see `statDefinitionDeletionPreview`. Can be undone. Admins only. */
  deleteStatDefinitions: DeletePayload;
  /** Deletes teams with their rosters and games, all or none; see `teamDeletionPreview`. Can be undone. Admins only. */
  deleteTeams: DeletePayload;
  /** Deletes a user and ends the sessions; nobody deletes the own account. Super administrators; owners for staff where their organization lets them. */
  deleteUser: DeletePayload;
  /** Deletes a webhook with its log; can be undone. Owners and super administrators. */
  deleteWebhook: DeletePayload;
  /** Discards a draft. Can be undone. Admins only. */
  discardScheduleDraft: DeletePayload;
  /** Draws a lot for each team of a season league, anew for those that have one. Lots are kept until the next draw. Can be undone. Admins only. */
  drawLots: SeasonLeague;
  /** From now on the former secret of a webhook signs no more. Owners and super administrators. */
  endFormerWebhookSecret: Webhook;
  /** Replaces a person by a nameless player everywhere: name, picture, attributes, numbers, texts, audit trail. Games and totals stay. Cannot be undone. Owners. */
  erasePlayer: PlayerErasurePayload;
  /** Asks an e-mail address whether it wants to be told of a team’s games; nothing else is sent there before it has said yes. The answer is true whether it follows already or not. */
  followTeamByMail: Scalars['Boolean']['output'];
  /** Lets a browser be told of a team’s games by push messages. The answer is true whether it was before or not. */
  followTeamByPush: Scalars['Boolean']['output'];
  /** Generates the games of a schedule and writes them at once, in place of those that have not been played. Can be undone. Admins only. */
  generateFullSchedule: PublishSchedulePayload;
  /** Generates the games of a schedule and keeps them as a draft; a schedule has five drafts at most, and the oldest makes room. It answers when it is done, which takes up to some seconds, once it is its turn: two are generated at a time, of all organizations. Admins only. */
  generateScheduleDraft: ScheduleDraft;
  /** Hides all periods of a sport. Can be undone. Admins only. */
  hideAllGamePeriods: GamePeriodsPayload;
  /** Imports a roster into a season league: all of it, or nothing and a list of what is wrong. Teams and players who are missing are made; nobody is taken off a roster. The same file again changes nothing. It can be undone. Admins only. */
  importRoster: RosterImportReport;
  /** Imports a season from its files: all of it, or nothing and a list of what is wrong. It answers when it is done, which takes seconds to minutes. The same files again change nothing; what they no longer hold is removed only when `removeMissing` asks for it. Admins only. */
  importSeason: SeasonImportResult;
  /** Sends an invitation again, or makes it anew; the former link opens nothing any more. Super administrators; owners for staff where their organization lets them. */
  inviteUser: UserPayload;
  /** Makes several players one, with all statistics, rosters and attribute values. Can be undone. Admins only. */
  mergePlayers: PlayerMergePayload;
  /** Moves a game of a schedule to a free cell, unless something speaks against it: errors always do, warnings do without a reason. Can be undone. Admins only. */
  moveGame: MoveGamesPayload;
  /** Moves players to another team of the season, all or none, with number and position; what they played stays where it is. Can be undone. Admins only. */
  movePlayersToTeam: MovePlayersPayload;
  /** What a link to choose a password is for; nothing changes. Whoever has the link. */
  openPasswordLink: PasswordLink;
  /** Opens one game for a caller without an account, by the secret of a link or by a code, under a name; sets a cookie. Not for callers who are signed in. */
  openScorekeeping: Scorekeeping;
  /** Reads a roster and says what importing it would do. Writes nothing. Admins only. */
  previewRosterImport: RosterImportPreview;
  /** Reads the files of a season and says what importing them would find. Writes nothing. Admins only. */
  previewSeasonImport: SeasonImportPreview;
  /** Shows the newest revision, or the given one, to visitors. Owners. */
  publishPage: EditablePage;
  /** Writes the games of a draft in place of those of its schedule that have not been played; played ones stay. Refused when something that it was made from has changed since. Can be undone. Admins only. */
  publishScheduleDraft: PublishSchedulePayload;
  /** Why mutations before it in the document were refused, in their order: put it last. Does nothing itself. What failed for a reason that no caller can act on stands in `errors` alone. Cost: 1, and what is selected of one for each root field of the document. */
  refusals: Array<Refusal>;
  /** Removes leagues from a season with their teams, games and schedules there, all or none; the leagues exist on. Answers season league ids. Admins only. */
  removeLeaguesFromSeason: DeletePayload;
  /** Takes players off rosters, all or none; players and statistics stay. Can be undone. Admins only. */
  removePlayersFromTeam: DeletePayload;
  /** Removes teams from their season leagues with their rosters and games there, all or none; the teams themselves stay. See `teamRemovalPreview`. Can be undone. Admins only. */
  removeTeamsFromLeague: DeletePayload;
  /** Sends a browser’s push messages elsewhere: its push service has given it another address. The answer is true whether there were any or not. */
  renewPushSubscription: Scalars['Boolean']['output'];
  /** Puts a division's teams into an order, all of them at once. Answers them in it. Admins only. Cost: 1, and 20 times what is selected of one. */
  reorderDivisionTeams: Array<DivisionTeam>;
  /** Puts all periods of a sport into an order. Answers them in it. Admins only. Cost: 1, and 20 times what is selected of one. */
  reorderGamePeriods: Array<GamePeriod>;
  /** Puts all navigation entries into a new order. Admins. Cost: 1, and 20 times what is selected of one. */
  reorderLinks: Array<Link>;
  /** Puts all attributes into an order. Answers them in it. Admins only. Cost: 1, and 20 times what is selected of one. */
  reorderPlayerAttributes: Array<PlayerAttribute>;
  /** Puts a season's leagues into an order, all of them at once. Answers them in it. Admins only. Cost: 1, and 20 times what is selected of one. */
  reorderSeasonLeagues: Array<SeasonLeague>;
  /** Puts all statistics of a sport into an order. Answers them in it. Admins only. Cost: 1, and 20 times what is selected of one. */
  reorderStatDefinitions: Array<StatDefinition>;
  /** Repairs a schedule after what has happened to it (a week off, a team that left or joined, a postponed game, a lost hall) with the fewest changes from today on, and keeps the outcome as a draft: publishing it moves games, which stay the same ones. Admins only. */
  repairScheduleDraft: ScheduleDraft;
  /** Says that the caller has a game open, and answers who else has. To be repeated every 15 seconds; after 45 the caller counts as gone. Admins, and holders of a link for the game. Cost: 1, and 20 times what is selected of one. */
  reportPresence: Array<Presence>;
  /** Sends something once more, with the same id: what waits at once, what is done from the beginning. Owners and super administrators. */
  resendWebhookDelivery: WebhookDelivery;
  /** Restores the default periods of a sport; others are hidden. Scores stay. Can be undone. Admins only. */
  resetGamePeriods: GamePeriodsPayload;
  /** Restores the default attributes, visible and in order; others are hidden. Values stay. Can be undone. Admins only. */
  resetPlayerAttributes: PlayerAttributesPayload;
  /** Restores the default statistics of a sport; others are hidden. Values stay. Can be undone. Admins only. */
  resetStatDefinitions: StatDefinitionsPayload;
  /** Puts a test organization back to what it was made as, with other ids. A test key resets its own. Owners and super administrators. */
  resetTestOrganization: TestOrganization;
  /** Revokes a key: within a second it opens nothing any more. It cannot be undone. Owners and super administrators. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Revokes a link: whoever has opened it is out at once. Can be undone. Admins only. */
  revokeScorekeeperLink: RevokeScorekeeperLinkPayload;
  /** Gives a webhook another secret, told this once; the present one signs as well for 24 hours. Owners and super administrators. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** Saves a new draft of a page; visitors keep seeing the published one. Owners. */
  savePage: EditablePage;
  /** Stores scores of periods. Several may do so at once: what somebody else has changed since is left as it is and listed. Can be undone. Admins, and holders of a link for the game. */
  savePeriodScores: SavePeriodScoresPayload;
  /** Stores plays of a game, new ones, changes of earlier ones and such as are taken away; statistics and scores of periods follow. Several may do so at once, and the same may be sent again. A possible duplicate waits until it is confirmed; so does what is linked to it, which is in none of the lists of the answer. A game can have at most 2000 plays. The first play of a scheduled game sets it in progress; without any play, and with nothing entered or set by hand, it is scheduled again. Admins, and holders of a link for the game. */
  savePlays: SavePlaysPayload;
  /** Stores values of players in a game, and adds to them. Several may do so at once: what somebody else has changed since is left as it is and listed. Can be undone. Admins, and holders of a link for the game. */
  saveStatistics: SaveStatisticsPayload;
  /** Stores the order of the standings as the positions of a division's teams; who has withdrawn last; results change nothing of them afterwards. Admins only. */
  seedDivisionFromStandings: DivisionAssignment;
  /** Sets the final scores of a game, or takes them away; a game in progress becomes final. Can be undone. Admins, and holders of a link for the game. */
  setGameScore: Game;
  /** Sets the colours of the caller's own admin area. Whoever is signed in. */
  setMyTheme: CurrentUser;
  /** Signs in at the site of an organization or of the platform; sets the session cookie. */
  signIn: SignInPayload;
  /** Ends the session and clears its cookie. True also when there was none. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all other sessions of the caller. Answers how many there were. Whoever is signed in. */
  signOutElsewhere: Scalars['Int']['output'];
  /** Begins to play a whole game in a test organization: every play is entered in turn, and in the end the score. One at a time. A test key starts it in its own. Owners and super administrators. */
  startSimulatedGame: TestOrganization;
  /** Ends the simulation in a test organization within a second or two; the game stays as it is. A test key stops its own. Owners and super administrators. */
  stopSimulatedGame: TestOrganization;
  /** Exchanges the matchups of two games of a schedule; ids, dates, times and places stay. Refused with 'Swap failed.' for the same game, different schedules, a played game, a double booking or an unavailable time; warnings stand in the way without a reason. Can be undone. Admins only. */
  swapGames: MoveGamesPayload;
  /** Sends a test to a webhook, once; `webhookDeliveries` has what came of it. Owners and super administrators. */
  testWebhook: WebhookDelivery;
  /** Takes a team out of a division; the others close up. Admins only. */
  unassignDivisionTeam: DeletePayload;
  /** Takes a command back within ten minutes: what it removed returns under the same ids. Refused when something that it touched has changed since. Admins only. */
  undo: UndoableCommand;
  /** What mutations before it in the document have done that can be taken back, in their order: put it behind them. Does nothing itself. Cost: 1, and what is selected of one for each root field of the document. */
  undoable: Array<UndoableCommand>;
  /** Ends push messages about a team’s games. The answer is true whether there were any or not. */
  unfollowTeamByPush: Scalars['Boolean']['output'];
  /** Games that mutations before it in the document have left without a match of their bracket, by a result that has changed, a game that has gone, or an undo: put it behind them. Does nothing itself. Cost: 1, and what is selected of one for each root field of the document. */
  unmatched: Array<UnmatchedGames>;
  /** Takes a page back from visitors; it stays as a draft. Owners. */
  unpublishPage: EditablePage;
  /** Changes a key, which stays the same otherwise. Can be undone. Owners and super administrators. */
  updateApiKey: UpdateApiKeyPayload;
  /** Changes how the site of the organization acted for looks: logo, colours, home page, social links. Its owners and super administrators. */
  updateAppearance: Organization;
  /** Changes a business. Admins only. */
  updateBusiness: Business;
  /** Changes date or team of an entered bye. Can be undone. Admins only. */
  updateBye: Bye;
  /** Renames a division, or changes what it decides about its bracket. Can be undone. Admins only. */
  updateDivision: Division;
  /** Changes a game: date, time, place, video, status, and its teams while it has not been played. Can be undone. Admins only. */
  updateGame: Game;
  /** Changes who started, who did not play, the positions, and the order of a side. Can be undone. Admins, and holders of a link for the game. */
  updateGameLines: UpdateGameLinesPayload;
  /** Shows or hides a period. Admins only. */
  updateGamePeriod: GamePeriod;
  /** Renames a league, or puts it at a place of a season. Admins only. */
  updateLeague: League;
  /** Changes a navigation entry. Admins. */
  updateLink: Link;
  /** Changes an organization. Super administrators only. */
  updateOrganization: Organization;
  /** Changes what a season league decides about plays. It holds for plays that are entered or changed from then on. Can be undone. Admins only. */
  updatePlaySettings: SeasonLeague;
  /** Changes a player: name, picture, bio, sponsor, videos, attribute values. Admins only. */
  updatePlayer: Player;
  /** Renames an attribute, shows or hides it. Admins only. */
  updatePlayerAttribute: PlayerAttribute;
  /** Changes jersey number and position of a player in a team, and with them the player's name and picture. Admins only. */
  updateRosterEntry: RosterEntry;
  /** Changes a schedule; its games stay as they are until they are generated anew. Can be undone. Admins only. */
  updateSchedule: Schedule;
  /** Changes a season. Admins only. */
  updateSeason: Season;
  /** Says which statistics the pages of a season league show, and in which order. What is stored and counted stays. Can be undone. Admins only. */
  updateSeasonLeagueStatistics: SeasonLeagueStatisticsPayload;
  /** Changes a team in its season league: captain, rank, withdrawal; and name, logo, colour and abbreviation of the team. Admins only. */
  updateSeasonLeagueTeam: SeasonLeagueTeam;
  /** Changes how a season league orders its teams. Results stay as they are. Can be undone. Admins only. */
  updateStandingsRules: SeasonLeague;
  /** Shows or hides a statistic; changes one of the organization's own. Admins only. */
  updateStatDefinition: StatDefinition;
  /** Changes a team: name, logo, colour, abbreviation, times at which it never plays. Admins only. */
  updateTeam: Team;
  /**
   * Changes the colours of the site of the organization acted for. Its owners and super administrators.
   * @deprecated Use `updateAppearance`, which has these fields and more. Goes not before 2027-06-01.
   */
  updateTheme: Organization;
  /** Changes a user, or resets the password. A change of role or organization and a reset end all sessions of the user. Super administrators; owners for staff where their organization lets them. */
  updateUser: UserPayload;
  /** Changes a webhook, or switches it. Owners and super administrators. */
  updateWebhook: Webhook;
  /** Changes date or reason of a week off. Can be undone. Admins only. */
  updateWeekOff: WeekOff;
  /** Takes a picture in for pages: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB. Owners. */
  uploadPageImage: PageImage;
  /** Takes the acceptance of a finding back. Can be undone. Admins only. */
  withdrawIntegrityAcceptance: IntegrityFindingPayload;
  /** Withdraws the invitation of a user who has not chosen a password yet: its link opens nothing. Super administrators; owners for staff where their organization lets them. */
  withdrawInvitation: User;
  /** Says that a tab of the caller has a game open no longer, so that it does not count as there any more. Answers true, also where it was gone already. Admins, and holders of a link for the game. */
  withdrawPresence: Scalars['Boolean']['output'];
};


export type MutationacceptIntegrityFindingArgs = {
  expectedReason?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationactForArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationaddGamePlayerArgs = {
  gameId: Scalars['ID']['input'];
  input: AddGamePlayerInput;
};


export type MutationaddPlayerListArgs = {
  input: PlayerListInput;
};


export type MutationaddPlayerToTeamArgs = {
  input: AddPlayerToTeamInput;
};


export type MutationaddTeamListArgs = {
  input: TeamListInput;
};


export type MutationaddTeamToLeagueArgs = {
  input: AddTeamToLeagueInput;
};


export type MutationaddUserToOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationaskForPasswordResetArgs = {
  login: Scalars['String']['input'];
};


export type MutationassignDivisionTeamArgs = {
  input: AssignDivisionTeamInput;
};


export type MutationassignDivisionTeamsArgs = {
  input: AssignDivisionTeamsInput;
};


export type MutationcancelRosterImportArgs = {
  key: Scalars['String']['input'];
};


export type MutationcancelScheduleGenerationArgs = {
  key: Scalars['String']['input'];
};


export type MutationcancelSeasonImportArgs = {
  key: Scalars['String']['input'];
};


export type MutationchangeOwnPasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationchoosePasswordArgs = {
  input: ChoosePasswordInput;
};


export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationcreateBracketGameArgs = {
  bracketNode: Scalars['ID']['input'];
  input: CreateGameInput;
};


export type MutationcreateBusinessArgs = {
  input: CreateBusinessInput;
};


export type MutationcreateByeArgs = {
  input: CreateByeInput;
};


export type MutationcreateDivisionArgs = {
  input: CreateDivisionInput;
};


export type MutationcreateGameArgs = {
  input: CreateGameInput;
};


export type MutationcreateGamePeriodArgs = {
  input: CreateGamePeriodInput;
};


export type MutationcreateLeagueArgs = {
  input: CreateLeagueInput;
};


export type MutationcreateLinkArgs = {
  input: CreateLinkInput;
};


export type MutationcreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


export type MutationcreatePageArgs = {
  input: CreatePageInput;
};


export type MutationcreatePlayerAttributeArgs = {
  input: CreatePlayerAttributeInput;
};


export type MutationcreateScheduleArgs = {
  input: CreateScheduleInput;
};


export type MutationcreateScorekeeperLinkArgs = {
  gameId: Scalars['ID']['input'];
};


export type MutationcreateSeasonArgs = {
  input: CreateSeasonInput;
};


export type MutationcreateStatDefinitionArgs = {
  input: CreateStatDefinitionInput;
};


export type MutationcreateTeamArgs = {
  input: CreateTeamInput;
};


export type MutationcreateUserArgs = {
  input: CreateUserInput;
};


export type MutationcreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationcreateWeekOffArgs = {
  input: CreateWeekOffInput;
};


export type MutationdeleteBusinessesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteCalendarItemsArgs = {
  items: CalendarItemsInput;
};


export type MutationdeleteDivisionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteGameLinesArgs = {
  gameId: Scalars['ID']['input'];
  playerIds: Array<Scalars['ID']['input']>;
};


export type MutationdeleteGamesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteLeaguesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteOrganizationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeletePageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeletePlayerAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeletePlayersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteScheduleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteSeasonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteSeasonsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteStatDefinitionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteTeamsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationdeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdiscardScheduleDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdrawLotsArgs = {
  input: DrawLotsInput;
  seasonLeagueId: Scalars['ID']['input'];
};


export type MutationendFormerWebhookSecretArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationerasePlayerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationfollowTeamByMailArgs = {
  input: FollowByMailInput;
};


export type MutationfollowTeamByPushArgs = {
  input: FollowByPushInput;
};


export type MutationgenerateFullScheduleArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  scheduleId: Scalars['ID']['input'];
  seed?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationgenerateScheduleDraftArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  scheduleId: Scalars['ID']['input'];
  seed?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationhideAllGamePeriodsArgs = {
  sportId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationimportRosterArgs = {
  input: ImportRosterInput;
};


export type MutationimportSeasonArgs = {
  input: ImportSeasonInput;
};


export type MutationinviteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationmergePlayersArgs = {
  keepId: Scalars['ID']['input'];
  mergeIds: Array<Scalars['ID']['input']>;
};


export type MutationmoveGameArgs = {
  input: MoveGameInput;
};


export type MutationmovePlayersToTeamArgs = {
  ids: Array<Scalars['ID']['input']>;
  seasonLeagueTeamId: Scalars['ID']['input'];
};


export type MutationopenPasswordLinkArgs = {
  secret: Scalars['String']['input'];
};


export type MutationopenScorekeepingArgs = {
  input: OpenScorekeepingInput;
};


export type MutationpreviewRosterImportArgs = {
  input: ImportRosterInput;
};


export type MutationpreviewSeasonImportArgs = {
  input: ImportSeasonInput;
};


export type MutationpublishPageArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  revisionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationpublishScheduleDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveLeaguesFromSeasonArgs = {
  leagueIds: Array<Scalars['ID']['input']>;
  seasonId: Scalars['ID']['input'];
};


export type MutationremovePlayersFromTeamArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationremoveTeamsFromLeagueArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationrenewPushSubscriptionArgs = {
  input: RenewPushInput;
};


export type MutationreorderDivisionTeamsArgs = {
  input: ReorderDivisionTeamsInput;
};


export type MutationreorderGamePeriodsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationreorderLinksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationreorderPlayerAttributesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationreorderSeasonLeaguesArgs = {
  input: ReorderSeasonLeaguesInput;
};


export type MutationreorderStatDefinitionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationrepairScheduleDraftArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  lostHalls?: InputMaybe<Array<LostHallInput>>;
  scheduleId: Scalars['ID']['input'];
  seed?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationreportPresenceArgs = {
  gameId: Scalars['ID']['input'];
  place?: InputMaybe<Scalars['String']['input']>;
  tab: Scalars['ID']['input'];
};


export type MutationresendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationresetGamePeriodsArgs = {
  sportId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationresetStatDefinitionsArgs = {
  sportId: Scalars['ID']['input'];
};


export type MutationresetTestOrganizationArgs = {
  keyId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationrevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrevokeScorekeeperLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrotateWebhookSecretArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationsavePageArgs = {
  id: Scalars['ID']['input'];
  input: SavePageInput;
};


export type MutationsavePeriodScoresArgs = {
  gameId: Scalars['ID']['input'];
  input: SavePeriodScoresInput;
};


export type MutationsavePlaysArgs = {
  gameId: Scalars['ID']['input'];
  input: SavePlaysInput;
};


export type MutationsaveStatisticsArgs = {
  gameId: Scalars['ID']['input'];
  input: SaveStatisticsInput;
};


export type MutationseedDivisionFromStandingsArgs = {
  divisionId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationsetGameScoreArgs = {
  id: Scalars['ID']['input'];
  input: SetGameScoreInput;
};


export type MutationsetMyThemeArgs = {
  theme: Theme;
};


export type MutationsignInArgs = {
  input: SignInInput;
};


export type MutationstartSimulatedGameArgs = {
  keyId?: InputMaybe<Scalars['ID']['input']>;
  speed?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationstopSimulatedGameArgs = {
  keyId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationswapGamesArgs = {
  input: SwapGamesInput;
};


export type MutationtestWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationunassignDivisionTeamArgs = {
  divisionId: Scalars['ID']['input'];
  seasonLeagueTeamId: Scalars['ID']['input'];
};


export type MutationundoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationunfollowTeamByPushArgs = {
  input: UnfollowByPushInput;
};


export type MutationunpublishPageArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationupdateApiKeyArgs = {
  id: Scalars['ID']['input'];
  input: UpdateApiKeyInput;
};


export type MutationupdateAppearanceArgs = {
  input: UpdateAppearanceInput;
};


export type MutationupdateBusinessArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBusinessInput;
};


export type MutationupdateByeArgs = {
  id: Scalars['ID']['input'];
  input: UpdateByeInput;
};


export type MutationupdateDivisionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDivisionInput;
};


export type MutationupdateGameArgs = {
  id: Scalars['ID']['input'];
  input: UpdateGameInput;
};


export type MutationupdateGameLinesArgs = {
  gameId: Scalars['ID']['input'];
  input: UpdateGameLinesInput;
};


export type MutationupdateGamePeriodArgs = {
  id: Scalars['ID']['input'];
  input: UpdateGamePeriodInput;
};


export type MutationupdateLeagueArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLeagueInput;
};


export type MutationupdateLinkArgs = {
  id: Scalars['ID']['input'];
  input: UpdateLinkInput;
};


export type MutationupdateOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


export type MutationupdatePlaySettingsArgs = {
  input: UpdatePlaySettingsInput;
  seasonLeagueId: Scalars['ID']['input'];
};


export type MutationupdatePlayerArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePlayerInput;
};


export type MutationupdatePlayerAttributeArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePlayerAttributeInput;
};


export type MutationupdateRosterEntryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRosterEntryInput;
};


export type MutationupdateScheduleArgs = {
  id: Scalars['ID']['input'];
  input: UpdateScheduleInput;
};


export type MutationupdateSeasonArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSeasonInput;
};


export type MutationupdateSeasonLeagueStatisticsArgs = {
  input: UpdateSeasonLeagueStatisticsInput;
  seasonLeagueId: Scalars['ID']['input'];
};


export type MutationupdateSeasonLeagueTeamArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSeasonLeagueTeamInput;
};


export type MutationupdateStandingsRulesArgs = {
  input: UpdateStandingsRulesInput;
  seasonLeagueId: Scalars['ID']['input'];
};


export type MutationupdateStatDefinitionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateStatDefinitionInput;
};


export type MutationupdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTeamInput;
};


export type MutationupdateThemeArgs = {
  input: UpdateThemeInput;
};


export type MutationupdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


export type MutationupdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWebhookInput;
};


export type MutationupdateWeekOffArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWeekOffInput;
};


export type MutationuploadPageImageArgs = {
  image?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationwithdrawIntegrityAcceptanceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationwithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationwithdrawPresenceArgs = {
  gameId: Scalars['ID']['input'];
  tab: Scalars['ID']['input'];
};

/** What came of adding a list of names. */
export type NameListPayload = {
  /** How many there were already and joined. */
  knownCount: Scalars['Int']['output'];
  /** What was done: 'Added 12 players to Rockets.' */
  message: Scalars['String']['output'];
  /** How many were made. */
  newCount: Scalars['Int']['output'];
  /** How many were in their place already. */
  presentCount: Scalars['Int']['output'];
  /** For `undo`, within ten minutes; null when nothing was added. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** What adding a line of a list of names does. */
export type NameVerdict =
  /** It cannot be added; nothing of the list is, until the line is put right. */
  | 'INVALID'
  /** The organization has one of this name: that one is added. */
  | 'KNOWN'
  /** Nothing of the organization has this name in any case: it is made. */
  | 'NEW'
  /** It is in its place already and stays as it is. */
  | 'PRESENT';

/** A player or a team of the organization that has the name of a line. */
export type Namesake = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is on the team, or plays in the league, that the list is for. */
  isHere: Scalars['Boolean']['output'];
  /** Its name as it is stored. */
  name: Scalars['String']['output'];
  /** Where it was put last: the team of a player, league and season of a team; null for nowhere. */
  place?: Maybe<Scalars['String']['output']>;
};

/** Which built-in entries the public navigation has. */
export type NavVariant =
  /** All pages of a league with marketing pages. */
  | 'MAIN'
  /** Home, players, schedule, standings. */
  | 'SIMPLE'
  /** The navigation of a youth centre. */
  | 'YOUTH';

/** What can be asked for by an id that is unique on the platform, whatever it is. */
export type Node = {
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
};

/** What opens a game for a scorekeeper without an account, and who that is. */
export type OpenScorekeepingInput = {
  /** The code, in any case, with or without dashes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The name under which everything is entered; at most 40 letters. */
  name: Scalars['String']['input'];
  /** What the link ends with; or give the code. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

/** A tenant: a sports organization with its site and its data. */
export type Organization = Node & {
  /** Accent colour, sRGB hex such as #1d4ed8. */
  accent: Scalars['String']['output'];
  /** The first active season: the latest start date, then the lowest id. Null when none is active. */
  activeSeason?: Maybe<Season>;
  /** Measurement id for page views at the request's host; null when none are counted there. */
  analyticsId?: Maybe<Scalars['String']['output']>;
  /** Businesses and leagues around, by name. Cost: 1, and 20 times what is selected of one. */
  businesses: Array<Business>;
  /** Byes with a date, stored ones and those that follow from published schedules, by date and team name. Cost: 1, and 20 times what is selected of one. */
  byes: Array<Bye>;
  /** What a team's captain is called: Captain, Coach. */
  captainLabel: Scalars['String']['output'];
  /** What visitors see otherwise than at the time of a cursor, so that a copy asks for differences alone. Without `after`: nothing, and the cursor of now; read everything after it, then go on from it. An older cursor than 89 days has the code GONE: read anew. What is reckoned (standings, totals, leaders) is not named; it follows from games and box scores. Cost: as an object, what is selected of nodes and edges `first` times. */
  changes: ChangePage;
  /** A league as it is in a season, or in the first active one when none is named; null without a league, an error for an unknown one and for one that is not played there. */
  currentSeasonLeague?: Maybe<SeasonLeague>;
  /** A team as it is in the first active season, or in the one that is named. An error for an unknown team, and one with the choices for a team that plays in no league there, or in several. */
  currentSeasonTeam: SeasonLeagueTeam;
  /** Address of its own site. */
  customPageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether it has a site of its own, to which listings link. */
  customSite: Scalars['Boolean']['output'];
  /** The games of a day by time and id, at most 200: their status, final scores, and with `liveScore` the running ones. Made to be subscribed to. Cost: 1, and 20 times what is selected of one. */
  dayScores: Array<Game>;
  /** A division by id; null when the organization has none with this id. */
  division?: Maybe<Division>;
  /** Its main host name. */
  domain?: Maybe<Scalars['String']['output']>;
  /** Host names that lead to its site, in lower case and without www, the main one first. */
  domains: Array<Scalars['String']['output']>;
  /** Address of its Facebook page. */
  facebookUrl?: Maybe<Scalars['String']['output']>;
  /** A game by id; null when the organization has none with this id. */
  game?: Maybe<Game>;
  /** Periods of games, visible and hidden, in order. Cost: 1, and 20 times what is selected of one. */
  gamePeriods: Array<GamePeriod>;
  /** Games by date, time and id. Cost: as an object, what is selected of nodes and edges `first` times. */
  games: GameConnection;
  /** What its home page shows. */
  homeVariant: HomeVariant;
  /** Positive integer, unique on the platform. */
  id: Scalars['ID']['output'];
  /** Address of its Instagram page. */
  instagramUrl?: Maybe<Scalars['String']['output']>;
  /** Language of what it writes itself, a BCP 47 tag. */
  language: Scalars['String']['output'];
  /** A leaderboard of any visible statistic; null for one that is not shown, and for an unknown season, league or division. Cost: as an object, what is selected of nodes and edges `first` times; 1000 more. */
  leaderboard?: Maybe<Leaderboard>;
  /** The first players of a season, or of a span of its days, by the total of a statistic; ties by last name, first name and id. Cost: 1, and `first` times what is selected of one; 1000 more with `from` or `to`. */
  leaders: Array<Leader>;
  /** A league by id; null when the organization has none with this id. */
  league?: Maybe<League>;
  /** All leagues: preferred venues first, then by weekday, then alphabetically. Cost: 1, and 20 times what is selected of one. */
  leagues: Array<League>;
  /** Its own navigation entries, by position: shown ones; for its administrators hidden ones too. Cost: 1, and 20 times what is selected of one. */
  links: Array<Link>;
  /** Whether All Listings may show it. */
  listed: Scalars['Boolean']['output'];
  /** Places where its games are played, by name. Cost: 1, and 40 times what is selected of one. */
  locations: Array<Location>;
  /** Address of its logo on the same host; null without one. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** The leaderboards of a season's main statistics, for basketball points, threes, rebounds and assists; without a season those of the first active one. None for an unknown season, league or division. Cost: 1, and 4 times what is selected of one, in which a list is `first` long. */
  mainLeaderboards: Array<MainLeaderboard>;
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** Whether visitors are told who corrected a game. */
  namesCorrectors: Scalars['Boolean']['output'];
  /** Which built-in entries its navigation has. */
  navVariant: NavVariant;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Its published page at a path, in any case; null when there is none. */
  page?: Maybe<Page>;
  /** What would speak against playing a game at a date, time and place: errors first, then warnings. For signed-in administrators of the organization, null for everybody else. Cost: 1, and 20 times what is selected of one. */
  placeFindings?: Maybe<Array<PlaceFinding>>;
  /** A player by id; null when the organization has none with this id. */
  player?: Maybe<Player>;
  /** Attributes of players, in order: visible ones; for its administrators hidden ones too. Cost: 1, and 20 times what is selected of one. */
  playerAttributes: Array<PlayerAttribute>;
  /** How players are named to whoever is not its signed-in administrator. */
  playerNames: PlayerNames;
  /** Players by last name, then first name. Cost: as an object, what is selected of nodes and edges `first` times. */
  players: PlayerConnection;
  /** Where its published pages stand, by title. Cost: 1, and 20 times what is selected of one. */
  publishedPages: Array<PageAddress>;
  /** Record lists. */
  records: Records;
  /** What rosters of its public team pages call the players. */
  rosterNames: RosterNames;
  /** Teams, players, games and pages by words of their names, in any order, with or without accents, and with typing errors from four letters on. Cost: as an object, what is selected of nodes and edges `first` times; 500 more with `text`. */
  search: SearchResults;
  /** A season by id; null when the organization has none with this id. */
  season?: Maybe<Season>;
  /** A league in a season; null when it is not played there. Without a season in the first active one, otherwise an error naming its seasons. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** A team as it is in a league of a season, by its id there; null when there is none. */
  seasonLeagueTeam?: Maybe<SeasonLeagueTeam>;
  /** Teams of a season league: by rank, those without one last, then by name. Cost: as an object, what is selected of nodes and edges `first` times. */
  seasonLeagueTeams: SeasonLeagueTeamConnection;
  /** Leagues in their seasons: latest season first, then by position. Cost: 1, and 20 times what is selected of one. */
  seasonLeagues: Array<SeasonLeague>;
  /** Seasons, latest start date first. Cost: 1, and 20 times what is selected of one. */
  seasons: Array<Season>;
  /** Settings for its administrators; null for everybody else. */
  settings?: Maybe<OrganizationSettings>;
  /** In which language its pages say everything else. */
  siteLanguage: SiteLanguage;
  /** First path segment of its pages on the platform host, in lower case. */
  slug: Scalars['String']['output'];
  /** The sports that the organization plays. Cost: 1, and 20 times what is selected of one. */
  sports: Array<Sport>;
  /** Standings of a season, of a league or a division in it. With a division the positions that the administrators gave decide. Cost: 1, and 40 times what is selected of one; 1000 more with `asOf`. */
  standings: Array<StandingsRow>;
  /** The games that `standings` with the same arguments follow from, and those that may yet change them. */
  standingsGames: StandingsGames;
  /** The same as tables of their own, one for each league (by its own rules) or division, in the order of the season. Cost: 1, and 10 times what is selected of one; 1000 more with `asOf`. */
  standingsTables: Array<StandingsTable>;
  /** Statistics, visible and hidden, in order. Cost: 1, and 30 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** The leaders of the first active season in its sport's main statistics: for basketball points, threes, rebounds, assists. Cost: 1, and 4 times what is selected of one, in which a list is `first` long. */
  statLeaders: Array<StatLeaders>;
  /** A team by id; null when the organization has none with this id. */
  team?: Maybe<Team>;
  /** Teams by name. Cost: as an object, what is selected of nodes and edges `first` times. */
  teams: TeamConnection;
  /** Colours of its site. */
  theme: Theme;
  /** IANA time zone in which dates and times of its games are meant. */
  timeZone: Scalars['String']['output'];
  /** Today's date in its time zone. */
  today: Scalars['Date']['output'];
  /** Its users by name, for callers who administer it; empty for everybody else. Cost: 1, and 20 times what is selected of one. */
  users: Array<User>;
  /** Venue names that league lists put first, in this order. */
  venueOrder: Array<Scalars['String']['output']>;
  /** Grows with each change of its settings: `expectedVersion` of an update. */
  version: Scalars['Int']['output'];
  /** Dates on which leagues do not play, by date. Cost: 1, and 20 times what is selected of one. */
  weeksOff: Array<WeekOff>;
  /** Address of its YouTube channel. */
  youtubeUrl?: Maybe<Scalars['String']['output']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationbusinessesArgs = {
  filter?: InputMaybe<BusinessFilter>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationbyesArgs = {
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationchangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationcurrentSeasonLeagueArgs = {
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationcurrentSeasonTeamArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  teamId: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationdayScoresArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationdivisionArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationgameArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationgamePeriodsArgs = {
  sportId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationgamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationleaderboardArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  leastGames?: InputMaybe<Scalars['Int']['input']>;
  per?: InputMaybe<LeaderboardValue>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  stat?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationleadersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  ifKept?: InputMaybe<Scalars['Boolean']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  stat: Scalars['String']['input'];
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationleagueArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationmainLeaderboardsArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  leastGames?: InputMaybe<Scalars['Int']['input']>;
  per?: InputMaybe<LeaderboardValue>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationpageArgs = {
  path: Scalars['String']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationplaceFindingsArgs = {
  place: GamePlaceInput;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationplayerArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationplayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PlayerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationsearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonLeagueArgs = {
  leagueId: Scalars['ID']['input'];
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonLeagueTeamArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonLeagueTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  seasonLeagueId: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonLeaguesArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationseasonsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationstandingsArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationstandingsGamesArgs = {
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationstandingsTablesArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  by?: InputMaybe<StandingsGroup>;
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationstatDefinitionsArgs = {
  sportId?: InputMaybe<Scalars['ID']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationstatLeadersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationteamArgs = {
  id: Scalars['ID']['input'];
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationteamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: a sports organization with its site and its data. */
export type OrganizationweeksOffArgs = {
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Settings of an organization that only its administrators see. */
export type OrganizationSettings = {
  /** Analytics measurement id by host name, as an object. */
  analyticsIds: Scalars['JSON']['output'];
  /** Whether page views below its slug on the platform host are left out. */
  analyticsSkipSlugPath: Scalars['Boolean']['output'];
  /** Slugs that it had before, whose addresses go on leading to its pages; the last one last. */
  formerSlugs: Array<Scalars['String']['output']>;
  /** Whether its owners may create, edit and delete its staff. */
  ownersManageStaff: Scalars['Boolean']['output'];
};

/** Everything else that the caller can act on: not signed in, not allowed, not found, too many tries. */
export type OtherRefusal = Refusal & {
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** As in `extensions.details` of the error; null for most. */
  details?: Maybe<Scalars['JSON']['output']>;
  /** The fields that it is about; mostly none. Cost: 1, and 20 times what is selected of one. */
  fields: Array<RefusedField>;
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
  /** In how many seconds to try again; null where that is of no use. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A page of the organization: its title and its blocks, as published. */
export type Page = {
  /** Its content, from top to bottom. Cost: 1, and 20 times what is selected of one. */
  blocks: Array<PageBlock>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Path below the organization's root; `home` stands on the home page. */
  path: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Where a published page stands, without its content. */
export type PageAddress = {
  /** Path below the organization's root; `home` stands on the home page. */
  path: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A part of a page. Which fields are there depends on its kind. */
export type PageBlock = {
  /** What a picture shows. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Heads of the columns of a table. */
  columns?: Maybe<Array<Scalars['String']['output']>>;
  /** Address to embed a video from. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  /** A picture's height in pixels; null of other sites' pictures. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Rich text as safe HTML; of TEXT blocks. */
  html?: Maybe<Scalars['String']['output']>;
  /** Entries of an accordion or of a list of locations. Cost: 1, and 20 times what is selected of one. */
  items?: Maybe<Array<PageItem>>;
  /** What it is. */
  kind: PageBlockKind;
  /** Level of a heading: 2 or 3. */
  level?: Maybe<Scalars['Int']['output']>;
  /** Rows of a table, each as long as `columns`. */
  rows?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** A picture's addresses with their widths, as `srcset` of HTML takes them; null where there is one size alone, as of other sites' pictures. */
  srcset?: Maybe<Scalars['String']['output']>;
  /** A heading's words, rich text as Markdown, or a caption. */
  text?: Maybe<Scalars['String']['output']>;
  /** Address of a picture, or of a video as people watch it. */
  url?: Maybe<Scalars['String']['output']>;
  /** A picture's width in pixels; null of other sites' pictures. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A part of a page. Fields that its kind does not use are ignored. */
export type PageBlockInput = {
  /** What a picture shows; required for pictures. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Heads of the columns of a table. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Entries of an accordion or of a list of locations. */
  items?: InputMaybe<Array<PageItemInput>>;
  /** What it is. */
  kind: PageBlockKind;
  /** Level of a heading: 2 (also when absent) or 3. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Rows of a table, each as long as `columns`. */
  rows?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
  /** A heading's words, rich text as Markdown, or a caption. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** A picture's address (an upload of the organization or https), or a YouTube address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What a block of a page is. */
export type PageBlockKind =
  /** Questions whose answers fold out. */
  | 'ACCORDION'
  /** A heading of level 2 or 3. */
  | 'HEADING'
  /** A picture. */
  | 'IMAGE'
  /** A list of places. */
  | 'LOCATIONS'
  /** A table with heads of columns. */
  | 'TABLE'
  /** Rich text. */
  | 'TEXT'
  /** An embedded video. */
  | 'VIDEO';

/** A picture that was taken in for pages. */
export type PageImage = {
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** Its address on the same host: `url` of an image block. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** Where a page lies within its list. */
export type PageInfo = {
  /** Cursor of the last node: `after` for the next page; null for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether nodes follow after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether nodes come before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first node; null for an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** One entry of an accordion or of a list of locations. */
export type PageItem = {
  /** `text` as safe HTML. */
  html: Scalars['String']['output'];
  /** The answer as Markdown, or the address. */
  text: Scalars['String']['output'];
  /** The question, or the name of the place. */
  title: Scalars['String']['output'];
  /** A map of the place. */
  url?: Maybe<Scalars['String']['output']>;
};

/** One entry of an accordion or of a list of locations. */
export type PageItemInput = {
  /** The answer as Markdown, or the address. */
  text: Scalars['String']['input'];
  /** The question, or the name of the place. */
  title: Scalars['String']['input'];
  /** Full http or https address of a map. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** One saved state of a page. */
export type PageRevision = {
  /** The content it had. Cost: 1, and 20 times what is selected of one. */
  blocks: Array<PageBlock>;
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Who saved it. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether visitors see this one. */
  published: Scalars['Boolean']['output'];
  /** The title it had. */
  title: Scalars['String']['output'];
};

/** What a link to choose a password is for. */
export type PasswordLink = {
  /** Until when it is good. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether it is an invitation; otherwise a password was forgotten. */
  isInvitation: Scalars['Boolean']['output'];
  /** Name of the organization; null for an account of the platform. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Name to sign in with. */
  username: Scalars['String']['output'];
};

/** The points that a side scored in one period. */
export type PeriodScore = {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The period. */
  period: GamePeriod;
  /** Points in this period alone. */
  score: Scalars['Int']['output'];
  /** Which state this is, never the same twice: a change names the one that it is based on. */
  version: Scalars['Int']['output'];
};

/** A period score that was left as it is, since it has changed after the caller had seen it. */
export type PeriodScoreConflict = {
  /** When it was stored; null when nobody knows. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who stored what is there. */
  changedBy: Scalars['String']['output'];
  /** Which period it is of. */
  period: GamePeriod;
  /** The score that the caller wanted; null: none. */
  score?: Maybe<Scalars['Int']['output']>;
  /** The score that is stored; null: none. */
  stored?: Maybe<Scalars['Int']['output']>;
  /** Whose score it is. */
  team: Team;
  /** Its version; 0 without one. */
  version: Scalars['Int']['output'];
};

/** One thing that speaks against playing a game at its date, time and place. */
export type PlaceFinding = {
  /** The bye that is in the way. */
  byeId?: Maybe<Scalars['ID']['output']>;
  /** What it is. */
  code: PlaceFindingCode;
  /** The other games that are in the way, earliest first. */
  gameIds: Array<Scalars['ID']['output']>;
  /** It in words: "Oct 6, 2025 is a week off: Holiday." */
  message: Scalars['String']['output'];
  /** How the schedule builder takes it. */
  severity: PlaceFindingSeverity;
  /** The team that it concerns; null for the game as a whole. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** The week off that is in the way. */
  weekOffId?: Maybe<Scalars['ID']['output']>;
};

/** What speaks against playing a game at its date, time and place. */
export type PlaceFindingCode =
  /** The place has no room for another game at that date and time. */
  | 'HALL_TAKEN'
  /** A team would play at the latest time of the day for the third time in a row, or more. */
  | 'LATE_AGAIN'
  /** It is more than 60 days before the season begins, or after it ends. */
  | 'OUTSIDE_SEASON'
  /** It is moved to a date that is past from one that is not. */
  | 'PAST_DATE'
  /** A team has an entered bye on that date. */
  | 'STORED_BYE'
  /** A team has another game at that date and time, in whatever league. */
  | 'TEAM_BUSY'
  /** A team cannot play at that time. */
  | 'TEAM_UNAVAILABLE'
  /** A team would have more than two games in a week of the schedule. */
  | 'WEEK_FULL'
  /** The league does not play on that date. */
  | 'WEEK_OFF';

/** How the schedule builder takes it. Games by hand are saved either way. */
export type PlaceFindingSeverity =
  /** The builder places no game there. */
  | 'ERROR'
  /** Possible, though not wanted. */
  | 'WARNING';

/** The rule that separates a row of the standings from the one above it (the first row: from the one below). */
export type PlacedBy =
  /** More wins away. */
  | 'AWAY_WINS'
  /** The position that the administrators gave it in its division. */
  | 'DIVISION_POSITION'
  /** The lot that was drawn. */
  | 'DRAWN_LOT'
  /** The better record in the games among the tied teams. */
  | 'HEAD_TO_HEAD'
  /** Fewer losses. */
  | 'LOSSES'
  /** The alphabet. */
  | 'NAME'
  /** More points that the league gives for results. */
  | 'POINTS'
  /** More points scored. */
  | 'POINTS_SCORED'
  /** The better difference of points, runs or sets for and against. */
  | 'POINT_DIFFERENCE'
  /** More wins. */
  | 'WINS'
  /** The higher win percentage, rounded to three decimals. */
  | 'WIN_PERCENTAGE';

/** Something that happened in a game, as it was entered at the table. */
export type Play = {
  /** Seconds left in the period. */
  clock?: Maybe<Scalars['Int']['output']>;
  /** The device on which that was; null for everybody but the organization's administrators and the game's scorekeepers. */
  device?: Maybe<Scalars['String']['output']>;
  /** A UUID, made by the device on which it was entered. */
  id: Scalars['ID']['output'];
  /** Whether it is taken away; a later revision may bring it back. */
  isDeleted: Scalars['Boolean']['output'];
  /** What happened. */
  kind: PlayKind;
  /** The play that it belongs to: an assist's shot, a rebound's miss, a free throw's foul. */
  linkedPlayId?: Maybe<Scalars['ID']['output']>;
  /** When it was entered, by the clock of the device. */
  madeAt: Scalars['DateTime']['output'];
  /** Who entered it, or changed it last; null for everybody but the organization's administrators and the game's scorekeepers. */
  madeBy?: Maybe<Scalars['String']['output']>;
  /** What was noted about it; null for those from whom the organization hides names of players. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who goes off in a substitution; the opponent who erred. */
  otherPlayer?: Maybe<Player>;
  /** The period in which it was. */
  period: GamePeriod;
  /** Whose play it was; null for the team alone. In a substitution who comes on. */
  player?: Maybe<Player>;
  /** How often it was entered or changed: 1, 2, 3 … */
  revision: Scalars['Int']['output'];
  /** Its place within the period. */
  sortOrder: Scalars['Float']['output'];
  /** Whose play it was. */
  team?: Maybe<Team>;
  /** Where on the court it was: 0 to 100 of its length, the attack going towards 100. */
  x?: Maybe<Scalars['Int']['output']>;
  /** Where on the court it was: 0 to 100 of its width. */
  y?: Maybe<Scalars['Int']['output']>;
};

/** A play of which nothing was written: another one stands there under its id and revision. */
export type PlayConflict = {
  /** The id that was sent. */
  id: Scalars['ID']['output'];
  /** The play as it is stored. */
  play: Play;
  /** The revision that was sent. */
  revision: Scalars['Int']['output'];
};

/** A play that was not written yet: another device entered the same within three seconds, or has begun or ended the same period. Send it again with isDuplicateConfirmed if it is another one. */
export type PlayDuplicate = {
  /** The id that was sent. */
  id: Scalars['ID']['output'];
  /** The play that the other device entered. */
  play: Play;
};

/** A play, whole, at one revision. */
export type PlayInput = {
  /** Seconds left in the period. */
  clock?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID, made by the device on which it was entered. */
  id: Scalars['ID']['input'];
  /** True takes it away. */
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for one that is not what another device entered at the same moment. */
  isDuplicateConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** What happened, of the kinds of the game's sport. */
  kind: PlayKind;
  /** The play that it belongs to: an assist's shot, a rebound's miss. */
  linkedPlayId?: InputMaybe<Scalars['ID']['input']>;
  /** When it was entered, by the device's clock. */
  madeAt: Scalars['DateTime']['input'];
  /** A note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who goes off in a substitution; the opponent who erred. */
  otherPlayerId?: InputMaybe<Scalars['ID']['input']>;
  /** The period, one of the sport's but the final. */
  periodId: Scalars['ID']['input'];
  /** Whose play it was, of the team's roster or with a line in this game; null for the team alone. */
  playerId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 for a new play, one more for each change of it. */
  revision: Scalars['Int']['input'];
  /** Its place within the period: one more than the last one has, or between its neighbours. */
  sortOrder: Scalars['Float']['input'];
  /** One of the two teams. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Where on the court: 0 to 100 of its length, the attack going towards 100. */
  x?: InputMaybe<Scalars['Int']['input']>;
  /** Where on the court: 0 to 100 of its width. */
  y?: InputMaybe<Scalars['Int']['input']>;
};

/** What happens in a play. Each sport has some of them. */
export type PlayKind =
  /** Ace, in tennis, volleyball. */
  | 'ACE'
  /** Assist, in basketball, volleyball. */
  | 'ASSIST'
  /** Block, in basketball. */
  | 'BLOCK'
  /** Block, in volleyball. */
  | 'BLOCK_POINT'
  /** Defensive rebound, in basketball. */
  | 'DEFENSIVE_REBOUND'
  /** Dig, in volleyball. */
  | 'DIG'
  /** Double, in baseball. */
  | 'DOUBLE'
  /** Double fault, in tennis. */
  | 'DOUBLE_FAULT'
  /** Game, in tennis. */
  | 'GAME_WON'
  /** Hit by pitch, in baseball. */
  | 'HIT_BY_PITCH'
  /** Home run, in baseball. */
  | 'HOME_RUN'
  /** Jump ball, in basketball. */
  | 'JUMP_BALL'
  /** Kill, in volleyball. */
  | 'KILL'
  /** Free throw made, in basketball. */
  | 'MADE_FREE_THROW'
  /** Three made, in basketball. */
  | 'MADE_THREE'
  /** Two made, in basketball. */
  | 'MADE_TWO'
  /** Free throw missed, in basketball. */
  | 'MISSED_FREE_THROW'
  /** Three missed, in basketball. */
  | 'MISSED_THREE'
  /** Two missed, in basketball. */
  | 'MISSED_TWO'
  /** Note, in basketball, baseball, tennis, volleyball. */
  | 'NOTE'
  /** Offensive foul, in basketball. */
  | 'OFFENSIVE_FOUL'
  /** Offensive rebound, in basketball. */
  | 'OFFENSIVE_REBOUND'
  /** Opponent's error, in volleyball. */
  | 'OPPONENT_ERROR'
  /** Out, in baseball. */
  | 'OUT'
  /** End of period, in basketball, baseball, tennis, volleyball. */
  | 'PERIOD_END'
  /** Start of period, in basketball, baseball, tennis, volleyball. */
  | 'PERIOD_START'
  /** Personal foul, in basketball. */
  | 'PERSONAL_FOUL'
  /** Point, in tennis, volleyball. */
  | 'POINT'
  /** Reached on error, in baseball. */
  | 'REACHED_ON_ERROR'
  /** Run, in baseball. */
  | 'RUN'
  /** Sacrifice, in baseball. */
  | 'SACRIFICE'
  /** Shooting foul, in basketball. */
  | 'SHOOTING_FOUL'
  /** Single, in baseball. */
  | 'SINGLE'
  /** Steal, in basketball. */
  | 'STEAL'
  /** Strikeout, in baseball. */
  | 'STRIKEOUT'
  /** Substitution, in basketball, baseball, volleyball. */
  | 'SUBSTITUTION'
  /** Technical foul, in basketball. */
  | 'TECHNICAL_FOUL'
  /** Timeout, in basketball, baseball, tennis, volleyball. */
  | 'TIMEOUT'
  /** Triple, in baseball. */
  | 'TRIPLE'
  /** Turnover, in basketball. */
  | 'TURNOVER'
  /** Unforced error, in tennis. */
  | 'UNFORCED_ERROR'
  /** Walk, in baseball. */
  | 'WALK'
  /** Winner, in tennis. */
  | 'WINNER';

/** What holds for the plays of a season league's games. */
export type PlaySettings = {
  /** Whether an assist counts on a free throw. */
  assistsOnFreeThrows: Scalars['Boolean']['output'];
  /** From which team foul of a period on the other side is in the bonus; null: never. */
  bonusFouls?: Maybe<Scalars['Int']['output']>;
  /** From which team foul of a period on the other side is in the double bonus; null: never. */
  doubleBonusFouls?: Maybe<Scalars['Int']['output']>;
  /** Minutes of a regular period; null where no time is kept. */
  periodMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether a player's technical foul is a personal foul. */
  technicalCountsAsPersonal: Scalars['Boolean']['output'];
};

/** A person; plays in teams by roster entries. */
export type Player = Node & {
  /** The organization's visible attributes in order, each with what it is for the player. Cost: 1, and 20 times what is selected of one. */
  attributes: Array<PlayerAttributeValue>;
  /** Points per game, free-throw percentage and three-pointers. */
  averages: PlayerAverages;
  /** About the player, plain text. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Highs, milestones and splits of all seasons. */
  career: PlayerCareer;
  /** First name, as the caller is shown it (see `Organization.playerNames`); may be empty when there is a last name. */
  firstName: Scalars['String']['output'];
  /** First and last name, as the caller is shown them. */
  fullName: Scalars['String']['output'];
  /** Games in which the player has values, newest first. Cost: as an object, what is selected of nodes and edges `first` times. */
  gameStats: PlayerGameStatConnection;
  /** The games in progress of the teams on whose roster the player is, in the game's season and league. Cost: 1, and 20 times what is selected of one. */
  gamesInProgress: Array<Game>;
  /** Whether another player has the same full name (trimmed, in any case): perhaps one person entered twice. False for whoever is not shown full names. */
  hasNamesake: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Address of the picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Number of the profile: that of the roster entry in the active season, otherwise the attribute Number. A season's views show `RosterEntry.shownJerseyNumber`. */
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  /** What people call the player, beside the name that the player is registered under: "Magic Johnson". Null when nobody says so, and for whoever is not shown full names. */
  knownAs?: Maybe<Scalars['String']['output']>;
  /** Last name, as the caller is shown it; may be empty when there is a first name. */
  lastName: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Position of the profile: that of the roster entry in the active season, otherwise the attribute Position. */
  position?: Maybe<Scalars['String']['output']>;
  /** The rosters that the player is on, latest season first. Cost: 1, and 20 times what is selected of one. */
  rosters: Array<RosterEntry>;
  /** Figures of one season with their places in the league; null without a game in it. */
  seasonFigures?: Maybe<PlayerSeasonFigures>;
  /** Totals by season, newest first. Cost: 1, and 20 times what is selected of one. */
  seasonStats: Array<PlayerSeasonStats>;
  /** Who supports the player. */
  sponsor?: Maybe<PlayerSponsor>;
  /** The teams that the player was on the roster of or played for, latest season first; within a season those whose roster the player is on come first. Cost: 1, and 20 times what is selected of one. */
  teamHistory: Array<TeamHistoryEntry>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Videos of the player, in order. Cost: 1, and 20 times what is selected of one. */
  videos: Array<PlayerVideo>;
};


/** A person; plays in teams by roster entries. */
export type PlayeraveragesArgs = {
  scope?: InputMaybe<StatScope>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person; plays in teams by roster entries. */
export type PlayergameStatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  counted?: Scalars['Boolean']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<StatScope>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person; plays in teams by roster entries. */
export type PlayerseasonFiguresArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** A fact about players that the organization defines, for instance "Number" or "Position". */
export type PlayerAttribute = Node & {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** What the fact is called. */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Its place among the attributes. */
  position: Scalars['Int']['output'];
  /** What its values are. */
  type: PlayerAttributeType;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Whether it is shown on players' profiles. */
  visible: Scalars['Boolean']['output'];
};

/** What an attribute's values are. */
export type PlayerAttributeType =
  /** A calendar date, YYYY-MM-DD. */
  | 'DATE'
  /** A number, written in digits. */
  | 'NUMBER'
  /** Any text. */
  | 'TEXT';

/** One of the organization's attributes, and what it is for a player. */
export type PlayerAttributeValue = {
  /** The attribute. */
  attribute: PlayerAttribute;
  /** The value's own id; null as long as there is none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** As entered, of the attribute's type; null when it is not known. */
  value?: Maybe<Scalars['String']['output']>;
};

/** What an attribute is for a player. The attribute is named by its id or by its name. */
export type PlayerAttributeValueInput = {
  /** The attribute's id. */
  attributeId?: InputMaybe<Scalars['ID']['input']>;
  /** The attribute's name, in any case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A value of its type; null or blank: not known. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a command on the list of attributes did. */
export type PlayerAttributesPayload = {
  /** All attributes in order, hidden ones too. Cost: 1, and 20 times what is selected of one. */
  attributes: Array<PlayerAttribute>;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** What a player does on average. */
export type PlayerAverages = {
  /** Free throws made by attempted, times 100, one decimal; 0 without an attempt. */
  freeThrowPercentage: Scalars['Float']['output'];
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** Points by games played, one decimal; 0 without a game. */
  pointsPerGame: Scalars['Float']['output'];
  /** Three-pointers made, in total. */
  threePointersMade: Scalars['Int']['output'];
};

/** What a player did in all seasons, in games of the sport of the player's last game. */
export type PlayerCareer = {
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** The most of each statistic in one game. Cost: 1, and 30 times what is selected of one. */
  highs: Array<PlayerHigh>;
  /** What was reached for the first time, newest first: a game with 10, 20, 30 … of one of the sport's main statistics, 100, 250, 500 … of it altogether, 50, 100, 250 … games. Cost: 1, and 40 times what is selected of one. */
  milestones: Array<PlayerMilestone>;
  /** All games in parts. */
  splits: PlayerSplits;
};

/** One page of a list of Player. */
export type PlayerConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<PlayerEdge>;
  /** The things on this page, in order. */
  nodes: Array<Player>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One Player and its place in a list. */
export type PlayerEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: Player;
};

/** What an erasure left. */
export type PlayerErasurePayload = {
  /** What was done; without the name. */
  message: Scalars['String']['output'];
  /** The player's id, which stays. */
  playerId: Scalars['ID']['output'];
};

/** What erasing a person would take away. None of it comes back. */
export type PlayerErasurePreview = {
  /** What goes, in phrases. */
  items: Array<Scalars['String']['output']>;
  /** What stays, and what this product cannot reach. */
  message: Scalars['String']['output'];
  /** The name that goes. */
  name: Scalars['String']['output'];
  /** The name under which games and statistics stay. */
  replacement: Scalars['String']['output'];
};

/** A statistic of a player's season, and its place among the players of the league. */
export type PlayerFigure = {
  /** The statistic. */
  definition: StatDefinition;
  /** Total by games played, one decimal. Of a percentage, a ratio, and what is per game, the value itself. */
  perGame: Scalars['Float']['output'];
  /** How many of a hundred of the players that have a place are left behind, 0 to 100. Null without a place. */
  percentile?: Maybe<Scalars['Int']['output']>;
  /** Place by `perGame`, from 1; equal values share one. Null for who has fewer than `leastGames` games, or of a percentage fewer attempts. */
  place?: Maybe<Scalars['Int']['output']>;
  /** Total; of a percentage or a ratio what follows from the totals. */
  total: Scalars['Float']['output'];
};

/** Which players a list has. Seasons, league and team are those of one and the same roster entry. */
export type PlayerFilter = {
  /** true: players on a roster of an active season. */
  activeSeasons?: InputMaybe<Scalars['Boolean']['input']>;
  /** Players on a roster of this league. */
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the full name, as the caller is shown it, in any case; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Players on a roster of this season. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Players on a roster of this team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** A player's values in one game. */
export type PlayerGameStat = {
  /** The game. */
  game: Game;
  /** Whether the player's team played at home. */
  home: Scalars['Boolean']['output'];
  /** The other team. */
  opponent: Team;
  /** Whether the player was in the starting line-up. */
  started: Scalars['Boolean']['output'];
  /** A value for every statistic of the sport, hidden ones too; percentages from 0 to 100, as in a box score. Cost: 1, and 30 times what is selected of one. */
  stats: Array<StatValue>;
  /** The team played for. */
  team: Team;
  /** One value per entry of the list's `statDefinitions`, in their order; null where nothing is recorded. Percentages from 0 to 100, one decimal. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** One page of a list of PlayerGameStat. */
export type PlayerGameStatConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<PlayerGameStatEdge>;
  /** The things on this page, in order. */
  nodes: Array<PlayerGameStat>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** Columns of the table: the visible statistics of the newest game on the page. A player of several sports has games with other ones. Cost: 1, and 20 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One PlayerGameStat and its place in a list. */
export type PlayerGameStatEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: PlayerGameStat;
};

/** The most that a player had of a statistic in one game. */
export type PlayerHigh = {
  /** Of which statistic. */
  definition: StatDefinition;
  /** In which game. */
  game: Game;
  /** Whether the player's team played at home. */
  home: Scalars['Boolean']['output'];
  /** The other team. */
  opponent: Team;
  /** The team played for. */
  team: Team;
  /** In how many games it was reached. `game` is the first. */
  times: Scalars['Int']['output'];
  /** How much it was. */
  value: Scalars['Float']['output'];
};

/** Players to put on the roster of a team, by their names. */
export type PlayerListInput = {
  /** Lines of a list as it was pasted, at most 200 with something on them. Blank ones are skipped. 'Ana Reyes', 'Reyes, Ana', or with a jersey number '12 Ana Reyes'. */
  lines: Array<Scalars['String']['input']>;
  /** The season-league team. */
  seasonLeagueTeamId: Scalars['ID']['input'];
};

/** Two lines of one game that cannot be one person's. */
export type PlayerMergeConflict = {
  /** The game. */
  gameId: Scalars['ID']['output'];
  /** What is in the way, and what to do. */
  message: Scalars['String']['output'];
};

/** What a merge did. */
export type PlayerMergePayload = {
  /** Ids of the players who are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** The player who stayed. */
  player: Player;
  /** For `undo`, within ten minutes. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** What merging players would do. Where two of them have a line in one game, a line without any value gives way, and lines of one team are joined when no statistic has a value in both; anything else is a conflict. */
export type PlayerMergePreview = {
  /** What stands in the way; empty when the merge can be done. Cost: 1, and 20 times what is selected of one. */
  conflicts: Array<PlayerMergeConflict>;
  /** Games whose lines are carried over. */
  gameCount: Scalars['Int']['output'];
  /** Of those the games in which several of them have a line, which become one. */
  joinedGameCount: Scalars['Int']['output'];
  /** The player who stays. */
  keep: Player;
  /** The players who would be gone. Cost: 1, and 20 times what is selected of one. */
  merged: Array<Player>;
  /** What is decided in favour of the player who stays, in sentences. */
  notes: Array<Scalars['String']['output']>;
};

/** Something that a player reached for the first time. */
export type PlayerMilestone = {
  /** Of which statistic; null for a number of games. */
  definition?: Maybe<StatDefinition>;
  /** In which game. */
  game: Game;
  /** Whether the player's team played at home. */
  home: Scalars['Boolean']['output'];
  /** What was reached. */
  kind: MilestoneKind;
  /** The other team. */
  opponent: Team;
  /** How much. */
  reached: Scalars['Int']['output'];
  /** The team played for. */
  team: Team;
};

/** How an organization names its players to whoever is not its signed-in administrator, in every interface. */
export type PlayerNames =
  /** First name and initial: Ana R. */
  | 'FIRST_INITIAL'
  /** First and last name. */
  | 'FULL'
  /** Initials: A. R. */
  | 'INITIALS'
  /** The number on the jersey: #7. */
  | 'NUMBER';

/** What deleting players would take with it. All of it returns when the deletion is undone. */
export type PlayerRemovalPreview = {
  /** Games whose box scores lose lines. */
  gameCount: Scalars['Int']['output'];
  /** All of it in a sentence. */
  message: Scalars['String']['output'];
  /** Names of the players. */
  names: Array<Scalars['String']['output']>;
  /** Roster entries. */
  rosterEntryCount: Scalars['Int']['output'];
};

/** A player's figures of one season, in the league where most of the games were played. */
export type PlayerSeasonFigures = {
  /** The league's visible statistics that are recorded of the player, in order. Cost: 1, and 30 times what is selected of one. */
  figures: Array<PlayerFigure>;
  /** Place by games played among all of the league's players; equal counts share one. */
  gamesPlace: Scalars['Int']['output'];
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** The most of each statistic in a game of the season. Cost: 1, and 30 times what is selected of one. */
  highs: Array<PlayerHigh>;
  /** Games that a player must have to be compared: half of the most that any of the league has, rounded up. */
  leastGames: Scalars['Int']['output'];
  /** How many players of the league have as many games. */
  rankedPlayers: Scalars['Int']['output'];
  /** The season. */
  season: Season;
  /** The league; null for games of none. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** The season's games in parts. */
  splits: PlayerSplits;
};

/** A player's totals of one season. */
export type PlayerSeasonStats = {
  /** Games with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** The same by games played, one decimal; percentages and ratios as they are. */
  perGame: Array<Maybe<Scalars['Float']['output']>>;
  /** The season; null for games of no season. */
  season?: Maybe<Season>;
  /** The visible statistics of the season's sport, in order. Cost: 1, and 30 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** The team played for; null when there were several. */
  team?: Maybe<Team>;
  /** Totals, one per entry of `statDefinitions`, in their order; percentages from sums. Null where nothing is recorded. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** A part of a player's games. */
export type PlayerSplit = {
  /** How many games it has. */
  gamesPlayed: Scalars['Int']['output'];
  /** Which part it is. */
  kind: SplitKind;
  /** Of a month: YYYY-MM. */
  month?: Maybe<Scalars['String']['output']>;
  /** The same by games, one decimal; percentages and ratios as they are. */
  perGame: Array<Maybe<Scalars['Float']['output']>>;
  /** Totals, one per entry of `statDefinitions`; percentages from sums. Null where nothing is recorded. */
  totals: Array<Maybe<Scalars['Float']['output']>>;
};

/** A player's games in parts. */
export type PlayerSplits = {
  /** The parts that have a game: all, the last five, home and away, wins and losses, and each month. Cost: 1, and 20 times what is selected of one. */
  rows: Array<PlayerSplit>;
  /** The visible statistics, in order. Cost: 1, and 30 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
};

/** Who supports a player; shown as a banner on the profile. */
export type PlayerSponsor = {
  /** Address of the banner's image; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** The sponsor's name. */
  name: Scalars['String']['output'];
  /** Where the banner leads; null when nowhere. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Who supports a player. */
export type PlayerSponsorInput = {
  /** Image of the banner, at most 5 MB; null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Where the banner leads; null: nowhere. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A video of a player. */
export type PlayerVideo = {
  /** Address under which it can be embedded; null unless it is on YouTube. */
  embedUrl?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Its title; may be empty. */
  title: Scalars['String']['output'];
  /** Its address, as entered. */
  url: Scalars['String']['output'];
};

/** A video of a player. */
export type PlayerVideoInput = {
  /** Title, at most 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Address of a YouTube video. */
  url: Scalars['String']['input'];
};

/** Points that a league gives for results. */
export type PointsRules = {
  /** For a game that was forfeited. */
  forfeitLoss: Scalars['Int']['output'];
  /** For a game that the other team forfeited. */
  forfeitWin: Scalars['Int']['output'];
  /** For a loss. */
  loss: Scalars['Int']['output'];
  /** For a tie. 0-0 is one once the game is final. */
  tie: Scalars['Int']['output'];
  /** For a win. */
  win: Scalars['Int']['output'];
};

/** Points that a league gives for results: whole numbers from -99 to 99, a win more than a loss, a tie not outside of the two. */
export type PointsRulesInput = {
  /** For a game that was forfeited. */
  forfeitLoss: Scalars['Int']['input'];
  /** For a game that the other team forfeited. */
  forfeitWin: Scalars['Int']['input'];
  /** For a loss. */
  loss: Scalars['Int']['input'];
  /** For a tie. 0-0 is one once the game is final. */
  tie: Scalars['Int']['input'];
  /** For a win. */
  win: Scalars['Int']['input'];
};

/** An administrator, or a scorekeeper without an account, who has a game open. */
export type Presence = {
  /** The tab: one person may have a game open twice. */
  id: Scalars['ID']['output'];
  /** Where in the game; null where that was not said. */
  place?: Maybe<Scalars['String']['output']>;
  /** When the tab said so last. */
  seenAt: Scalars['DateTime']['output'];
  /** Who it is. */
  username: Scalars['String']['output'];
};

/** What publishing a schedule did. */
export type PublishSchedulePayload = {
  /** Games that are new. */
  created: Scalars['Int']['output'];
  /** 'Full schedule generated!', and what was left out. */
  message: Scalars['String']['output'];
  /** Games that have not been played and are put elsewhere. */
  moved: Scalars['Int']['output'];
  /** Played games, which stay. */
  played: Scalars['Int']['output'];
  /** Games that had not been played and are gone. */
  removed: Scalars['Int']['output'];
  /** The schedule as it is now. */
  schedule: Schedule;
  /** Games that had not been played and stand in the new plan as they were. */
  unchanged: Scalars['Int']['output'];
  /** For `undo`, within ten minutes. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Where a browser takes push messages, as its PushSubscription says. Shown to nobody. */
export type PushSubscriptionInput = {
  /** Its key `auth`, base64url. */
  auth: Scalars['String']['input'];
  /** Its `endpoint`: a public host, over TLS. */
  endpoint: Scalars['String']['input'];
  /** Its key `p256dh`, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type Query = {
  /** Keys of the organization by name, then those that were revoked in the last 30 days. Owners and super administrators. Cost: 1, and 20 times what is selected of one. */
  apiKeys: Array<ApiKey>;
  /** Everybody whose changes the trail holds, by name. The organization's owners and super administrators. Cost: 1, and 20 times what is selected of one. */
  auditActors: Array<AuditActor>;
  /** Who changed what and when in the organization acted for, newest first. Its owners and super administrators. Cost: as an object, what is selected of nodes and edges `first` times. */
  auditTrail: AuditEntryConnection;
  /** What the form of a business offers to choose from. */
  businessOptions: BusinessOptions;
  /** Every cell of the schedule of a game, by date and time, with what would come of putting the game there. Admins only. Cost: 1, and 160 times what is selected of one. */
  cellsForGame: Array<ScheduleCellForGame>;
  /** What deleting this division would take along. Admins only. */
  divisionDeletionPreview: DeletionPreview;
  /** Players of the same full name (trimmed, in any case), by name. Admins only. Cost: 1, and 20 times what is selected of one. */
  duplicatePlayers: Array<DuplicatePlayers>;
  /** One page with its newest revision. Owners. */
  editablePage: EditablePage;
  /** All pages of the organization that the caller edits, by path. Owners. Cost: 1, and 20 times what is selected of one. */
  editablePages: Array<EditablePage>;
  /** All Listings: listed organizations that have a user other than super administrators, by name. Cost: 1, and 20 times what is selected of one. */
  listings: Array<Organization>;
  /** The signed-in user; null when nobody is. */
  me?: Maybe<CurrentUser>;
  /** The caller's own sessions, the one used last first. Whoever is signed in. Cost: 1, and 20 times what is selected of one. */
  mySessions: Array<UserSession>;
  /** A thing by its `nodeId`; null when there is none. */
  node?: Maybe<Node>;
  /** Things by their `nodeId`s, in this order; null in the place of one that there is not. */
  nodes: Array<Maybe<Node>>;
  /** The organization with this id, slug or domain; without any the signed-in user's or that of the request's host. Null when unknown. */
  organization?: Maybe<Organization>;
  /** An organization by id: listed ones, and those that the caller administers; null otherwise. */
  organizationById?: Maybe<Organization>;
  /** Organizations that the caller may list, by name: listed ones and the own one; all for super administrators. Cost: 1, and 20 times what is selected of one. */
  organizations: Array<Organization>;
  /** The newest hundred revisions of a page, newest first. Owners. Cost: 1, and 20 times what is selected of one. */
  pageRevisions: Array<PageRevision>;
  /** What `deletePlayers` would take with it. Admins only. */
  playerDeletionPreview: PlayerRemovalPreview;
  /** What `erasePlayer` would take away. Owners. */
  playerErasurePreview: PlayerErasurePreview;
  /** What `addPlayerList` would do, line by line; of one line also who has that name. Writes nothing. Admins only. Cost: 1, and 20 times what is selected of one. */
  playerListPreview: Array<ListedPlayer>;
  /** What `mergePlayers` would carry over, and what stands in its way. Admins only. */
  playerMergePreview: PlayerMergePreview;
  /** What blocks would look like, without saving them. Owners. Cost: 1, and 20 times what is selected of one. */
  previewPageBlocks: Array<PageBlock>;
  /** The public key of this installation by which browsers subscribe to push messages (VAPID), base64url. */
  pushKey: Scalars['String']['output'];
  /** How far the import of a roster has come. It is not under way when it is over, or when another process of the site does it. Admins only. */
  rosterImportProgress: SeasonImportProgress;
  /** A schedule by id; null when the organization has none with this id. Admins only. */
  schedule?: Maybe<Schedule>;
  /** A draft by id; null when the organization has none with this id. Admins only. */
  scheduleDraft?: Maybe<ScheduleDraft>;
  /** Whether a schedule is being generated, and how much of that is done. It is not under way when it is done, or when another process of the site does it. Admins only. */
  scheduleGenerationProgress: ScheduleGenerationProgress;
  /** Schedules by start and name. Admins only. Cost: 1, and 20 times what is selected of one. */
  schedules: Array<Schedule>;
  /** What the caller may enter by a link, without an account; null for everybody else, and once the link has ended or is revoked. */
  scorekeeping?: Maybe<Scorekeeping>;
  /** What deleting these seasons would take along. Admins only. */
  seasonDeletionPreview: DeletionPreview;
  /** How far an import has come. It is not under way when it is over, or when another process of the site does it. Admins only. */
  seasonImportProgress: SeasonImportProgress;
  /** What removing these leagues from a season would take along. Admins only. */
  seasonLeagueRemovalPreview: DeletionPreview;
  /** Whether this installation sends e-mail. Where it does not, links are handed over by hand. */
  sendsMail: Scalars['Boolean']['output'];
  /** All sports of the platform. Cost: 1, and 20 times what is selected of one. */
  sports: Array<Sport>;
  /** What `deleteStatDefinitions` would take along. Admins only. */
  statDefinitionDeletionPreview: StatDefinitionDeletionPreview;
  /** What `deleteTeams` would take with it. Admins only. */
  teamDeletionPreview: TeamRemovalPreview;
  /** What `addTeamList` would do, line by line; of one line also which teams have that name. Writes nothing. Admins only. Cost: 1, and 20 times what is selected of one. */
  teamListPreview: Array<ListedTeam>;
  /** What `removeTeamsFromLeague` would take with it. Admins only. */
  teamRemovalPreview: TeamRemovalPreview;
  /** What the caller can still take back, newest first. Admins only. Cost: 1, and 20 times what is selected of one. */
  undoableCommands: Array<UndoableCommand>;
  /** A user by id; null when missing. Admins only. */
  user?: Maybe<User>;
  /** Users by name: of the organization acted for; super administrators may ask for any one or for all. Admins only. Cost: 1, and 20 times what is selected of one. */
  users: Array<User>;
  /** What was or is to be delivered to a webhook, the latest first. Owners and super administrators. Cost: as an object, what is selected of nodes and edges `first` times. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** Addresses that are told of what happens in the organization acted for, the oldest first. Its owners and super administrators. Cost: 1, and 20 times what is selected of one. */
  webhooks: Array<Webhook>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryauditActorsArgs = {
  platform?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryauditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditTrailFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerycellsForGameArgs = {
  gameId: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerydivisionDeletionPreviewArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryeditablePageArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerynodeArgs = {
  nodeId: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerynodesArgs = {
  nodeIds: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryorganizationArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryorganizationByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerypageRevisionsArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryplayerDeletionPreviewArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryplayerErasurePreviewArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryplayerListPreviewArgs = {
  input: PlayerListInput;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryplayerMergePreviewArgs = {
  keepId: Scalars['ID']['input'];
  mergeIds: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerypreviewPageBlocksArgs = {
  blocks: Array<PageBlockInput>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryrosterImportProgressArgs = {
  key: Scalars['String']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryscheduleArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryscheduleDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryscheduleGenerationProgressArgs = {
  key: Scalars['String']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryschedulesArgs = {
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryseasonDeletionPreviewArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryseasonImportProgressArgs = {
  key: Scalars['String']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryseasonLeagueRemovalPreviewArgs = {
  leagueIds: Array<Scalars['ID']['input']>;
  seasonId: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerystatDefinitionDeletionPreviewArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryteamDeletionPreviewArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryteamListPreviewArgs = {
  input: TeamListInput;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryteamRemovalPreviewArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryuserArgs = {
  id: Scalars['ID']['input'];
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QueryusersArgs = {
  everywhere?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads: an organization with all that is public of it, and `me` for who is signed in. */
export type QuerywebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};

/** One thing that is so of a game, by its data alone. Which fields it has follows from `kind`; others are null. */
export type RecapFact = {
  /** The player's assists; null where they are not kept. */
  assists?: Maybe<Scalars['Int']['output']>;
  /** The away side's points then. */
  away?: Maybe<Scalars['Int']['output']>;
  /** Of a run: the points of the away side when it began. */
  awayFrom?: Maybe<Scalars['Int']['output']>;
  /** How many: overtimes, points of a run, games. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The statistic that it tells of. */
  definition?: Maybe<StatDefinition>;
  /** The home side's points at the moment, or in the period, that it tells of. */
  home?: Maybe<Scalars['Int']['output']>;
  /** Of a run: the points of the home side when it began. */
  homeFrom?: Maybe<Scalars['Int']['output']>;
  /** What it says. */
  kind: RecapFactKind;
  /** The period that it tells of. */
  period?: Maybe<GamePeriod>;
  /** The player that it tells of. */
  player?: Maybe<Player>;
  /** The player's points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** The player's rebounds; null where they are not kept. */
  rebounds?: Maybe<Scalars['Int']['output']>;
  /** Of records: wins and losses of the home side, then of the away side. */
  records?: Maybe<Array<Scalars['Int']['output']>>;
  /** Whom it is about: home or away. */
  side?: Maybe<Scalars['String']['output']>;
  /** The player's value of `definition`. */
  value?: Maybe<Scalars['Int']['output']>;
};

/** What a fact of a recap says. */
export type RecapFactKind =
  /** The side that won was ahead at the end of every period. */
  | 'AHEAD_THROUGHOUT'
  /** The side that won outscored the other in `period` by more than in any other: the points of that period. */
  | 'BEST_PERIOD'
  /** A player had more of a statistic than in any of all `count` earlier games that the organization keeps, of several seasons. */
  | 'CAREER_HIGH'
  /** The side won although it was behind by the most at the end of `period`: the score then. */
  | 'COMEBACK'
  /** The side won after `count` defeats in a row. */
  | 'ENDED_LOSING_STREAK'
  /** The side lost after `count` wins in a row. */
  | 'ENDED_WINNING_STREAK'
  /** A player had as much of a statistic as at most in all `count` earlier games that the organization keeps, of several seasons. */
  | 'EQUALS_CAREER_HIGH'
  /** A player had as much of a statistic as at most in `count` earlier games of the season. */
  | 'EQUALS_SEASON_HIGH'
  /** Nobody was ahead before the overtimes: the score then. */
  | 'LEVEL'
  /** The side's first scorer, with `points` and, where they are kept, `rebounds` and `assists`. */
  | 'LINE'
  /** The side has lost `count` games of the season in a row, this one included. */
  | 'LOSING_STREAK'
  /** In a sport that is not told by points: who of the side had the most (`value`) of `definition`, such as runs batted in. */
  | 'MOST'
  /** Games won and lost in the season by both sides after it. */
  | 'RECORDS'
  /** How it ended: the final scores, who won (`side`; null: nobody), and after how many overtimes (`count`). */
  | 'RESULT'
  /** The side that won scored `count` points while the other had none, and was ahead for good: from which score (`homeFrom`, `awayFrom`) to which. */
  | 'RUN'
  /** A player had more (`value`) of a statistic than in any of `count` earlier games of the season. */
  | 'SEASON_HIGH'
  /** A player with ten or more each of points, rebounds and assists. */
  | 'TRIPLE_DOUBLE'
  /** The side has won `count` games of the season in a row, this one included. */
  | 'WINNING_STREAK';

/** Record lists: of all time, unless a season is named or only active ones are asked for. */
export type Records = {
  /** Players by points. Cost: 1, and `first` times what is selected of one. */
  points: Array<Leader>;
  /** Teams by games won. Cost: 1, and `first` times what is selected of one. */
  teamWins: Array<TeamWins>;
  /** Players by three-pointers made. Cost: 1, and `first` times what is selected of one. */
  threes: Array<Leader>;
};


/** Record lists: of all time, unless a season is named or only active ones are asked for. */
export type RecordspointsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** Record lists: of all time, unless a season is named or only active ones are asked for. */
export type RecordsteamWinsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** Record lists: of all time, unless a season is named or only active ones are asked for. */
export type RecordsthreesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Why a mutation was refused, for whoever acts on it: its types say what by. */
export type Refusal = {
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
};

/** Well formed, but against a rule of the league. */
export type RefusedByRule = Refusal & {
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** What there is to choose from, where the rule leaves a choice. */
  details?: Maybe<Scalars['JSON']['output']>;
  /** The fields that the rule is about; none where it is about all of it. Cost: 1, and 2 times what is selected of one. */
  fields: Array<RefusedField>;
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
};

/** A field that a refusal names, and what is wrong with it. */
export type RefusedField = {
  /** Its name as the caller knows it: `name`, `sets.3.value`. */
  field: Scalars['String']['output'];
  /** What is wrong, and what would be right. */
  message: Scalars['String']['output'];
};

/** A browser whose push service has given it another address. */
export type RenewPushInput = {
  /** The `endpoint` before. */
  formerEndpoint: Scalars['String']['input'];
  /** The organization's id. */
  organizationId: Scalars['ID']['input'];
  /** Where messages go from now on. */
  subscription: PushSubscriptionInput;
};

/** A division's teams in a new order. */
export type ReorderDivisionTeamsInput = {
  /** The division. */
  divisionId: Scalars['ID']['input'];
  /** All its season-league teams, best seed first. */
  seasonLeagueTeamIds: Array<Scalars['ID']['input']>;
};

/** A season's leagues in a new order. */
export type ReorderSeasonLeaguesInput = {
  /** The ids of all its leagues, first to last. */
  leagueIds: Array<Scalars['ID']['input']>;
  /** The season. */
  seasonId: Scalars['ID']['input'];
};

/** What was said of a game before it was rescheduled within the last seven days. What did not change is null. */
export type Rescheduling = {
  /** When it was changed last. */
  at: Scalars['DateTime']['output'];
  /** The former date, where it was another one. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The former place and court, where they were others. */
  location?: Maybe<Scalars['String']['output']>;
  /** The former status, where it was postponed or cancelled, or is now. */
  status?: Maybe<GameStatus>;
  /** The former time, where it was another one. */
  time?: Maybe<Scalars['Time']['output']>;
};

/** A key that was revoked. */
export type RevokeApiKeyPayload = {
  /** The key as it is now. */
  apiKey: ApiKey;
};

/** What revoking a link did. */
export type RevokeScorekeeperLinkPayload = {
  /** The link as it is now. */
  link: ScorekeeperLink;
  /** For `undo`, within ten minutes; null when it was revoked before. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Which of our columns a column of a roster is, where its name does not say so. */
export type RosterColumnInput = {
  /** The name in the heading of the file, in any case. */
  column: Scalars['String']['input'];
  /** The name that the import knows the column by; null leaves the column out. */
  field?: InputMaybe<Scalars['String']['input']>;
};

/** A player on a team in one season league. */
export type RosterEntry = Node & {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Number on the jersey, as written for this season; null when it was not. Screens show `shownJerseyNumber`. */
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** The player. */
  player: Player;
  /** Position in the team, for instance "PG", as written for this season. Screens show `shownPosition`. */
  position?: Maybe<Scalars['String']['output']>;
  /** Others of the team who are shown with the same number: worth a warning, never refused. Cost: 1, and 20 times what is selected of one. */
  sameNumber: Array<Player>;
  /** The team in its season league. */
  seasonLeagueTeam: SeasonLeagueTeam;
  /** Number that the player is shown with in this season: that of `jerseyNumber`, otherwise the player's attribute Number. */
  shownJerseyNumber?: Maybe<Scalars['String']['output']>;
  /** Position that the player is shown with in this season: that of `position`, otherwise the player's attribute Position. */
  shownPosition?: Maybe<Scalars['String']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** What a line of a roster changes of a player who is there, or says of a new one. */
export type RosterImportChange = {
  /** What the file says. */
  after?: Maybe<Scalars['String']['output']>;
  /** What was there; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** The column. */
  field: Scalars['String']['output'];
};

/** What comes of a line of a roster. */
export type RosterImportLine = {
  /** Further changes; of a player of several lines, values of attributes come with the first. Cost: 1, and 20 times what is selected of one. */
  changes: Array<RosterImportChange>;
  /** Whether the player was not on this team's roster. */
  isAdded: Scalars['Boolean']['output'];
  /** Whether nobody in the organization was this player. */
  isNewPlayer: Scalars['Boolean']['output'];
  /** From 1, which is the heading. */
  line: Scalars['Int']['output'];
  /** The player's name, of a known player as it is stored. */
  player: Scalars['String']['output'];
  /** The name of the team. */
  team: Scalars['String']['output'];
};

/** Lines of a roster, at most 1,000 of them. */
export type RosterImportLineList = {
  /** In the order of the file; lines with problems are left out. Cost: 1, and 20 times what is selected of one. */
  items: Array<RosterImportLine>;
  /** How many there are beyond `items`. */
  more: Scalars['Int']['output'];
};

/** What importing a roster would do, with the start of its file. Nothing is written. */
export type RosterImportPreview = {
  /** The file's heading; empty when it cannot be read. Cost: 1, and 20 times what is selected of one. */
  columns: Array<ImportColumn>;
  /** What its columns may be. Cost: 1, and 20 times what is selected of one. */
  fields: Array<ImportField>;
  /** What would be done. */
  report: RosterImportReport;
  /** The first five lines of the file below the heading, cell by cell. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** What an import of a roster did, or would do: all of it, or nothing and a list of what is wrong. */
export type RosterImportReport = {
  /** Players who are added to a roster, new ones too. */
  addedCount: Scalars['Int']['output'];
  /** Lines of players who are on the roster already and of whom something changes. */
  changedCount: Scalars['Int']['output'];
  /** Whether it was written: not in a preview, and not when anything was wrong. */
  done: Scalars['Boolean']['output'];
  /** Lines that were read, without the heading. */
  lineCount: Scalars['Int']['output'];
  /** Line by line. */
  lines: RosterImportLineList;
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** Players whom the organization does not have yet. */
  newPlayerCount: Scalars['Int']['output'];
  /** Teams that the season league does not have yet. Cost: 1, and 20 times what is selected of one. */
  newTeams: Array<RosterImportTeam>;
  /** What has to be put right first. */
  problems: ImportNoteList;
  /** Different teams among them. */
  teamCount: Scalars['Int']['output'];
  /** Lines that change nothing. */
  unchangedCount: Scalars['Int']['output'];
  /** For `undo`, within ten minutes; null when nothing was changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** Values of attributes that change, those of new players too. */
  valueCount: Scalars['Int']['output'];
  /** What is imported as it stands and deserves a look; empty while there are problems. */
  warnings: ImportNoteList;
};

/** A team that the season league does not have yet. */
export type RosterImportTeam = {
  /** Whether the organization has the team already, so that it only joins the league; otherwise it is made. */
  isKnown: Scalars['Boolean']['output'];
  /** The first line that names it. */
  line: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What the roster of a public team page calls its players. */
export type RosterNames =
  /** First names, with as much of the last one as tells namesakes apart. */
  | 'FIRST'
  /** The whole name, as visitors are shown it. */
  | 'FULL';

/** A new draft of a page. */
export type SavePageInput = {
  /** Its whole content. */
  blocks: Array<PageBlockInput>;
  /** The version that the draft is based on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Path; absent: as it is. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Its title. */
  title: Scalars['String']['input'];
};

/** Scores of a game by team and period: at most 200. */
export type SavePeriodScoresInput = {
  /** The scores, at most one for a team and period. */
  scores: Array<SetPeriodScoreInput>;
};

/** What became of the period scores that were sent. */
export type SavePeriodScoresPayload = {
  /** What was left as it is, since somebody else was faster. Cost: 1, and 20 times what is selected of one. */
  conflicts: Array<PeriodScoreConflict>;
  /** The game as it is now. */
  game: Game;
  /** For `undo`, within ten minutes; null when nothing was stored. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Plays of a game, in the order in which they were entered. */
export type SavePlaysInput = {
  /** The device's name for itself, at most 100 characters. */
  device: Scalars['String']['input'];
  /** 1 to 100 plays. */
  plays: Array<PlayInput>;
};

/** What became of plays that were sent. */
export type SavePlaysPayload = {
  /** What was not written, since something else stands there. Cost: 1, and 20 times what is selected of one. */
  conflicts: Array<PlayConflict>;
  /** The game as it is now. */
  game: Game;
  /** Every play that was sent and is stored, as it is now. Cost: 1, and 20 times what is selected of one. */
  plays: Array<Play>;
  /** What was not written yet, since another device may have been faster. What is linked to it waits, too, and is in none of the lists: send it again. Cost: 1, and 20 times what is selected of one. */
  possibleDuplicates: Array<PlayDuplicate>;
};

/** Values of players in a game: at most 2000. */
export type SaveStatisticsInput = {
  /** What is added, after the values are stored. */
  adds?: InputMaybe<Array<AddStatisticInput>>;
  /** The highest version among the values that sets names, as the caller saw them together: when one of them has changed since, to another value than is wanted, nothing is stored. Absent: each goes by its own version. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Values to store, at most one for a cell. */
  sets?: InputMaybe<Array<SetStatisticInput>>;
};

/** What became of the values that were sent. */
export type SaveStatisticsPayload = {
  /** Every cell that was named, as it is stored now. Cost: 1, and 20 times what is selected of one. */
  cells: Array<StatisticCell>;
  /** What was left as it is, since somebody else was faster. Cost: 1, and 20 times what is selected of one. */
  conflicts: Array<StatisticConflict>;
  /** The game as it is now. */
  game: Game;
  /** For `undo`, within ten minutes; null when nothing was stored. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** The highest version among the values that were named: what `expectedVersion` of a later save of these takes. Of other values it says nothing. */
  version: Scalars['Int']['output'];
};

/** The plan of a season league that games are generated from: its weeks, days and times. Admins only. */
export type Schedule = {
  /** Its drafts, the latest first; at most five. Cost: 1, and 20 times what is selected of one. */
  drafts: Array<ScheduleDraft>;
  /** How many games it has. */
  gameCount: Scalars['Int']['output'];
  /** Its teams grouped by their number of games, the fewest first. Cost: 1, and 20 times what is selected of one. */
  gameCounts: Array<ScheduleGameCount>;
  /** Weekdays on which games are played, by their English names, Sunday first; none: the start date's. */
  gameDays: Array<Scalars['String']['output']>;
  /** Cells in which no game of it stands since another one holds them, made by hand or of another schedule or league; each with that game. Neither generating nor moving puts a game there. Cost: 1, and 20 times what is selected of one. */
  heldCells: Array<ScheduleCell>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Halls in which it cannot play, by the first date: neither generating, repairing nor moving places a game there. Cost: 1, and 20 times what is selected of one. */
  lostHalls: Array<LostHall>;
  /** For instance "Regular season". */
  name: Scalars['String']['output'];
  /** How many weeks are played, weeks off among them. */
  numWeeks: Scalars['Int']['output'];
  /** What stands in the way of generating it as it is now: what makes it impossible, or worse than it could be. The worst comes first. Cost: 1, and 20 times what is selected of one. */
  obstacles: Array<ScheduleObstacleNote>;
  /** Games of it that are in none of its weeks, by date: it became shorter, or begins on another day. They can be moved to a free cell, or deleted. Cost: 1, and 20 times what is selected of one. */
  outsideGames: Array<Game>;
  /** How many of them have been played, if only in part: these stay when it is generated anew or deleted, all others go. */
  playedGameCount: Scalars['Int']['output'];
  /** When its games were last written; null for never. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether every week has the same time slots; otherwise each week has its own. */
  sameSlot: Scalars['Boolean']['output'];
  /** The season league that it is for. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** Week 0 begins on this date; week i covers the seven days from 7i days later. */
  startDate: Scalars['Date']['output'];
  /** Those of every week (`sameSlot`) and those of single weeks (otherwise), each by position. Kept also while they do not count. Cost: 1, and 20 times what is selected of one. */
  timeSlots: Array<ScheduleTimeSlot>;
  /** The times of every week, from `timeSlots`. */
  times: Array<Scalars['Time']['output']>;
  /** Where a mutation answers the schedule: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** One week of it; null when it has no such week. */
  week?: Maybe<ScheduleWeek>;
  /** The game days of each week in order, weeks off among them. */
  weeklyDates: Array<Array<Scalars['Date']['output']>>;
  /** The times of single weeks, from `timeSlots`: a list for each week, or none at all. */
  weeklyTimes: Array<Array<Scalars['Time']['output']>>;
  /** The week table. Cost: 1, and 20 times what is selected of one. */
  weeks: Array<ScheduleWeek>;
};


/** The plan of a season league that games are generated from: its weeks, days and times. Admins only. */
export type ScheduleweekArgs = {
  index: Scalars['Int']['input'];
};

/** One court at one date and time: room for one game. */
export type ScheduleCell = {
  /** The court within the hall; null where none is said. */
  court?: Maybe<Scalars['String']['output']>;
  /** Calendar date in the organization's time zone. */
  date: Scalars['Date']['output'];
  /** The game in it; null when it is free. */
  game?: Maybe<Game>;
  /** The hall; null where none is said. */
  location?: Maybe<Scalars['String']['output']>;
  /** Time of day in the organization's time zone. */
  time: Scalars['Time']['output'];
  /** The week that its date belongs to, from 0. */
  weekIndex: Scalars['Int']['output'];
};

/** A cell of a schedule, and what would come of putting a game there. */
export type ScheduleCellForGame = {
  /** What would become worse for teams, though nothing speaks against it; it takes no reason. Cost: 1, and 2 times what is selected of one. */
  consequences: Array<ScheduleConsequence>;
  /** The court within the hall; null where none is said. */
  court?: Maybe<Scalars['String']['output']>;
  /** Calendar date in the organization's time zone. */
  date: Scalars['Date']['output'];
  /** What is never broken, and would be. Cost: 1, and 2 times what is selected of one. */
  errors: Array<PlaceFinding>;
  /** Whether it can be put there: no played game is concerned, and there are no errors. */
  fits: Scalars['Boolean']['output'];
  /** The hall; null where none is said. */
  location?: Maybe<Scalars['String']['output']>;
  /** The game that is there, itself where it stands; the matchups of the two would change places. */
  occupant?: Maybe<Game>;
  /** Why it cannot be put there at all: a game has been played. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Time of day in the organization's time zone. */
  time: Scalars['Time']['output'];
  /** What is not wanted, though possible: it takes a reason. Cost: 1, and 2 times what is selected of one. */
  warnings: Array<PlaceFinding>;
  /** The week that its date belongs to, from 0. */
  weekIndex: Scalars['Int']['output'];
};

/** One thing that becomes worse for a team when games of a schedule change places. */
export type ScheduleConsequence = {
  /** What it is. */
  code: ScheduleConsequenceCode;
  /** Whom a rematch is against; null for all else. */
  opponent?: Maybe<Team>;
  /** The team; of a rematch the one at home. */
  team: Team;
  /** How many weeks it spans: byes in a row two or more; a rematch two, or one within a week; else one. */
  weekCount: Scalars['Int']['output'];
  /** The week, from 0, or the first of several. */
  weekIndex: Scalars['Int']['output'];
};

/** What becomes worse for a team when games of a schedule change places. It needs no reason. */
export type ScheduleConsequenceCode =
  /** It has no game in a week any more. */
  | 'BYE'
  /** Such a week makes or lengthens a row of weeks without a game. */
  | 'BYES_IN_A_ROW'
  /** It has a second game in a week. */
  | 'DOUBLE_HEADER'
  /** It meets an opponent again, within the week or in the one beside it. */
  | 'REMATCH';

/** A date on which a schedule plays. */
export type ScheduleDate = {
  /** Its cells by time; none on a week off. Cost: 1, and 8 times what is selected of one. */
  cells: Array<ScheduleCell>;
  /** The date. */
  date: Scalars['Date']['output'];
  /** Games of the schedule on this date that stand in none of its cells: moved by hand, or made for slots that are gone. Cost: 1, and 1 times what is selected of one. */
  otherGames: Array<Game>;
  /** Why nothing is played on it; null where games are. */
  weekOff?: Maybe<WeekOff>;
};

/** A generated plan that is not published: its games are no games yet. Admins only. */
export type ScheduleDraft = {
  /** How good it is, and how good it could be, in the order in which it is wanted. Cost: 1, and 8 times what is selected of one. */
  certificate: Array<ScheduleQualityFigure>;
  /** What of it another draft of the schedule has otherwise. */
  comparison: ScheduleDraftComparison;
  /** When it was generated. */
  createdAt: Scalars['DateTime']['output'];
  /** What each team gets, games that stay included. Cost: 1, and 20 times what is selected of one. */
  fairness: Array<ScheduleFairness>;
  /** Its games by date, time and place; played ones stay beside them. Cost: 1, and 20 times what is selected of one. */
  games: Array<ScheduleDraftGame>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether it repairs the schedule, so that games are put elsewhere and stay the same ones. */
  isRepair: Scalars['Boolean']['output'];
  /** Of a repair the halls that it was told of: once it is published, the schedule has lost them. Cost: 1, and 20 times what is selected of one. */
  lostHalls: Array<LostHall>;
  /** What was left out, or is worse than it could be. Cost: 1, and 5 times what is selected of one. */
  obstacles: Array<ScheduleObstacleNote>;
  /** Games of the schedule that have been played, and stay. Cost: 1, and 20 times what is selected of one. */
  playedGames: Array<Game>;
  /** Games of the schedule that publishing removes. Cost: 1, and 20 times what is selected of one. */
  removedGames: Array<Game>;
  /** What it changes, if it is a repair. */
  repair?: Maybe<ScheduleRepair>;
  /** The schedule that it is for. */
  schedule?: Maybe<Schedule>;
  /** What it was generated with: the same number gives the same plan, another one another. */
  seed: Scalars['Int']['output'];
  /** What has changed since it was made, so that it can no longer be published; none while it can. */
  staleBecause: Array<Scalars['String']['output']>;
  /** What publishing does to each team of the league. Cost: 1, and 20 times what is selected of one. */
  teams: Array<ScheduleDraftTeam>;
  /** Who rests and who plays twice in each week once it is published, by the rule of the week table. Cost: 1, and 20 times what is selected of one. */
  weeks: Array<ScheduleDraftWeek>;
};


/** A generated plan that is not published: its games are no games yet. Admins only. */
export type ScheduleDraftcomparisonArgs = {
  withId: Scalars['ID']['input'];
};

/** What of two drafts differs; how good each is stands in their certificates. */
export type ScheduleDraftComparison = {
  /** Games of this draft alone. Cost: 1, and 20 times what is selected of one. */
  onlyHere: Array<ScheduleDraftGame>;
  /** Games of the other one alone. Cost: 1, and 20 times what is selected of one. */
  onlyThere: Array<ScheduleDraftGame>;
  /** Games that both have, at the same date, time and place. */
  sameGames: Scalars['Int']['output'];
};

/** A game as a draft would have it. */
export type ScheduleDraftGame = {
  /** The visiting team. */
  awayTeam: Team;
  /** The court within the hall; null where none is said. */
  court?: Maybe<Scalars['String']['output']>;
  /** Calendar date in the organization's time zone. */
  date: Scalars['Date']['output'];
  /** The team that plays at home. */
  homeTeam: Team;
  /** Whether the schedule has this very game already; then it stays the same game. */
  isUnchanged: Scalars['Boolean']['output'];
  /** The hall; null where none is said. */
  location?: Maybe<Scalars['String']['output']>;
  /** Of a repair the game that is put elsewhere, as it is now; null for one that is new or stays. */
  movedFrom?: Maybe<Game>;
  /** Time of day in the organization's time zone. */
  time: Scalars['Time']['output'];
  /** The week that its date belongs to, from 0. */
  weekIndex: Scalars['Int']['output'];
};

/** What publishing a draft would do to one team's games in the schedule. */
export type ScheduleDraftTeam = {
  /** Games that are new. */
  created: Scalars['Int']['output'];
  /** Games to come that are put elsewhere. */
  moved: Scalars['Int']['output'];
  /** Played games, which stay. */
  played: Scalars['Int']['output'];
  /** Games to come that go. */
  removed: Scalars['Int']['output'];
  /** The team. */
  team: Team;
  /** Games to come that stand in the draft as they are. */
  unchanged: Scalars['Int']['output'];
};

/** Who rests in a week of a schedule and who plays twice, once a draft is published. */
export type ScheduleDraftWeek = {
  /** Teams without a game in it, by name. Cost: 1, and 20 times what is selected of one. */
  byes: Array<Team>;
  /** Teams with two games of the schedule in it, by name. Cost: 1, and 20 times what is selected of one. */
  doubleHeaders: Array<Team>;
  /** From 0. */
  index: Scalars['Int']['output'];
};

/** What a team gets by a schedule, games that stay included. */
export type ScheduleFairness = {
  /** Games away. */
  away: Scalars['Int']['output'];
  /** Weeks without a game right after a week without a game. */
  backToBackByes: Scalars['Int']['output'];
  /** Weeks in which it could play, and does not. */
  byes: Scalars['Int']['output'];
  /** Weeks with two games. */
  doubleHeaders: Scalars['Int']['output'];
  /** Games. */
  games: Scalars['Int']['output'];
  /** Games at home. */
  home: Scalars['Int']['output'];
  /** Whom it meets how often; those that it never meets are missing. Cost: 1, and 10 times what is selected of one. */
  opponents: Array<ScheduleOpponent>;
  /** The team. */
  team: Team;
  /** Games by time of day, the earliest first. Cost: 1, and 4 times what is selected of one. */
  times: Array<ScheduleTimeShare>;
};

/** Teams with equally many games in a schedule. */
export type ScheduleGameCount = {
  /** How many games each of them has. */
  games: Scalars['Int']['output'];
  /** The teams, by name. Cost: 1, and 20 times what is selected of one. */
  teams: Array<Team>;
};

/** Whether a schedule is being generated, and how much of that is done. */
export type ScheduleGenerationProgress = {
  /** How much of it is done, from 0 to 1, by what its steps usually take; null while nothing is known. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Since when; null when it is not under way. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is under way in this process. */
  underWay: Scalars['Boolean']['output'];
};

/** A hall in which a schedule cannot play. */
export type ScheduleLostHallInput = {
  /** On this date alone; absent: on every date from `from` on. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The first date, where `date` is absent; default: today. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The hall: one of the organization's places by its name. */
  location: Scalars['String']['input'];
};

/** Why something could not be scheduled, or is worse than it could be. */
export type ScheduleObstacleNote = {
  /** A sentence that an administrator can act on. */
  message: Scalars['String']['output'];
  /** What comes of it. */
  severity: ScheduleObstacleSeverity;
  /** Whom it concerns, if it is one team. */
  team?: Maybe<Team>;
};

/** What comes of an obstacle to a schedule. */
export type ScheduleObstacleSeverity =
  /** The team has no games. */
  | 'LEFT_OUT'
  /** Nothing can be generated. */
  | 'REFUSED'
  /** It is worse than it could be. */
  | 'WARNING';

/** How often a team meets another one. */
export type ScheduleOpponent = {
  /** Games against it. */
  games: Scalars['Int']['output'];
  /** The other team. */
  team: Team;
};

/** How good a schedule is in one respect, and how good it could be. Less is better. */
export type ScheduleQualityFigure = {
  /** No schedule that is as good in the respects before this one has a smaller value. */
  bound: Scalars['Float']['output'];
  /** The respect. */
  name: ScheduleQualityName;
  /** Why it cannot be less than the bound. */
  reason: Scalars['String']['output'];
  /** How it is. */
  value: Scalars['Float']['output'];
};

/** What is wanted of a schedule, in the order in which it is wanted. */
export type ScheduleQualityName =
  /** Byes right after a bye. */
  | 'BACK_TO_BACK_BYES'
  /** How unequal they are in their number of byes. */
  | 'BYES'
  /** How unequal they are in their weeks with two games. */
  | 'DOUBLE_HEADERS'
  /** How unequal the teams are in their number of games. */
  | 'GAMES'
  /** How far games at home and away differ, summed over the teams. */
  | 'HOME_AWAY'
  /** How often pairs meet more often than they need to. */
  | 'REPEATS'
  /** How soon pairs meet again. */
  | 'REPEAT_DISTANCE'
  /** How unequally times of day are shared. */
  | 'TIMES';

/** What a repair changes of the games to come, counted when it was made; one that was postponed counts as moved. */
export type ScheduleRepair = {
  /** Games that are new. */
  added: Scalars['Int']['output'];
  /** Whether it is proven that no repair gives up fewer games, or moves fewer of those that it keeps. Otherwise the search ended before it had tried every way. */
  isFewest: Scalars['Boolean']['output'];
  /** Games that are put elsewhere. */
  moved: Scalars['Int']['output'];
  /** Games that go. */
  removed: Scalars['Int']['output'];
};

/** How often a team plays at a time of day. */
export type ScheduleTimeShare = {
  /** Games that begin then. */
  games: Scalars['Int']['output'];
  /** The time of day. */
  time: Scalars['Time']['output'];
};

/** A time at which a schedule can place a game; the same time twice is two courts. */
export type ScheduleTimeSlot = {
  /** The court within the hall; null where none is said. */
  court?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The hall; null where none is said. */
  location?: Maybe<Scalars['String']['output']>;
  /** When games begin. */
  time: Scalars['Time']['output'];
  /** The week that has it, from 0; null: every week. */
  weekIndex?: Maybe<Scalars['Int']['output']>;
};

/** A time at which a schedule can place a game. */
export type ScheduleTimeSlotInput = {
  /** The court within the hall, at most 50 characters. */
  court?: InputMaybe<Scalars['String']['input']>;
  /** The hall, at most 200 characters: one of the organization's places by its name, or a new one. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** When games begin. The same time twice is two courts. */
  time: Scalars['Time']['input'];
  /** The week that has it, from 0; absent: every week. */
  weekIndex?: InputMaybe<Scalars['Int']['input']>;
};

/** Seven days of a schedule. */
export type ScheduleWeek = {
  /** Teams without a game in this week, by name; none while the schedule has no games at all. Cost: 1, and 2 times what is selected of one. */
  byes: Array<Team>;
  /** Teams that do not play in this week only since their games are cancelled, by name; they have no bye. Cost: 1, and 1 times what is selected of one. */
  cancelled: Array<Team>;
  /** Its game days in order, weeks off among them. Cost: 1, and 2 times what is selected of one. */
  dates: Array<ScheduleDate>;
  /** The byes that follow from it, once it is published. Cost: 1, and 20 times what is selected of one. */
  derivedByes: Array<Bye>;
  /** Teams with two games in this week, by name; postponed and cancelled ones do not count. Cost: 1, and 2 times what is selected of one. */
  doubleHeaders: Array<Team>;
  /** All games of the week, by date and cell. Cost: 1, and 8 times what is selected of one. */
  games: Array<Game>;
  /** From 0. */
  index: Scalars['Int']['output'];
  /** Games made for this week that were moved to a date of no week, or have none. Cost: 1, and 1 times what is selected of one. */
  otherGames: Array<Game>;
  /** Teams that do not play in this week only since a game of theirs is postponed, by name; they have no bye. Cost: 1, and 1 times what is selected of one. */
  postponed: Array<Team>;
};

/** A browser in which a link was opened. */
export type ScorekeeperHolder = {
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The name that its holder gave. */
  name: Scalars['String']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
};

/** A link by which people without an account enter one game. */
export type ScorekeeperLink = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  endsAt: Scalars['DateTime']['output'];
  /** Who has opened it, the first one first. Cost: 1, and 20 times what is selected of one. */
  holders: Array<ScorekeeperHolder>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Whether it opens its game: neither revoked nor over. */
  isOpen: Scalars['Boolean']['output'];
  /** The user name of who made it. */
  madeBy: Scalars['String']['output'];
  /** When it was revoked; null for one that was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody without an account may enter: one game, until the link ends. */
export type Scorekeeping = {
  /** When it ends: at six in the morning after the game, by the organization’s clock. */
  endsAt: Scalars['DateTime']['output'];
  /** The game. */
  game: Game;
  /** The link that was opened. */
  id: Scalars['ID']['output'];
  /** The name that its holder gave. */
  name: Scalars['String']['output'];
  /** Whose game it is. */
  organization: Organization;
};

/** What a search finds, by kind, the best first. Empty where nothing is looked for. */
export type SearchResults = {
  /** Games of two teams that the words name together, the newest first. Cost: 1, and 20 times what is selected of one. */
  games: Array<Game>;
  /** Published pages by title. Cost: 1, and 20 times what is selected of one. */
  pages: Array<PageAddress>;
  /** Players by the name that the caller is shown. Cost: 1, and 20 times what is selected of one. */
  players: Array<Player>;
  /** Teams by name. Cost: 1, and 20 times what is selected of one. */
  teams: Array<Team>;
};

/** A span of play of one sport. Any number of seasons may be active at a time. */
export type Season = Node & {
  /** Whether the season is being played; pages of one season show the first active one. */
  active: Scalars['Boolean']['output'];
  /** The games of a day. Without one that at which a schedule opens: until six in the morning yesterday while one of its games is in progress, today if there are games, else the next day with games, else the last. Null for a season without dates. */
  day?: Maybe<SeasonDay>;
  /** A division of it by id; null when the season has none with this id. */
  division?: Maybe<Division>;
  /** Its divisions, by position. Cost: 1, and 20 times what is selected of one. */
  divisions: Array<Division>;
  /** Last day, inclusive; null when it is not known. */
  finishDate?: Maybe<Scalars['Date']['output']>;
  /** The dates on which it has games, each once, in order. */
  gameDates: Array<Scalars['Date']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** What does not agree in its games, by their date, time and id; for signed-in administrators of the organization, null for everybody else. Cost: as an object, what is selected of nodes and edges `first` times. */
  integrityFindings?: Maybe<IntegrityFindingConnection>;
  /** The leagues that are played in it, by their position in it. Cost: 1, and 10 times what is selected of one. */
  leagues: Array<League>;
  /** For instance "Fall 2025". */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** The organization that it belongs to. */
  organization: Organization;
  /** The days with games that count in standings, each once, in order: those that `asOf` can tell apart. */
  resultDates: Array<Scalars['Date']['output']>;
  /** Its leagues as they are in this season. Cost: 1, and 10 times what is selected of one. */
  seasonLeagues: Array<SeasonLeague>;
  /** The sport that is played. */
  sport: Sport;
  /** First day; null when it is not known. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Its teams that are in no division, by name. Cost: 1, and 40 times what is selected of one. */
  unassignedTeams: Array<SeasonLeagueTeam>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};


/** A span of play of one sport. Any number of seasons may be active at a time. */
export type SeasondayArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};


/** A span of play of one sport. Any number of seasons may be active at a time. */
export type SeasondivisionArgs = {
  id: Scalars['ID']['input'];
};


/** A span of play of one sport. Any number of seasons may be active at a time. */
export type SeasonintegrityFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IntegrityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A span of play of one sport. Any number of seasons may be active at a time. */
export type SeasonseasonLeaguesArgs = {
  byVenue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The games of a season on one day. */
export type SeasonDay = {
  /** The day. */
  date: Scalars['Date']['output'];
  /** Its games, by time and id; at most a hundred. Cost: 1, and 100 times what is selected of one. */
  games: Array<Game>;
};

/** The files that a season consists of. */
export type SeasonFileKind =
  /** games.csv: a line is a game with its scores. */
  | 'GAMES'
  /** player_games.csv: a line is a player in a game. */
  | 'PLAYER_GAMES'
  /** teams.csv: a line is a team with its league and division. */
  | 'TEAMS';

/** A season as files: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs, a heading, at most 32 MB each. */
export type SeasonFilesInput = {
  /** A season's archive as the export makes it, at most 64 MB: its tables, unless they are given by themselves, with all that it holds beside them. */
  archive?: InputMaybe<Scalars['Upload']['input']>;
  /** Columns whose names differ; absent: none does. */
  columns?: InputMaybe<Array<ColumnMappingInput>>;
  /** games.csv. */
  games?: InputMaybe<Scalars['Upload']['input']>;
  /** player_games.csv. */
  playerGames?: InputMaybe<Scalars['Upload']['input']>;
  /** teams.csv. */
  teams?: InputMaybe<Scalars['Upload']['input']>;
};

/** What an import would find in its files. Nothing is written. */
export type SeasonImportPreview = {
  /** The files that were sent. Cost: 1, and 20 times what is selected of one. */
  files: Array<ImportFilePreview>;
  /** Games that were read. */
  games: Scalars['Int']['output'];
  /** Rows that were edited or deleted since an earlier import, and would stay as they are; empty while there are problems. */
  kept: ImportNoteList;
  /** Players' lines in games that were read. */
  lines: Scalars['Int']['output'];
  /** What `removeMissing` would remove; nothing while there are problems. */
  missing: ImportAbsentRows;
  /** Different players that were read. */
  players: Scalars['Int']['output'];
  /** What has to be put right first. */
  problems: ImportNoteList;
  /** The season that it would go into; null when a new one would be made. */
  seasonId?: Maybe<Scalars['ID']['output']>;
  /** Teams that were read. */
  teams: Scalars['Int']['output'];
  /** What would be imported as it stands and deserves a look; empty while there are problems. */
  warnings: ImportNoteList;
};

/** How far an import has come. */
export type SeasonImportProgress = {
  /** Bytes or lines so far. */
  done: Scalars['Int']['output'];
  /** What it is doing; null when it is not under way. */
  step?: Maybe<ImportStep>;
  /** Bytes or lines in all; null while that is unknown. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Whether this process is doing it. */
  underWay: Scalars['Boolean']['output'];
};

/** What an import did: all of it, or nothing and a list of what is wrong. */
export type SeasonImportResult = {
  /** False when anything was wrong; nothing was written then. */
  done: Scalars['Boolean']['output'];
  /** Games. */
  games: ImportedRows;
  /** Rows that were edited or deleted since an earlier import and stay as they are. */
  kept: ImportNoteList;
  /** Players' lines. */
  lines: ImportedRows;
  /** What the files no longer hold, and is still there. */
  missing: ImportAbsentRows;
  /** Players. */
  players: ImportedThings;
  /** What has to be put right first; empty when done. */
  problems: ImportNoteList;
  /** What the files no longer hold, and was removed because `removeMissing` asked for it. */
  removed: ImportAbsentRows;
  /** The season; null when nothing was written. */
  seasonId?: Maybe<Scalars['ID']['output']>;
  /** The active season that public pages show instead, the one that starts last; null when they show this one, or it is not active. */
  shownInstead?: Maybe<ShownSeason>;
  /** Teams. */
  teams: ImportedThings;
  /** For `undo`, which takes the removal back and nothing else; null when nothing was removed. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** What was imported as it stands and deserves a look. */
  warnings: ImportNoteList;
};

/** The player of a team who has most of a statistic per game in a season. */
export type SeasonLeader = {
  /** The statistic. */
  definition: StatDefinition;
  /** Games played for the team in the season. */
  games: Scalars['Int']['output'];
  /** Per game played for the team, one decimal; above 0. */
  perGame: Scalars['Float']['output'];
  /** The player; of several with the same value the first by last name, first name and id. */
  player: Player;
};

/** A league in one season. Its teams, games, schedules and weeks off belong to this season alone. */
export type SeasonLeague = Node & {
  /** A game of it by id; null when the season league has none with this id. */
  game?: Maybe<Game>;
  /** Whether a game may yet have a result that counts for its standings (`Organization.standingsGames`). */
  hasGamesToCome: Scalars['Boolean']['output'];
  /** Whether a game that counts for its standings is of today, by the organization's clock, or in progress: then they are worth following. */
  hasGamesToday: Scalars['Boolean']['output'];
  /** Whether it has an order of its own; otherwise the organization's holds. */
  hasOwnStatistics: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The league, over all seasons. */
  league: League;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** What holds for the plays of its games. */
  playSettings: PlaySettings;
  /** Its place among the season's leagues. */
  position: Scalars['Int']['output'];
  /** Its games whose final scores and players' points do not agree, by date, accepted ones as well; for signed-in administrators of the organization, null for everybody else. Cost: 1, and 20 times what is selected of one. */
  scoreMismatches?: Maybe<Array<GameScoreMismatch>>;
  /** The season. */
  season: Season;
  /** How its teams are ordered. */
  standingsRules: StandingsRules;
  /** The statistics that the organization shows, in the order of this season league, those too that it leaves out. Cost: 1, and 30 times what is selected of one. */
  statistics: Array<SeasonLeagueStatistic>;
  /** Byes that administrators entered, by date; to its administrators also those without a date, first. Cost: 1, and 20 times what is selected of one. */
  storedByes: Array<Bye>;
  /** A team as it is here; null when it does not play here. */
  team?: Maybe<SeasonLeagueTeam>;
  /** How many teams it has. */
  teamCount: Scalars['Int']['output'];
  /** Its teams: by rank, those without one last, then by name. Cost: 1, and 40 times what is selected of one. */
  teams: Array<SeasonLeagueTeam>;
  /** Where a mutation answers the league after its settings have changed, or lots were drawn: for `undo`, within ten minutes; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};


/** A league in one season. Its teams, games, schedules and weeks off belong to this season alone. */
export type SeasonLeaguegameArgs = {
  id: Scalars['ID']['input'];
};


/** A league in one season. Its teams, games, schedules and weeks off belong to this season alone. */
export type SeasonLeagueteamArgs = {
  teamId: Scalars['ID']['input'];
};

/** A statistic as a season league shows it, or leaves it out. */
export type SeasonLeagueStatistic = {
  /** The statistic. */
  definition: StatDefinition;
  /** Whether the season league leaves it out. */
  hidden: Scalars['Boolean']['output'];
  /** Unique within the organization: of the season league and the statistic. */
  id: Scalars['ID']['output'];
};

/** What a season league does with a statistic. */
export type SeasonLeagueStatisticInput = {
  /** Which statistic of the sport. */
  definitionId: Scalars['ID']['input'];
  /** Whether the season league leaves it out. */
  hidden: Scalars['Boolean']['input'];
};

/** What a command on a season league's statistics did. */
export type SeasonLeagueStatisticsPayload = {
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** The season league as it is now. */
  seasonLeague?: Maybe<SeasonLeague>;
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** A team in one season league, with what is its own there: captain, rank, withdrawal, division and roster. */
export type SeasonLeagueTeam = Node & {
  /** The captain (or coach) when it is one of the players; the name is in `captainName`. */
  captain?: Maybe<Player>;
  /** Name of the captain (or coach), of a player or entered as text. */
  captainName?: Maybe<Scalars['String']['output']>;
  /** The division that it is in; null when it is unassigned. */
  division?: Maybe<Division>;
  /** Its position in the division, from 0; null when it has none. */
  divisionPosition?: Maybe<Scalars['Int']['output']>;
  /** Rank as the administrators entered it; null when they have not. */
  enteredRank?: Maybe<Scalars['Int']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The lot that it drew, where the league orders level teams by lots: the lower one is first. Null before the draw. */
  lot?: Maybe<Scalars['Int']['output']>;
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** How many players it has. */
  playerCount: Scalars['Int']['output'];
  /** Rank within the league: the one that the administrators entered, else the place in the league's standings; null until a game there is decided. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** Its record in the games of this season league that count. */
  record: TeamRecord;
  /** Its players by name. Cost: 1, and 40 times what is selected of one. */
  roster: Array<RosterEntry>;
  /** A player's entry on its roster; null when the player is not on it. */
  rosterEntry?: Maybe<RosterEntry>;
  /** The season league. */
  seasonLeague: SeasonLeague;
  /** Its row in the standings of the whole season, all leagues together. */
  standing?: Maybe<StandingsRow>;
  /** The team, over all seasons. */
  team: Team;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** Whether the team has left the league during the season. */
  withdrawn: Scalars['Boolean']['output'];
};


/** A team in one season league, with what is its own there: captain, rank, withdrawal, division and roster. */
export type SeasonLeagueTeamrosterEntryArgs = {
  playerId: Scalars['ID']['input'];
};

/** One page of a list of SeasonLeagueTeam. */
export type SeasonLeagueTeamConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<SeasonLeagueTeamEdge>;
  /** The things on this page, in order. */
  nodes: Array<SeasonLeagueTeam>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One SeasonLeagueTeam and its place in a list. */
export type SeasonLeagueTeamEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: SeasonLeagueTeam;
};

/** A player's totals for a team in a season. */
export type SeasonLine = {
  /** Games played for the team in the season. */
  games: Scalars['Int']['output'];
  /** The player. */
  player: Player;
  /** One total per entry of the game's `allStatDefinitions`, in their order; percentages divide totals. Null where nothing is recorded. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** What a copied season brings beside its leagues. Games are never copied. */
export type SeasonPart =
  /** Its divisions, with their teams if teams are copied. */
  | 'DIVISIONS'
  /** Its teams' players. Asks for TEAMS. */
  | 'ROSTERS'
  /** Its teams with their captains, but those that withdrew. */
  | 'TEAMS';

/** The final scores of a game: both, or both null to take them away. */
export type SetGameScoreInput = {
  /** Final score of the away team, 0 to 9999. */
  awayScore?: InputMaybe<Scalars['Int']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** With scores: true for a game that was decided without play, whatever its status was; false for one that was played after all. Absent: that stays. Admins only. */
  forfeit?: InputMaybe<Scalars['Boolean']['input']>;
  /** True without scores: a game that was ended too early is in progress again. */
  goesOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Final score of the home team, 0 to 9999. */
  homeScore?: InputMaybe<Scalars['Int']['input']>;
};

/** The score of a team in a period, if it still is as the caller has seen it. */
export type SetPeriodScoreInput = {
  /** The score's version that the change is based on, 0 without one; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The period: a visible one of the sport, an overtime too, but not the final. */
  periodId: Scalars['ID']['input'];
  /** Points in this period alone, from 0 to 9999; null removes them. */
  score?: InputMaybe<Scalars['Int']['input']>;
  /** The team, one of the two that play. */
  teamId: Scalars['ID']['input'];
};

/** To store a value, if the cell still is as the caller has seen it. */
export type SetStatisticInput = {
  /** The statistic, one that is entered. */
  definitionId: Scalars['ID']['input'];
  /** The cell's version that the value is based on, 0 when there never was one; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The player: of the team's roster, or with a line in this game. */
  playerId: Scalars['ID']['input'];
  /** The player's team in this game; without it the one that the player is of. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** From 0 to 9999; null removes the value. */
  value?: InputMaybe<Scalars['Int']['input']>;
};

/** A season that public pages show. */
export type ShownSeason = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its first day. */
  startDate?: Maybe<Scalars['String']['output']>;
};

/** A side whose players have other points than its final score says. */
export type SideMismatch = {
  /** Its final score. */
  final: Scalars['Int']['output'];
  /** The sum of its players' points, or of their runs. */
  points: Scalars['Int']['output'];
};

/** What a user signs in with. */
export type SignInInput = {
  /** Host name of the organization whose site asks; the slug wins. Default: the host of the request. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
  /** Slug of the organization whose site asks. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** User name, in any case. */
  username: Scalars['String']['input'];
};

/** A successful sign-in. The session itself travels in a cookie. */
export type SignInPayload = {
  /** Token for the X-XSRF-TOKEN header of every writing call; also in the XSRF-TOKEN cookie. */
  csrfToken: Scalars['String']['output'];
  /** Who is signed in now. */
  user: CurrentUser;
};

/** Whether a business takes sign-ups. */
export type SignupStatus =
  /** It does. */
  | 'ACTIVE'
  /** It does not, or not any more. */
  | 'CLOSED';

/** A game that is being simulated. */
export type SimulatedGame = {
  /** The game, of the test organization; null until it has been made. */
  gameId?: Maybe<Scalars['ID']['output']>;
  /** How many times as fast as a real game, 1 to 1000. */
  speed: Scalars['Int']['output'];
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
};

/** In which language pages say what the organization has not written itself. */
export type SiteLanguage =
  /** As the device of whoever looks is set; English where that is neither. */
  | 'DEVICE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES';

/** Which end of a list comes first. */
export type SortDirection =
  /** The earliest first. */
  | 'ASC'
  /** The latest first. */
  | 'DESC';

/** What a part of a player's games is. */
export type SplitKind =
  /** All games. */
  | 'ALL'
  /** Games away. */
  | 'AWAY'
  /** Games at home. */
  | 'HOME'
  /** The last five. */
  | 'LAST_FIVE'
  /** Games that the player's team lost. */
  | 'LOSSES'
  /** Games of a month. */
  | 'MONTH'
  /** Games that the player's team won. */
  | 'WINS';

/** A sport that organizations play; statistics and periods belong to one. */
export type Sport = {
  /** Positive integer, unique on the platform. */
  id: Scalars['ID']['output'];
  /** The sport's name. */
  name: Scalars['String']['output'];
};

/** The thing was changed since the version that the change was based on: look at it, then decide. */
export type StaleVersion = Refusal & {
  /** Who has changed it since. */
  changedBy: Array<Scalars['String']['output']>;
  /** What they changed. Cost: 1, and 5 times what is selected of one. */
  changes: Array<ChangedField>;
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** The thing as it is now, so that nothing has to be asked again; null for what is no `Node`. */
  current?: Maybe<Node>;
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
  /** The version that it has now: base the next try on it. */
  version: Scalars['Int']['output'];
};

/** What is certain about a team whatever the results of the games that are to come, as long as none is added or cancelled. */
export type StandingsCertainty =
  /** It will be among the first. */
  | 'CLINCHED'
  /** It can no longer be among the first. */
  | 'ELIMINATED';

/** The games that standings follow from, and those that may yet change them; bracket games are neither. */
export type StandingsGames = {
  /** Those that count, in order of play. Ties are among them; they count only in leagues that give points. Cost: 1, and 1200 times what is selected of one. */
  counted: Array<CountedGame>;
  /** Those to come, by date. Cost: 1, and 1200 times what is selected of one. */
  toCome: Array<GameToCome>;
};

/** What tables of standings are of. */
export type StandingsGroup =
  /** A table for each division; teams of none have one at the end. */
  | 'DIVISION'
  /** A table for each league, by its own rules. */
  | 'LEAGUE';

/** A team's row of the standings of a season. */
export type StandingsRow = {
  /** Games away. */
  away: WinLoss;
  /** The captain, when it is a player. */
  captain?: Maybe<Player>;
  /** Name of the captain (or coach), of a player or entered as text. */
  captainName?: Maybe<Scalars['String']['output']>;
  /** Whether it is certain to be among the first of its league, or not to be (`SeasonLeague.standingsRules`): null where neither is proven, before all games are entered, and with a division. */
  certainty?: Maybe<StandingsCertainty>;
  /** The team's division. */
  division?: Maybe<Division>;
  /** Position that the administrators gave the team in its division; null when they have not. */
  divisionPosition?: Maybe<Scalars['Int']['output']>;
  /** Free throws made by attempted, times 100, one decimal; 0 without an attempt. */
  freeThrowPercentage: Scalars['Float']['output'];
  /** Games behind the team with the best record, in halves. */
  gamesBehind: Scalars['Float']['output'];
  /** Games at home. */
  home: WinLoss;
  /** The last ten decided games. */
  lastTen: WinLoss;
  /** The league that the team plays in. */
  league: League;
  /** Games lost. */
  losses: Scalars['Int']['output'];
  /** The rule that separates this row from the one above; for the first row, from the one below. */
  placedBy: PlacedBy;
  /** Points allowed in the same games. */
  pointsAgainst: Scalars['Int']['output'];
  /** Points, runs or sets, whatever the sport counts, scored in decided games; in a league that gives points for results, in tied ones too. */
  pointsFor: Scalars['Int']['output'];
  /** Place, from 1. */
  position: Scalars['Int']['output'];
  /** Results of the decided games in order of play, a letter each, as WWL; what a standings race is drawn of. */
  results: Scalars['String']['output'];
  /** The team as it is in this season league. */
  seasonLeagueTeam: SeasonLeagueTeam;
  /** Points that the league gives for its results; null where the win percentage decides. */
  standingsPoints?: Maybe<Scalars['Int']['output']>;
  /** The present run of wins or losses, as W3 or L2; empty before the first decided game. */
  streak: Scalars['String']['output'];
  /** The team. */
  team: Team;
  /** Three-pointers made. */
  threePointersMade: Scalars['Int']['output'];
  /** Games tied, in a league that gives points for results; null elsewhere, where ties count for nobody. */
  ties?: Maybe<Scalars['Int']['output']>;
  /** Wins divided by decided games, three decimals; 0 when none is decided. */
  winPercentage: Scalars['Float']['output'];
  /** Games won. */
  wins: Scalars['Int']['output'];
};

/** How a season league orders its teams. */
export type StandingsRules = {
  /** What it gives for results; null where the win percentage decides, then fewer losses, then more wins. */
  points?: Maybe<PointsRules>;
  /** How many are to be among the first, for `StandingsRow.certainty`; null: one. */
  qualifyingPlaces?: Maybe<Scalars['Int']['output']>;
  /** Whether all games of the season are entered; without that nothing is certain about any team. */
  scheduleIsComplete: Scalars['Boolean']['output'];
  /** What is asked in turn about level teams; the name comes last. */
  tieBreaks: Array<TieBreak>;
};

/** Standings of one league or one division of a season. */
export type StandingsTable = {
  /** The division; null where tables are of leagues, and for teams of no division. */
  division?: Maybe<Division>;
  /** The league; null where tables are of divisions. */
  league?: Maybe<League>;
  /** Its teams in order. Cost: 1, and 20 times what is selected of one. */
  rows: Array<StandingsRow>;
};

/** A statistic that the organization keeps for a sport. */
export type StatDefinition = Node & {
  /** For instance "PTS"; unique within the organization's sport. */
  abbreviation: Scalars['String']['output'];
  /** What a statistic of the organization's own follows from, for instance `PTS + 1.2 * REB - TO`; null of one that is entered, and of the sport's own. */
  formula?: Maybe<Scalars['String']['output']>;
  /** Whether public tables leave it out. */
  hidden: Scalars['Boolean']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** How it comes about. */
  kind: StatKind;
  /** For instance "Points". */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Its place among the sport's statistics. */
  position: Scalars['Int']['output'];
  /** The sport that it belongs to. */
  sport: Sport;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** What deleting statistics takes along. */
export type StatDefinitionDeletionPreview = {
  /** Abbreviations of others that follow from them; while there are any, nothing is deleted. */
  followers: Array<Scalars['String']['output']>;
  /** Games with such values. */
  games: Scalars['Int']['output'];
  /** Players' values of them in games. */
  values: Scalars['Int']['output'];
};

/** What a command on a sport's statistics did. */
export type StatDefinitionsPayload = {
  /** What was done, for the banner. */
  message: Scalars['String']['output'];
  /** All statistics of the sport in order, hidden ones too. Cost: 1, and 20 times what is selected of one. */
  statDefinitions: Array<StatDefinition>;
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** How a statistic comes about. */
export type StatKind =
  /** It is counted and entered. */
  | 'COUNTING'
  /** Made over attempted, times 100; never entered. */
  | 'PERCENTAGE'
  /** By a formula, and divided by the games of a total; one decimal. */
  | 'PER_GAME'
  /** By a formula, with three decimals. */
  | 'RATIO'
  /** The sum of two others where both exist (FGM = 2PM + 3PM), otherwise entered; or by a formula, with at most one decimal. */
  | 'SUM';

/** The leaders of one of a sport's main statistics. */
export type StatLeaders = {
  /** The statistic. */
  definition: StatDefinition;
  /** The first players by its total. Cost: 1, and 20 times what is selected of one. */
  leaders: Array<Leader>;
};

/** Which seasons a player's figures are from. */
export type StatScope =
  /** Active seasons. */
  | 'ACTIVE'
  /** All seasons, and games of no season. */
  | 'ALL';

/** The total of one statistic. */
export type StatTotal = {
  /** Which statistic it is. */
  definition: StatDefinition;
  /** Sum of the values, percentages from sums; null where nothing is recorded. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A value of one statistic. */
export type StatValue = {
  /** Which statistic it is. */
  definition: StatDefinition;
  /** Null: nothing is recorded, which is not the same as 0. Percentages from 0 to 100, one decimal. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** One statistic of a player in a game as it is entered, with a value or without. */
export type StatisticCell = {
  /** The statistic's id. */
  definitionId: Scalars['ID']['output'];
  /** "{gameId}-{playerId}-{definitionId}", with a value or without. */
  id: Scalars['ID']['output'];
  /** The value; null: nothing is recorded, which is not the same as 0. */
  value?: Maybe<Scalars['Int']['output']>;
  /** Which state this is: a change names the one that it is based on. Never the same twice, 0 when there never was a value. */
  version: Scalars['Int']['output'];
};

/** A value that was left as it is, since it has changed after the caller had seen it. */
export type StatisticConflict = {
  /** What is stored. */
  cell: StatisticCell;
  /** When it was stored. */
  changedAt: Scalars['DateTime']['output'];
  /** Who stored what is there. */
  changedBy: Scalars['String']['output'];
  /** Which statistic it is. */
  definition: StatDefinition;
  /** Whose value it is. */
  player: Player;
  /** The value that the caller wanted; null: none. */
  value?: Maybe<Scalars['Int']['output']>;
};

/**
 * What is read, followed: the answer at once, and anew whenever it has changed, at most twice a second. The field is that of a query, so a
 * query becomes a subscription by its first word. Over server-sent events at /graphql for everybody, as a visitor sees it; docs/graph.md says how.
 */
export type Subscription = {
  /** The organization with this id, slug or domain; without any that of the request's host. At once, and anew whenever the answer to what is selected has changed. */
  organization?: Maybe<Organization>;
};


/**
 * What is read, followed: the answer at once, and anew whenever it has changed, at most twice a second. The field is that of a query, so a
 * query becomes a subscription by its first word. Over server-sent events at /graphql for everybody, as a visitor sees it; docs/graph.md says how.
 */
export type SubscriptionorganizationArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Two games of a schedule whose matchups change places. */
export type SwapGamesInput = {
  /** The version of the first game that the caller saw; the GraphQL endpoint asks for it. */
  expectedVersion1?: InputMaybe<Scalars['Int']['input']>;
  /** The version of the second game that the caller saw; the GraphQL endpoint asks for it. */
  expectedVersion2?: InputMaybe<Scalars['Int']['input']>;
  /** A game of a schedule that has not been played. */
  gameId1: Scalars['ID']['input'];
  /** Another one of the same schedule. */
  gameId2: Scalars['ID']['input'];
  /** Why it is done although something speaks against it, at most 500 characters; the audit trail keeps it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A team; it plays in season leagues as a season-league team. */
export type Team = Node & {
  /** What it is called where there is no room, 2 to 4 letters and digits; null: letters of its name. */
  abbreviation?: Maybe<Scalars['String']['output']>;
  /** Its colour, #rrggbb; null: none of its own. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The games behind a figure of the team's row in the standings: without arguments those of its record and points. Null when it does not play in the season and league. */
  countedGames?: Maybe<CountedGames>;
  /** The team's games, at home and away, by date, time and id. Cost: as an object, what is selected of nodes and edges `first` times. */
  games: GameConnection;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The colour that its logo shows most of, to be proposed as its own; #rrggbb. Null without a logo or a colour in it, and for callers who do not administer it. */
  logoColour?: Maybe<Scalars['String']['output']>;
  /** Address of the logo; null when there is none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** How many are told of its games by e-mail; null for callers who do not administer it. */
  mailFollowerCount?: Maybe<Scalars['Int']['output']>;
  /** The team's name. */
  name: Scalars['String']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** How many browsers are told of its games by push messages; null for callers who do not administer it. */
  pushFollowerCount?: Maybe<Scalars['Int']['output']>;
  /** Its record in the games that count. */
  record: TeamRecord;
  /** Its players in one season by name; empty when it does not play there. Cost: 1, and 40 times what is selected of one. */
  roster: Array<RosterEntry>;
  /** Figures of one season with their places in the league; null without a game that has a result. */
  seasonFigures?: Maybe<TeamSeasonFigures>;
  /** The team's games in the season that `seasonTeam` shows; a team without one has all its games here. Cost: as an object, what is selected of nodes and edges `first` times. */
  seasonGames: GameConnection;
  /** Its record in the season that `seasonTeam` shows; for a team without one over all seasons. */
  seasonRecord: TeamRecord;
  /** The team in one season; null when it does not play there. */
  seasonTeam?: Maybe<SeasonLeagueTeam>;
  /** The season leagues it plays in, latest season first. Cost: 1, and 20 times what is selected of one. */
  seasonTeams: Array<SeasonLeagueTeam>;
  /** Its abbreviation, or else letters of its name: MIL, LAL. */
  shownAbbreviation: Scalars['String']['output'];
  /** Its colour, or else one that its name always has; #rrggbb. */
  shownColour: Scalars['String']['output'];
  /** Its totals, one for every statistic of the sport, hidden ones too. Cost: 1, and 30 times what is selected of one. */
  totals: Array<StatTotal>;
  /** Times, HH:MM, at which the team never plays. */
  unavailableSlots: Array<Scalars['String']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamcountedGamesArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  opponentId?: InputMaybe<Scalars['ID']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  venue?: InputMaybe<Venue>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamgamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamrecordArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamrosterArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamseasonFiguresArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamseasonGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamseasonRecordArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamseasonTeamArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** A team; it plays in season leagues as a season-league team. */
export type TeamtotalsArgs = {
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of a list of Team. */
export type TeamConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<TeamEdge>;
  /** The things on this page, in order. */
  nodes: Array<Team>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One Team and its place in a list. */
export type TeamEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: Team;
};

/** A statistic of a team's season, and its place among the teams of the league. */
export type TeamFigure = {
  /** The statistic. */
  definition: StatDefinition;
  /** By games with a recorded value of the team, one decimal; percentages and ratios as they are. */
  perGame: Scalars['Float']['output'];
  /** Place by `perGame`, the highest first; equal values share one. */
  place: Scalars['Int']['output'];
  /** Total; of a percentage or a ratio what follows from the totals. */
  total: Scalars['Float']['output'];
};

/** Which teams a list has. Season, league and division are those of one and the same season-league team. */
export type TeamFilter = {
  /** Teams that are in this division. */
  divisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Teams that play in this league. */
  leagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, in any case; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Teams that play in this season. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** A team that a player was on the roster of, or played for, in one season. */
export type TeamHistoryEntry = {
  /** The league. */
  league: League;
  /** The season. */
  season: Season;
  /** Id of the season-league team. */
  seasonLeagueTeamId: Scalars['ID']['output'];
  /** The team. */
  team: Team;
};

/** Who leads a team in a statistic, per game. */
export type TeamLeader = {
  /** The statistic. */
  definition: StatDefinition;
  /** Games for the team with at least one recorded value. */
  gamesPlayed: Scalars['Int']['output'];
  /** By games played, one decimal. */
  perGame: Scalars['Float']['output'];
  /** Who leads. */
  player: Player;
};

/** Teams to add by their names. */
export type TeamListInput = {
  /** Lines of a list as it was pasted, at most 200 with something on them. Blank ones are skipped. */
  lines: Array<Scalars['String']['input']>;
  /** The season league that they join; without it they are in no league. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a team and its opponents score in a period, over the games that have both. */
export type TeamPeriodPoints = {
  /** Games with a score of this period. */
  games: Scalars['Int']['output'];
  /** The period's name. */
  name: Scalars['String']['output'];
  /** Points of the opponents in a game, one decimal. */
  other: Scalars['Float']['output'];
  /** Points of the team in a game, one decimal. */
  own: Scalars['Float']['output'];
};

/** A team's record in the games that count for standings. */
export type TeamRecord = {
  /** Games away. */
  away: WinLoss;
  /** Games at home. */
  home: WinLoss;
  /** Games lost. */
  losses: Scalars['Int']['output'];
  /** Points allowed in decided games. */
  pointsAgainst: Scalars['Int']['output'];
  /** Points, runs or sets, whatever the sport counts, scored in decided games. */
  pointsFor: Scalars['Int']['output'];
  /** Wins divided by decided games, three decimals; 0 when none is decided. */
  winPercentage: Scalars['Float']['output'];
  /** Games won. */
  wins: Scalars['Int']['output'];
};

/** What removing teams would take with it. All of it returns when the removal is undone. */
export type TeamRemovalPreview = {
  /** Byes. */
  byeCount: Scalars['Int']['output'];
  /** Games, also those of brackets. */
  gameCount: Scalars['Int']['output'];
  /** All of it in a sentence. */
  message: Scalars['String']['output'];
  /** Names of the teams. */
  names: Array<Scalars['String']['output']>;
  /** Of those the games that have been played: they go with their box scores, and the opponents' records change. */
  playedGameCount: Scalars['Int']['output'];
  /** Roster entries; the players themselves stay. */
  rosterEntryCount: Scalars['Int']['output'];
  /** Places in season leagues. */
  seasonLeagueCount: Scalars['Int']['output'];
};

/** A team's figures of one season, in the league where most of its games were. */
export type TeamSeasonFigures = {
  /** Points allowed in a game, one decimal. */
  allowedPerGame: Scalars['Float']['output'];
  /** Place by points allowed in a game, the fewest first; equal values share one. */
  allowedPlace: Scalars['Int']['output'];
  /** The league's visible statistics that are recorded of the team, in order. Cost: 1, and 30 times what is selected of one. */
  figures: Array<TeamFigure>;
  /** Games with a result. */
  games: Scalars['Int']['output'];
  /** What the games against each opponent came to, by its name. Cost: 1, and 40 times what is selected of one. */
  headToHead: Array<TeamSeries>;
  /** Who leads per game in each of the sport's main statistics, among the team's players with half of the most games. Cost: 1, and 4 times what is selected of one. */
  leaders: Array<TeamLeader>;
  /** Points by period; none where periods are not recorded. Cost: 1, and 10 times what is selected of one. */
  periods: Array<TeamPeriodPoints>;
  /** Points scored in a game, one decimal. */
  pointsPerGame: Scalars['Float']['output'];
  /** Place by points scored in a game; equal values share one. */
  pointsPlace: Scalars['Int']['output'];
  /** How many teams of the league have such a game. */
  rankedTeams: Scalars['Int']['output'];
  /** The season. */
  season: Season;
};

/** What a team's games against an opponent came to in a season. */
export type TeamSeries = {
  /** Games with a result. */
  games: Scalars['Int']['output'];
  /** Games lost. */
  losses: Scalars['Int']['output'];
  /** The opponent. */
  opponent: Team;
  /** Points allowed. */
  pointsAgainst: Scalars['Int']['output'];
  /** Points scored. */
  pointsFor: Scalars['Int']['output'];
  /** Games won. */
  wins: Scalars['Int']['output'];
};

/** A team's place in a list by wins. */
export type TeamWins = {
  /** Place, from 1; no two share one. */
  rank: Scalars['Int']['output'];
  /** The team. */
  team: Team;
  /** Games won. */
  wins: Scalars['Int']['output'];
};

/** An organization for trying things out by one key: it is made anew every night, and in no list of organizations. */
export type TestOrganization = {
  /** Its id as that of an organization. */
  id: Scalars['ID']['output'];
  /** Its name as shown. */
  name: Scalars['String']['output'];
  /** When it was last made anew. */
  resetAt: Scalars['DateTime']['output'];
  /** The game that is being simulated in it; null for none. */
  simulatedGame?: Maybe<SimulatedGame>;
  /** First path segment of its pages, which whoever is told it may read. */
  slug: Scalars['String']['output'];
};

/** Colours of a site or of the admin area. */
export type Theme =
  /** Light text on dark ground. */
  | 'DARK'
  /** Light or dark, as the device of whoever looks is set. */
  | 'DEVICE'
  /** Dark text on light ground. */
  | 'LIGHT';

/** A rule that orders teams that are level. */
export type TieBreak =
  /** More wins away. */
  | 'AWAY_WINS'
  /** Lots, drawn once for the teams of the league and kept. */
  | 'DRAWN_LOT'
  /** The games among the level teams: points in a league that gives some, else the win percentage. Whenever it separates any, it starts again for the rest. */
  | 'HEAD_TO_HEAD'
  /** More points scored. */
  | 'POINTS_SCORED'
  /** The better difference of points, runs or sets for and against. */
  | 'POINT_DIFFERENCE';

/** A command that can still be taken back. */
export type UndoableCommand = {
  /** Who did it. */
  actorName: Scalars['String']['output'];
  /** What kind of command it was, for example 'season.delete'. */
  command: Scalars['String']['output'];
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be taken back. */
  expiresAt: Scalars['DateTime']['output'];
  /** For `undo`. */
  id: Scalars['ID']['output'];
  /** What was done, in the past tense. */
  label: Scalars['String']['output'];
};

/** A browser that wants to be told no more. */
export type UnfollowByPushInput = {
  /** The `endpoint` of the browser’s PushSubscription. */
  endpoint: Scalars['String']['input'];
  /** The organization's id. */
  organizationId: Scalars['ID']['input'];
  /** The team's id. Without it: all teams of the organization. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Games of a division that have no match of its bracket any more. */
export type UnmatchedGames = {
  /** Whose bracket it is. */
  division?: Maybe<Division>;
  /** The games, in order of play. Cost: 1, and 2 times what is selected of one. */
  games: Array<Game>;
};

/** Changes of a key. What is absent stays. */
export type UpdateApiKeyInput = {
  /** The version that the change is based on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends by itself; null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Origins of pages that may use it; empty: any may read by it. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it may. */
  scopes?: InputMaybe<Array<ApiKeyScope>>;
};

/** A key that was changed. */
export type UpdateApiKeyPayload = {
  /** The key as it is now. */
  apiKey: ApiKey;
  /** For `undo`, within ten minutes; null when nothing differs. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Changes of how the site looks; what is absent stays. */
export type UpdateAppearanceInput = {
  /** Accent colour, sRGB hex such as #1d4ed8. */
  accent?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; GraphQL callers have to give it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Address of its Facebook page. */
  facebookUrl?: InputMaybe<Scalars['String']['input']>;
  /** What its home page shows. */
  homeVariant?: InputMaybe<HomeVariant>;
  /** Address of its Instagram page. */
  instagramUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its logo: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB; null takes it away. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether visitors are told who corrected a game, by user name. */
  namesCorrectors?: InputMaybe<Scalars['Boolean']['input']>;
  /** How players are named to whoever is not its signed-in administrator. */
  playerNames?: InputMaybe<PlayerNames>;
  /** What rosters of team pages call the players. */
  rosterNames?: InputMaybe<RosterNames>;
  /** In which language its pages say what it has not written itself. */
  siteLanguage?: InputMaybe<SiteLanguage>;
  /** Colours of its site. */
  theme?: InputMaybe<Theme>;
  /** Address of its YouTube channel. */
  youtubeUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a business; what is absent stays, null clears. */
export type UpdateBusinessInput = {
  /** Categories, of those that `businessOptions` offers. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cities. */
  cities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it costs, at most 200 characters. */
  cost?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Address of its page on Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Address of its page on Instagram. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Where it is, at most 500 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The season after that, at most 200 characters. */
  nextSeason?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number, at most 50 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The season that is running, at most 200 characters. */
  season?: InputMaybe<Scalars['String']['input']>;
  /** Last day to sign up. */
  signupDeadline?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it takes sign-ups; a new one does. */
  signupStatus?: InputMaybe<SignupStatus>;
  /** For whom it is, at most 200 characters. */
  skillLevel?: InputMaybe<Scalars['String']['input']>;
  /** Sports, of those that `businessOptions` offers. */
  sports?: InputMaybe<Array<Scalars['String']['input']>>;
  /** States. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its site, beginning with https:// or http://. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a bye; what is absent stays. */
export type UpdateByeInput = {
  /** The date on which the team does not play; null: none yet. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Another team, in its season league. */
  seasonLeagueTeamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes of a division; what is absent stays. */
export type UpdateDivisionInput = {
  /** Most games of a match of its bracket: 1, 3, 5, 7 or 9. */
  bestOf?: InputMaybe<Scalars['Int']['input']>;
  /** How teams leave its bracket. */
  bracketKind?: InputMaybe<BracketKind>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether the losers of the semifinals play for third place. */
  thirdPlace?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a game; what is absent stays, null clears it. */
export type UpdateGameInput = {
  /** Another visiting team, while the game has not been played. */
  awayTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** The court within the place, at most 50 characters; null: none is said. */
  court?: InputMaybe<Scalars['String']['input']>;
  /** Calendar date in the organization's time zone; null: not set yet. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Another home team, while the game has not been played. */
  homeTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it is played, at most 200 characters: one of the organization's places by its name, or a new one. Null: none. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Address of a map or a page about the place, beginning with https:// or http://. Null: none; without a word that of the place. */
  locationUrl?: InputMaybe<Scalars['String']['input']>;
  /** The stored status. A game with final scores cannot be scheduled or in progress: take them away first. */
  status?: InputMaybe<GameStatus>;
  /** Time of day, HH:MM, in the organization's time zone; 9:00 is read as 09:00, null: not set yet. */
  time?: InputMaybe<Scalars['Time']['input']>;
  /** Address of its video, beginning with https:// or http://; one on YouTube is embedded. Null: none. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of lines in a game, all or none. */
export type UpdateGameLinesInput = {
  /** What changes of whom. */
  lines?: InputMaybe<Array<GameLineChangesInput>>;
  /** The players of one side in their new order: all who have a line; others may be named, too. */
  order?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What became of lines that were changed. */
export type UpdateGameLinesPayload = {
  /** The rows of all players who were named, as they are now. Cost: 1, and 20 times what is selected of one. */
  rows: Array<EntryRow>;
  /** For `undo`, within ten minutes; null when nothing changed. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** Changes of a period; what is absent stays. */
export type UpdateGamePeriodInput = {
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Whether games leave it out. Scores stay. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is played always, or only at a tie: the eighth inning is an overtime of a league of seven. The final stays it, and nothing becomes it. */
  kind?: InputMaybe<GamePeriodKind>;
};

/** Changes of a league; what is absent stays. */
export type UpdateLeagueInput = {
  /** The version of the league that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name, 1 to 200 characters, in every season. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Place among the season's leagues, from 0. The others stay where they are; `reorderSeasonLeagues` sets all at once. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The season that `position` is about. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes of a navigation entry; absent fields stay as they are. */
export type UpdateLinkInput = {
  /** The version that the change is based on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** True: it leads to `url`. False: to the page `slug` of this site. */
  isExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the entry says, 1 to 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Its place. For one entry alone; `reorderLinks` sets all of them. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the navigation shows it; without a word a new entry is shown. */
  showInNavbar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path within the site. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Full http or https address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an organization; what is absent stays. */
export type UpdateOrganizationInput = {
  /** Accent colour, sRGB hex such as #1d4ed8. */
  accent?: InputMaybe<Scalars['String']['input']>;
  /** Analytics measurement id by host name, as an object. */
  analyticsIds?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether page views below its slug on the platform host are left out. */
  analyticsSkipSlugPath?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a team's captain is called. */
  captainLabel?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own site. */
  customPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a site of its own, to which listings link. */
  customSite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its main host name; null or blank takes all of them away. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** All its host names, the main one first. Wins over `domain`. */
  domains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Address of its Facebook page. */
  facebookUrl?: InputMaybe<Scalars['String']['input']>;
  /** All other slugs whose addresses lead to its pages, at most 20. What is absent stays, and a slug that changes joins by itself. */
  formerSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What its home page shows. */
  homeVariant?: InputMaybe<HomeVariant>;
  /** Address of its Instagram page. */
  instagramUrl?: InputMaybe<Scalars['String']['input']>;
  /** Language of what it writes itself, a BCP 47 tag. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether All Listings may show it. */
  listed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its logo: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB; null takes it away. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Name as shown, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors are told who corrected a game, by user name. */
  namesCorrectors?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which built-in entries its navigation has. */
  navVariant?: InputMaybe<NavVariant>;
  /** Whether its owners may create, edit and delete its staff. */
  ownersManageStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** How players are named to whoever is not its signed-in administrator. */
  playerNames?: InputMaybe<PlayerNames>;
  /** What rosters of team pages call the players. */
  rosterNames?: InputMaybe<RosterNames>;
  /** In which language its pages say what it has not written itself. */
  siteLanguage?: InputMaybe<SiteLanguage>;
  /** First path segment of its pages: letters a to z, digits and single hyphens, at most 63; default: made from the name. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Sports that it plays. A new one brings its default statistics and periods. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Colours of its site. */
  theme?: InputMaybe<Theme>;
  /** IANA time zone of its games. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Venue names that league lists put first, in this order. */
  venueOrder?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its YouTube channel. */
  youtubeUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of the settings for plays. */
export type UpdatePlaySettingsInput = {
  /** Whether an assist counts on a free throw. */
  assistsOnFreeThrows?: InputMaybe<Scalars['Boolean']['input']>;
  /** From which team foul on the bonus holds, 1 to 99; null: never. */
  bonusFouls?: InputMaybe<Scalars['Int']['input']>;
  /** From which team foul on the double bonus holds, 1 to 99 and more than bonusFouls; null: never. */
  doubleBonusFouls?: InputMaybe<Scalars['Int']['input']>;
  /** The season league's version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes of a regular period, 1 to 99; null: no time is kept. */
  periodMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a player's technical foul is a personal foul. */
  technicalCountsAsPersonal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of an attribute; what is absent stays. */
export type UpdatePlayerAttributeInput = {
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name, 1 to 100 characters, unique within the organization in any case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is shown on players' profiles. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a player; what is absent stays. */
export type UpdatePlayerInput = {
  /** Values of attributes; attributes that are not named stay as they are. */
  attributes?: InputMaybe<Array<PlayerAttributeValueInput>>;
  /** About the player, plain text of at most 5000 characters; null removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** First name, at most 100 characters; may be empty when there is a last name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Picture, an image of at most 5 MB; null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** What people call the player, at most 100 characters; null removes it. */
  knownAs?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 100 characters; may be empty when there is a first name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Who supports the player; null: nobody. */
  sponsor?: InputMaybe<PlayerSponsorInput>;
  /** All videos of the player, in order, at most 20: they take the place of those there are. */
  videos?: InputMaybe<Array<PlayerVideoInput>>;
};

/** Changes of a roster entry and of its player, all or none; what is absent stays, null clears. */
export type UpdateRosterEntryInput = {
  /** The player's version that the change is based on, where name or picture change; the GraphQL endpoint asks for it. */
  expectedPlayerVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The player's first name, at most 100 characters; may be empty when there is a last name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The player's picture, an image of at most 5 MB; null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Number on the jersey, at most 10 characters. */
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  /** The player's last name, at most 100 characters; may be empty when there is a first name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Position in the team, at most 50 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a schedule; what is absent stays. Its games stay until they are generated anew. */
export type UpdateScheduleInput = {
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** English names of weekdays, 'Sunday' to 'Saturday'; none: the weekday of the start date. */
  gameDays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All halls in which it cannot play. Games that stand there stay until it is repaired or generated anew. */
  lostHalls?: InputMaybe<Array<ScheduleLostHallInput>>;
  /** Name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How many weeks are played, 1 to 104. */
  numWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Whether every week has the same time slots. Default for a new one: true. */
  sameSlot?: InputMaybe<Scalars['Boolean']['input']>;
  /** The date on which week 0 begins. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** All its time slots, in order: those of every week, which count with `sameSlot`, and those of single weeks, which count without. */
  timeSlots?: InputMaybe<Array<ScheduleTimeSlotInput>>;
  /** In place of `timeSlots`, where halls and courts are not to be said: the times of every week. Slots that have such a time already keep their hall and court. */
  times?: InputMaybe<Array<Scalars['Time']['input']>>;
  /** As `times`, for single weeks: the times of week 0, those of week 1 and so on. */
  weeklyTimes?: InputMaybe<Array<Array<Scalars['Time']['input']>>>;
};

/** Changes of a season; what is absent stays, null clears a date. */
export type UpdateSeasonInput = {
  /** Whether it is being played; any number of seasons may be. Default for a new one: false. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Last day, inclusive; not before the first. */
  finishDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Which statistics a season league shows. */
export type UpdateSeasonLeagueStatisticsInput = {
  /** The version of the season league that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** All statistics that the organization shows, in the order of the league; null: as the organization has them. */
  statistics?: InputMaybe<Array<SeasonLeagueStatisticInput>>;
};

/** Changes of a team in its season league; what is absent stays. Name, colour, abbreviation and logo are those of the team, in every season. */
export type UpdateSeasonLeagueTeamInput = {
  /** What the team is called where there is no room, 2 to 4 letters and digits; null: letters of its name. */
  abbreviation?: InputMaybe<Scalars['String']['input']>;
  /** Name of a captain who is no player. Counts only without captainPlayerId, and takes the place of a player. */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** The captain, a player of the organization; null: none. Takes the place of a captain by name. */
  captainPlayerId?: InputMaybe<Scalars['ID']['input']>;
  /** Colour of the team, such as #1d4ed8; null: none of its own. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** The version of the team, where something of the team itself changes; the GraphQL endpoint asks for it then. */
  expectedTeamVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The version of the season-league team that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Logo of the team, an image of at most 1 MB; null removes it. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Name of the team, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Rank within the league, 1 to 10000; null shows as "-". */
  rank?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the team has left the league during the season. */
  withdrawn?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changes of the rules of standings. */
export type UpdateStandingsRulesInput = {
  /** The season league's version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** What results give; null: the win percentage decides. */
  points?: InputMaybe<PointsRulesInput>;
  /** How many are to be among the first, 1 to 999; null: one. */
  qualifyingPlaces?: InputMaybe<Scalars['Int']['input']>;
  /** Whether all games of the season are entered. */
  scheduleIsComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is asked in turn about level teams, each at most once; none: the name alone. */
  tieBreaks?: InputMaybe<Array<TieBreak>>;
};

/** Changes of a statistic; what is absent stays. One of the sport is only shown or hidden. */
export type UpdateStatDefinitionInput = {
  /** Abbreviation, 1 to 10 characters, unique within the sport in any case. Formulas that mention the statistic follow. Only of a statistic of its own. */
  abbreviation?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** What it follows from, at most 200 characters: numbers, abbreviations, `+ - * /` and parentheses. Needed unless it is counted. Only of a statistic of its own. */
  formula?: InputMaybe<Scalars['String']['input']>;
  /** Whether public tables leave it out. Values stay. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it comes about. What has values in games stays COUNTING. Only of a statistic of its own. */
  kind?: InputMaybe<StatKind>;
  /** Name, 1 to 100 characters. Only of a statistic of its own. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a team; what is absent stays, null clears the logo. */
export type UpdateTeamInput = {
  /** 2 to 4 letters and digits, such as MIL, in any case; null or blank: letters of its name. */
  abbreviation?: InputMaybe<Scalars['String']['input']>;
  /** Its colour, such as #1d4ed8; null or blank: none of its own. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Logo, an image of at most 1 MB; null removes it. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A season league that it shall play in: it joins it, or moves there from another league of that season while it has no games and no byes there. */
  seasonLeagueId?: InputMaybe<Scalars['ID']['input']>;
  /** Times at which it never plays: HH:MM, 9:00 is read as 09:00. */
  unavailableSlots?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Colours of the site; what is absent stays. */
export type UpdateThemeInput = {
  /** Accent colour, sRGB hex such as #1d4ed8. */
  accent?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Colours of the site. */
  theme?: InputMaybe<Theme>;
};

/** Changes of a user; what is absent stays. */
export type UpdateUserInput = {
  /** E-mail address; null takes it away. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The organization, changed by super administrators only. A change ends all sessions of the user and takes away sports that it does not play. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a temporary password, answered once, and ends all sessions of the user. */
  resetPassword?: InputMaybe<Scalars['Boolean']['input']>;
  /** STAFF or ORG_OWNER. A change ends all sessions of the user. */
  role?: InputMaybe<UserRole>;
  /** Sports that the user manages. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name to sign in with. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a webhook; absent fields stay as they are. */
export type UpdateWebhookInput = {
  /** What it is told of, at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The version that the change is based on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is told at all. What waited when it was switched off is sent once it is on again. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full https address of a public host. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a week off; what is absent stays. */
export type UpdateWeekOffInput = {
  /** The date on which the league does not play. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the change is based on; the GraphQL endpoint asks for it. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Why, at most 200 characters; the public schedule shows it. Null: 'Off Week' is shown. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** An account that can sign in, as other administrators see it. */
export type User = {
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the caller may edit and delete this user. */
  editable: Scalars['Boolean']['output'];
  /** E-mail address; null for callers who may not edit this user. */
  email?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique on the platform. */
  id: Scalars['ID']['output'];
  /** While the user has not chosen a password; null for callers who may not edit this user. */
  invitation?: Maybe<UserInvitation>;
  /** The organization of the user; null for a super administrator of none. */
  organization?: Maybe<Organization>;
  /** What the user may do. */
  role: UserRole;
  /** Sports that the user manages. Cost: 1, and 20 times what is selected of one. */
  sports: Array<Sport>;
  /** Colours of the user's admin area. */
  theme: Theme;
  /** Name to sign in with, unique on the platform in any case. */
  username: Scalars['String']['output'];
  /** Grows with each change: `expectedVersion` of an update. */
  version: Scalars['Int']['output'];
};

/** The invitation of a user who has not chosen a password yet. */
export type UserInvitation = {
  /** Until when its link is good, if it is at all. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was made, or made anew. */
  madeAt: Scalars['DateTime']['output'];
  /** Whether its link opens anything. */
  state: InvitationState;
};

/** A user after a change. */
export type UserPayload = {
  /** The link of an invitation to hand over, where this installation sends no mail; shown this once. */
  invitationLink?: Maybe<Scalars['String']['output']>;
  /** The new password to hand over, after a reset or when none was given; shown this once. */
  temporaryPassword?: Maybe<Scalars['String']['output']>;
  /** The user. */
  user: User;
};

/** What a user may do. */
export type UserRole =
  /** As staff; also the pages, the theme and the audit trail of the own organization. */
  | 'ORG_OWNER'
  /** The league's content and links of the own organization. */
  | 'STAFF'
  /** Everything in every organization; creates organizations and users. */
  | 'SUPER_ADMIN';

/** A session of the signed-in user: a browser. */
export type UserSession = {
  /** Network address that it was opened from. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the session that asks. */
  current: Scalars['Boolean']['output'];
  /** Positive integer, unique on the platform. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** What the browser called itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** A value that only one thing may have (a name, a slug, a date) is another one’s. */
export type ValueTaken = Refusal & {
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** Which field of the input has it. */
  field: Scalars['String']['output'];
  /** What is wrong, in a sentence for people. */
  message: Scalars['String']['output'];
  /** The field of the document that was refused, by its alias where it has one: an error's `path[0]`. */
  mutation: Scalars['String']['output'];
  /** Whose the value is, where that is known and in the same organization. */
  owner?: Maybe<Node>;
};

/** Where a team played. */
export type Venue =
  /** Away. */
  | 'AWAY'
  /** At home. */
  | 'HOME';

/** An address of somebody else’s program that is told of what happens. */
export type Webhook = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Since when deliveries fail; null while they arrive. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the secret before the present one signs as well; null when only one signs. */
  formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was switched off since everything had failed for three days; null otherwise. */
  gaveUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** How it is doing. */
  state: WebhookState;
  /** Where it is delivered to. */
  url: Scalars['String']['output'];
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
  /** How many deliveries wait, to be sent or to be sent again. */
  waitingCount: Scalars['Int']['output'];
};

/** One try to deliver something, and what came of it. */
export type WebhookAttempt = {
  /** How the answer began, at most 500 characters. */
  answer: Scalars['String']['output'];
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it does not count as delivered; null where it does. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** The status of the answer; null without an answer. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** One event for one webhook: to be delivered, or what became of it. Kept for 30 days. */
export type WebhookDelivery = {
  /** The tries so far, the latest first, at most 20. Cost: 1, and 20 times what is selected of one. */
  attempts: Array<WebhookAttempt>;
  /** The `id` in its body, the same however often it is sent. */
  eventId: Scalars['ID']['output'];
  /** The game that it is about; null where it is about none. */
  gameId?: Maybe<Scalars['ID']['output']>;
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: WebhookDeliveryKind;
  /** What it is about, in words; null when that is gone. */
  label?: Maybe<Scalars['String']['output']>;
  /** When it is sent next, at the earliest: what happened before to the same game goes first. Null when it is done. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: WebhookDeliveryState;
};

/** One page of a list of WebhookDelivery. */
export type WebhookDeliveryConnection = {
  /** The things on this page with their cursors, in order. */
  edges: Array<WebhookDeliveryEdge>;
  /** The things on this page, in order. */
  nodes: Array<WebhookDelivery>;
  /** Where this page lies within the list. */
  pageInfo: PageInfo;
  /** How many things the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** One WebhookDelivery and its place in a list. */
export type WebhookDeliveryEdge = {
  /** Opaque mark of this place: `after` for what follows. */
  cursor: Scalars['String']['output'];
  /** The thing at this place. */
  node: WebhookDelivery;
};

/** What is delivered to a webhook. */
export type WebhookDeliveryKind =
  /** A game has its result: `game.final`. */
  | 'GAME_FINAL'
  /** Players joined or left a team, or changed there: `roster.changed`. */
  | 'ROSTER_CHANGED'
  /** The games of a schedule were published: `schedule.published`. */
  | 'SCHEDULE_PUBLISHED'
  /** A result, or a score by period after it, is another one or was taken back: `game.score_corrected`. */
  | 'SCORE_CORRECTED'
  /** Nothing happened; somebody tries the webhook: `test`. */
  | 'TEST';

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The receiver has answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It failed for three days. */
  | 'GIVEN_UP'
  /** To be sent, or to be sent again at `nextAt`. */
  | 'WAITING';

/** What a webhook can be told of. */
export type WebhookEvent =
  /** A game has its result: `game.final`. */
  | 'GAME_FINAL'
  /** Players joined or left a team, or changed there: `roster.changed`. */
  | 'ROSTER_CHANGED'
  /** The games of a schedule were published: `schedule.published`. */
  | 'SCHEDULE_PUBLISHED'
  /** A result, or a score by period after it, is another one or was taken back: `game.score_corrected`. */
  | 'SCORE_CORRECTED';

/** A webhook, and its new secret, which is not told again. */
export type WebhookSecretPayload = {
  /** What its deliveries are signed with. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** How a webhook is doing. */
export type WebhookState =
  /** Deliveries fail since `failingSince`, and are tried again. */
  | 'FAILING'
  /** Everything failed for three days: it was switched off, and is told of nothing. */
  | 'GAVE_UP'
  /** Somebody switched it off: it is told of nothing. */
  | 'OFF'
  /** The latest delivery arrived, or there was none yet. */
  | 'WORKING';

/** A date on which a season league does not play. */
export type WeekOff = Node & {
  /** The date. */
  date: Scalars['Date']['output'];
  /** Positive integer, unique within the organization. */
  id: Scalars['ID']['output'];
  /** Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`. */
  nodeId: Scalars['ID']['output'];
  /** Why; null when nothing is said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The season league that does not play. */
  seasonLeague: SeasonLeague;
  /** Where a mutation answers the week off: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries. */
  undoId?: Maybe<Scalars['ID']['output']>;
  /** How often it was saved; updates name the version that they are based on. */
  version: Scalars['Int']['output'];
};

/** Wins and losses. */
export type WinLoss = {
  /** Games lost. */
  losses: Scalars['Int']['output'];
  /** Games won. */
  wins: Scalars['Int']['output'];
};
