import { normaliseName } from '../../domain/text/normaliseName.js';
import type { ParsedGame, ParsedSeason } from './parsed-season.js';

/**
 * What `games.import_key` holds for each game: the file's own key, otherwise day and pair, and the time too for a second game of that pair on
 * that day. So the same game is found again after its date, teams or a team's name were edited.
 */
export function gameNames({ games, teams }: Pick<ParsedSeason, 'games' | 'teams'>): string[] {
  const taken = new Set<string>();
  return games.map((game) => {
    const name = game.key ?? pairName(game, teams);
    const free = game.key === null && taken.has(name) ? `${name} ${game.time}` : name;
    taken.add(free);
    return free;
  });
}

function pairName({ date, home, away }: ParsedGame, teams: ParsedSeason['teams']): string {
  const names = [home, away].map((index) => normaliseName(teams[index]?.name ?? '')).sort();
  return `${date} ${names.join(' / ')}`;
}
