import { type AppError, conflict } from '../../lib/errors.js';
import { refuseDuplicates } from '../../lib/unique.js';

/** 409: what the files were read or planned by is another by now. @param what 'The period Q1 was removed' */
export function importOvertaken(what: string): AppError {
  return conflict(`${what} meanwhile. Nothing was imported; please try again.`);
}

const somebodyElse = () => importOvertaken('Somebody else changed what is imported');
/** What an import adds after it has looked that it is not there. Games, and so their lines, are locked but in a try. */
const REFUSALS = {
  players_import_key: somebodyElse,
  game_lines_player_key: somebodyElse,
  season_league_teams_pair_key: somebodyElse,
  stat_definitions_abbreviation_key: somebodyElse,
  game_periods_name_key: somebodyElse,
  player_attributes_name_key: somebodyElse,
};

/** Runs an import's transaction, or the try of one. @throws 409 when somebody adds at this moment what it adds */
export function refuseOvertaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refuseDuplicates(REFUSALS, work);
}
