import { TELLING_FIELDS } from '../../../lib/note-refusals.js';

/** What a list without a page size is taken to hold: a league's locations, a box score's lines. */
const LIST_LENGTH = 20;

/** What a list of objects is taken to hold that has no page size, and is none of a page. */
export const lengthOf = (type: string, field: string): number => LIST_LENGTHS[`${type}.${field}`] ?? LIST_LENGTH;

/** Teams of a big league, and players that a team has had in a season. */
const MANY = 40;
/** Statistics of an organization that has added some of its own. */
const STATISTICS = 30;

/**
 * Lists whose length follows from what they are: a division of twenty teams plays nineteen matches in five rounds. What
 * a big league has is not estimated below it (a test holds generated queries against a season of thirty teams).
 */
export const LIST_LENGTHS: Readonly<Record<string, number>> = {
  'Bracket.rounds': 5,
  'Bracket.losersRounds': 8,
  'Bracket.finals': 2,
  'Bracket.orphans': 1,
  'UnmatchedGames.games': 2,
  'BracketRound.matches': 4,
  'BracketMatch.games': 1,
  'BracketMatch.otherGames': 1,
  'Game.plays': 200,
  'Game.recap': 16,
  'Game.playerRecap': 5,
  'Game.lastMeetings': 5,
  'GameSide.seasonLeaders': 3,
  'GameSide.seasonLines': MANY,
  'SeasonDay.games': 100,
  'RecapFact.records': 4,
  'StandingsGames.counted': 1_200,
  'StandingsGames.toCome': 1_200,
  'Organization.standings': MANY,
  'Organization.standingsTables': 10,
  'StandingsTable.rows': 20,
  'CountedGames.games': 90,
  'CountedGames.opponents': MANY,
  'Organization.mainLeaderboards': 4,
  'SeasonLeague.teams': MANY,
  'Season.seasonLeagues': 10,
  'Season.leagues': 10,
  'Mutation.createLeague': 10,
  'StaleVersion.changes': 5,
  'RefusedByRule.fields': 2,
  'InvalidInput.fields': 5,
  'Season.unassignedTeams': MANY,
  'Team.roster': MANY,
  'SeasonLeagueTeam.roster': MANY,
  'Organization.locations': MANY,
  'Organization.statLeaders': 4,
  'Organization.statDefinitions': STATISTICS,
  'Game.statDefinitions': STATISTICS,
  'Game.allStatDefinitions': STATISTICS,
  'GameLine.allValues': STATISTICS,
  'GameSide.allTotals': STATISTICS,
  'SeasonLine.values': STATISTICS,
  'PlayerSeasonStats.statDefinitions': STATISTICS,
  'Leaderboard.statDefinitions': STATISTICS,
  'Leaderboard.rows': 100,
  'TeamSeasonFigures.figures': STATISTICS,
  'TeamSeasonFigures.leaders': 4,
  'TeamSeasonFigures.periods': 10,
  'TeamSeasonFigures.headToHead': MANY,
  'PlayerSeasonFigures.figures': STATISTICS,
  'PlayerSeasonFigures.highs': STATISTICS,
  'PlayerCareer.highs': STATISTICS,
  'PlayerCareer.milestones': MANY,
  'PlayerSplits.statDefinitions': STATISTICS,
  'PlayerSplits.rows': 20,
  'SeasonLeague.statistics': STATISTICS,
  'Team.totals': STATISTICS,
  'GameLine.stats': STATISTICS,
  'PlayerGameStat.stats': STATISTICS,
  'MoveGamesPayload.consequences': 4,
  'MoveGamesPayload.errors': 2,
  'MoveGamesPayload.games': 2,
  'MoveGamesPayload.warnings': 2,
  'Query.cellsForGame': 160,
  'ScheduleCellForGame.consequences': 2,
  'ScheduleCellForGame.errors': 2,
  'ScheduleCellForGame.warnings': 2,
  'ScheduleDraft.certificate': 8,
  'ScheduleDraft.obstacles': 5,
  'ScheduleFairness.opponents': 10,
  'ScheduleFairness.times': 4,
  'ScheduleWeek.dates': 2,
  'ScheduleWeek.byes': 2,
  'ScheduleWeek.cancelled': 1,
  'ScheduleWeek.postponed': 1,
  'ScheduleWeek.doubleHeaders': 2,
  'ScheduleWeek.otherGames': 1,
  'ScheduleWeek.games': 8,
  'ScheduleDate.cells': 8,
  'ScheduleDate.otherGames': 1,
};

/** Lists whose `first` says how long the lists within their things are. */
const FIRST_IS_WITHIN: ReadonlySet<string> = new Set([
  'Organization.search',
  'Organization.statLeaders',
  'Organization.mainLeaderboards',
]);

/** Whether a list's `first` is the length of the lists within its things, not its own. */
export const isFirstWithin = (type: string, field: string): boolean => FIRST_IS_WITHIN.has(`${type}.${field}`);

/** Lists that have one thing for each one of an argument. */
const AS_LONG_AS: Readonly<Record<string, string>> = { 'Query.nodes': 'nodeIds' };

/** The argument whose list is as long as that of the field; null for most. */
export const argumentAsLong = (type: string, field: string): string | null => AS_LONG_AS[`${type}.${field}`] ?? null;

/** Whether a list has one thing at most for each root field beside it. */
export const isOfRootFields = (type: string, field: string): boolean =>
  type === 'Mutation' && TELLING_FIELDS.has(field);

/** What a field counts besides its answer. */
interface Work {
  /** Counted where it is asked with one of these arguments, be it null or not; 'always': with none as well. */
  readonly args: readonly string[] | 'always';
  readonly values: number;
}

/** Work that shows in no value, by field. */
const WORK: Readonly<Record<string, Work>> = {
  // The lines of all games of the span are added up, where those of a whole season are kept as totals.
  'Organization.leaders': { args: ['from', 'to'], values: 1_000 },
  // The games until that day are added up; with percentages and threes their lines, too.
  'Organization.standings': { args: ['asOf'], values: 1_000 },
  'Organization.standingsTables': { args: ['asOf'], values: 1_000 },
  // The totals of everybody who has ever played are added up and compared; a season or a league makes it less.
  'Organization.leaderboard': { args: 'always', values: 1_000 },
  'Organization.mainLeaderboards': { args: 'always', values: 1_000 },
  // All games of the team are read and counted, a statement for each team.
  'Team.countedGames': { args: 'always', values: 100 },
  // Each of its lists compares names.
  'Organization.search': { args: ['text'], values: 500 },
};

/** What a field counts besides its answer; null for most. */
export const workOf = (type: string, field: string): Work | null => WORK[`${type}.${field}`] ?? null;
