import { spellingKey } from '../../../domain/text/spelling-key.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { ParsedSeason } from '../reading/parsed-season.js';
import { type ProblemList, quoteCell } from './problem.js';

interface Named {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Names teams and players who may be one that was spelled in two ways: each would have part of the results. */
export function warnOfLookAlikes({ teams, players }: ParsedSeason, warnings: ProblemList): void {
  const teamNames = teams.map(({ line, name }) => ({ file: FILE_NAMES.teams, line, name }));
  for (const [one, other] of lookAlikes(teamNames))
    warnings.add(other.file, other.line, 'team', alike(one, other, 'team', FILE_NAMES.teams));
  // Who has a key is told apart by it.
  const persons = players
    .filter(({ key }) => key === null)
    .map(({ file = FILE_NAMES.playerGames, line, firstName, lastName }) => ({
      file,
      line,
      name: `${firstName} ${lastName}`.trim(),
    }));
  for (const [one, other] of lookAlikes(persons))
    warnings.add(other.file, other.line, 'last_name', alike(one, other, 'player', other.file));
}

/** Each name that is like an earlier one but for marks, spaces and signs, behind that. */
function lookAlikes(names: readonly Named[]): [earlier: Named, later: Named][] {
  const first = new Map<string, Named>();
  const pairs: [Named, Named][] = [];
  for (const named of names) {
    const key = spellingKey(named.name);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, named);
    else if (key !== '') pairs.push([earlier, named]);
  }
  return pairs;
}

function alike(one: Named, other: Named, what: 'team' | 'player', here: string): string {
  const place = one.file === here ? `line ${one.line}` : `line ${one.line} of ${one.file}`;
  const advice = what === 'team' ? 'spell it in one way' : 'spell the name in one way';
  return `${quoteCell(other.name)} is another ${what} than ${quoteCell(one.name)} of ${place}: if they are one, ${advice}`;
}
