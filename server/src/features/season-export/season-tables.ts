import { cleanName } from '../../domain/text/cleanName.js';
import { normaliseName } from '../../domain/text/normaliseName.js';
import { csvLine } from '../../lib/csv.js';
import { ownKey } from '../season-import/own-key.js';
import type { GameRow, LineRow, TeamRow } from './season-rows.js';

const LONGEST_KEY = 200;
const LONGEST_NAME = 200;
const LONGEST_POSITION = 30;

/** A name for each team by which the other files can refer to it: of teams of one name the second and later ones get a number. */
export function teamNames(teams: readonly TeamRow[]): Map<number, string> {
  const taken = new Set(teams.map(({ name }) => normaliseName(name)));
  const used = new Set<string>();
  return new Map(
    teams.map(({ id, name }) => {
      let free = cleanName(name);
      for (let number = 2; used.has(normaliseName(free)); number += 1) {
        const numbered = `${cleanName(name).slice(0, LONGEST_NAME - 8)} (${number})`;
        if (!taken.has(normaliseName(numbered))) free = numbered;
      }
      used.add(normaliseName(free));
      return [id, free];
    }),
  );
}

/** teams.csv. */
export function teamsTable(teams: readonly TeamRow[], names: ReadonlyMap<number, string>): string {
  const lines = teams.map(({ id, league, division }) => [names.get(id), league, division]);
  return [['team', 'league', 'division'], ...lines].map(csvLine).join('');
}

/** What names rows in the files, see `keyOf`. */
export interface Naming {
  readonly organizationId: number;
  readonly names: ReadonlyMap<number, string>;
}

/**
 * games.csv.
 * @param periodIds what the period columns stand for, first to last
 * @param fewest how many period columns the sport's games have at least
 */
export function gamesTable(games: readonly GameRow[], { organizationId, names }: Naming, periodIds: readonly number[], fewest: number): string {
  const last = games.reduce((most, { periods }) => Math.max(most, ...periods.map(([, id]) => periodIds.indexOf(id) + 1)), fewest);
  const columns = Array.from({ length: last }, (_item, index) => index);
  const period = (side: string): string[] => columns.map((index) => `${side}_p${index + 1}`);
  const scores = ({ periods }: GameRow, teamId: number): (number | null)[] =>
    columns.map((index) => periods.find(([team, id]) => team === teamId && id === periodIds[index])?.[2] ?? null);
  const lines = games.map((game) => {
    // An import takes both scores or none; one alone counts for nothing.
    const final = game.homeScore === null || game.awayScore === null ? [null, null] : [game.homeScore, game.awayScore];
    return [
      keyOf(organizationId, game),
      game.date,
      game.time,
      names.get(game.homeTeamId),
      names.get(game.awayTeamId),
      ...final,
      game.status,
      game.bracket,
      ...scores(game, game.homeTeamId),
      ...scores(game, game.awayTeamId),
    ];
  });
  const heading = ['game_key', 'date', 'time', 'home_team', 'away_team', 'home_score', 'away_score', 'status', 'bracket', ...period('home'), ...period('away')];
  return [heading, ...lines].map(csvLine).join('');
}

/** The heading of player_games.csv. */
export function linesHeading(statistics: readonly string[]): string {
  return csvLine(['game_key', 'date', 'time', 'team', 'opponent', 'player_key', 'first_name', 'last_name', 'position', 'started', ...statistics]);
}

/** A line of player_games.csv. */
export function lineOf(line: LineRow, game: GameRow, { organizationId, names }: Naming, statistics: readonly string[]): string {
  const values = new Map(line.values);
  const opponent = line.teamId === game.homeTeamId ? game.awayTeamId : game.homeTeamId;
  return csvLine([
    keyOf(organizationId, game),
    game.date,
    game.time,
    names.get(line.teamId),
    names.get(opponent),
    keyOf(organizationId, { id: line.playerId, importKey: line.importKey }),
    line.firstName,
    line.lastName,
    line.position?.slice(0, LONGEST_POSITION),
    line.started,
    ...statistics.map((abbreviation) => values.get(abbreviation)),
  ]);
}

/** The key that a row was imported with, where it can stand in a file; otherwise one made of its id. */
function keyOf(organizationId: number, { id, importKey }: { id: number; importKey: string | null }): string {
  const fits = importKey !== null && importKey !== '' && importKey.length <= LONGEST_KEY && cleanName(importKey) === importKey;
  return fits ? importKey : ownKey(organizationId, id);
}
