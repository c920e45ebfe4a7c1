/** What a list without a page size is taken to hold: a roster, a league's teams. */
export const LIST_LENGTH = 20;

/** Lists whose length follows from what they are: a division of twenty teams plays nineteen matches in five rounds. */
export const LIST_LENGTHS: Readonly<Record<string, number>> = {
  'Bracket.rounds': 5,
  'Bracket.losersRounds': 8,
  'Bracket.finals': 2,
  'Bracket.orphans': 1,
  'BracketRound.matches': 4,
  'BracketMatch.games': 1,
  'BracketMatch.otherGames': 1,
  'Game.plays': 200,
  'StandingsGames.counted': 400,
  'StandingsGames.toCome': 200,
  'MoveGamesPayload.errors': 2,
  'MoveGamesPayload.games': 2,
  'MoveGamesPayload.warnings': 2,
  'Query.cellsForGame': 160,
  'ScheduleCellForGame.errors': 2,
  'ScheduleCellForGame.warnings': 2,
  'ScheduleDraft.certificate': 8,
  'ScheduleDraft.obstacles': 5,
  'ScheduleFairness.opponents': 10,
  'ScheduleFairness.times': 4,
  'ScheduleWeek.dates': 2,
  'ScheduleWeek.byes': 2,
  'ScheduleWeek.doubleHeaders': 2,
  'ScheduleWeek.otherGames': 1,
  'ScheduleWeek.games': 8,
  'ScheduleDate.cells': 8,
  'ScheduleDate.otherGames': 1,
};
