import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ParsedGame, ParsedSeason } from '../reading/parsed-season.js';

/** What tells a game of the files from the others, now and at the next import. */
export interface GameName {
  /**
   * What `games.import_key` holds: the file's own key, otherwise day and pair, with the time where the file has several
   * games of the pair on the day.
   */
  readonly key: string;
  /** Day and pair, whether or not the file gives a key. */
  readonly pair: string;
  /** Other names under which an earlier import may have stored it, likeliest first. */
  readonly others: readonly string[];
}

/**
 * Names the games of the files, so that the same game is found again after its date, teams or a team's name were
 * edited. The order of the lines does not matter.
 */
export function gameNames({ games, teams }: Pick<ParsedSeason, 'games' | 'teams'>): GameName[] {
  const pairs = games.map((game) => pairName(game, teams));
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return games.map(({ key, time }, index) => {
    const pair = pairs[index] ?? '';
    const timed = time === null ? [] : [`${pair} ${time}`];
    if (counts.get(pair) !== 1) return { key: key ?? timed[0] ?? pair, pair, others: key === null ? [] : timed };
    return key === null ? { key: pair, pair, others: timed } : { key, pair, others: [...timed, pair] };
  });
}

/** Day and pair of an import key that was made of them; any other key stays as it is. */
export function pairOfKey(importKey: string): string {
  return importKey.replace(/ \d\d:\d\d$/u, '');
}

function pairName({ date, home, away }: ParsedGame, teams: ParsedSeason['teams']): string {
  const names = [home, away].map((index) => normaliseName(teams[index]?.name ?? '')).sort();
  return `${date} ${names.join(' / ')}`;
}
