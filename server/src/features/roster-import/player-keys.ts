import { normaliseName } from '../../domain/text/normalise-name.js';
import { type ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import type { ParsedLine, ParsedRoster } from './parsed-roster.js';
import { fullName } from './roster-plan.js';

/** The lines of a file that speak of one person: of one key, or of one name that no line gives a key for. */
export interface Person {
  /** Normalised. */
  readonly name: string;
  readonly key: string | null;
  readonly lines: ParsedLine[];
}

/**
 * Puts the lines of a file together by whom they mean. A name without a key is that of the one key which the file has
 * for it.
 * @returns persons in the order of the file; lines that are not clear are left out, each a problem
 */
export function personsOf(file: string, { lines }: ParsedRoster, problems: ProblemList): Person[] {
  const keysByName = new Map<string, Set<string>>();
  for (const line of lines) {
    if (line.key === null) continue;
    const name = normaliseName(fullName(line));
    keysByName.set(name, (keysByName.get(name) ?? new Set()).add(line.key));
  }
  const persons = new Map<string, Person>();
  for (const line of lines) {
    const name = normaliseName(fullName(line));
    if (name === '') continue; // a problem already
    const keys = keysByName.get(name) ?? new Set();
    if (line.key === null && keys.size > 1) {
      problems.add(
        file,
        line.line,
        'player_key',
        `this file has ${keys.size} players called ${quoteCell(fullName(line))}: say here too which one is meant`,
      );
      continue;
    }
    const key = line.key ?? [...keys][0] ?? null;
    const person = persons.get(key === null ? ` ${name}` : key) ?? { name, key, lines: [] };
    const [first] = person.lines;
    if (first !== undefined && person.name !== name) {
      problems.add(
        file,
        line.line,
        'player_key',
        `this key belongs to ${quoteCell(fullName(first))} on line ${first.line}`,
      );
      continue;
    }
    person.lines.push(line);
    persons.set(key === null ? ` ${name}` : key, person);
  }
  return [...persons.values()];
}
