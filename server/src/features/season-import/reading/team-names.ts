import { normaliseName } from '../../../domain/text/normalise-name.js';
import { spellingKey } from '../../../domain/text/spelling-key.js';
import type { Cells } from './files/cells.js';
import type { ParsedTeam } from './parsed-season.js';
import { UNKNOWN } from './parsed-season.js';
import { quoteCell } from '../reporting/problem.js';

/** Longest name of a team, league or division. */
export const LONGEST_NAME = 200;
/** The most characters of a court's name. */
export const LONGEST_COURT = 50;

/** Finds the teams that the other two files name. */
export class TeamNames {
  private readonly indexes = new Map<string, number>();
  private readonly spellings: ReadonlyMap<string, string>;
  private readonly leagues: readonly ReadonlyMap<string, string>[];

  /** @param complete false when teams.csv could not be read, so that every name has to be taken as it is */
  constructor(
    teams: readonly ParsedTeam[],
    readonly complete: boolean,
  ) {
    for (const [index, team] of teams.entries()) this.indexes.set(normaliseName(team.name), index);
    this.spellings = new Map(teams.map(({ name }) => [spellingKey(name), name]));
    this.leagues = teams.map(({ places }) => new Map(places.map(({ league }) => [normaliseName(league), league])));
  }

  /** The leagues that two teams share, by their names. */
  sharedLeagues(one: number, other: number): string[] {
    return [...(this.leagues[one] ?? [])].flatMap(([key, name]) => (this.leagues[other]?.has(key) ? [name] : []));
  }

  /** Whether a team plays in a league. */
  playsIn(team: number, league: string): boolean {
    return this.leagues[team]?.has(normaliseName(league)) === true;
  }

  /** The index of the team that a cell names, or UNKNOWN, which then is a problem of the line. */
  read(cells: Cells, field: string): number {
    const name = cells.needed(field, LONGEST_NAME);
    const index = this.indexes.get(normaliseName(name)) ?? UNKNOWN;
    if (index === UNKNOWN && name !== '' && this.complete) {
      const key = spellingKey(name);
      const alike = key === '' ? undefined : this.spellings.get(key);
      const question = alike === undefined ? '' : `; is it ${quoteCell(alike)}?`;
      cells.refuse(field, `unknown team ${quoteCell(name)}: teams.csv does not have it${question}`);
    }
    return index;
  }
}
