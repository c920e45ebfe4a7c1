import type { Evenness } from './even-bounds.js';
import { evennessOf } from './evenness-of.js';
import type { Measure, Participation } from './participation.js';
import { bringWithin, type Window, type Windows } from './within-windows.js';

/** How evenly games, byes and double headers are spread, and how evenly they could be. */
export interface Evennesses extends Record<Measure, Evenness> {
  /** Every schedule that is as even has all teams in one of these; what teams have now is in the last one. */
  readonly windows: readonly Windows[];
}

/** Any number of something. */
export const ANY: Window = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Evens out byes and then double headers, where games stay as even as they are: the smallest difference for which some
 * least number leaves every team within it, for byes beside games, for double headers beside both.
 */
export function evenJointly(participation: Participation): Evennesses {
  const { leftOut, teamCount } = participation.instance;
  const teams = Array.from({ length: teamCount }, (_item, team) => team).filter((team) => leftOut[team] === 0);
  const alone = evennessOf(participation);
  if (teams.length === 0) return { ...alone, windows: [] };
  const games = windowOf(teams, participation.games);
  const byes = new Smallest(participation, teams, 'byes', alone.byes);
  const atBest = byes.search([{ games, byes: ANY, doubles: ANY }]);
  const doubles = new Smallest(participation, teams, 'doubles', alone.doubles);
  const windows = doubles.search(atBest);
  return { games: alone.games, byes: byes.evenness(), doubles: doubles.evenness(), windows };
}

function windowOf(teams: readonly number[], of: Int32Array): Window {
  const amounts = teams.map((team) => of[team]!);
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** Looks for the smallest difference of one measure beside the windows of those before it. */
class Smallest {
  private outsider: number | null = null;
  private spread = 0;

  constructor(
    private readonly participation: Participation,
    private readonly teams: readonly number[],
    private readonly name: Measure,
    private readonly alone: Evenness,
  ) {}

  /** @returns all windows with the smallest difference; what teams have is in the last of them */
  search(given: readonly Windows[]): readonly Windows[] {
    for (this.spread = this.alone.bound; ; this.spread += 1) {
      const found = given.flatMap((windows) => this.at(this.spread, windows));
      if (found.length === 0) continue;
      if (found.length > 1) bringWithin(this.participation, found.at(-1)!);
      return found;
    }
  }

  evenness(): Evenness {
    return { ...this.alone, spread: this.spread, bound: this.spread, beside: this.outsider };
  }

  /** The windows of one size that every team can be in. */
  private at(spread: number, windows: Windows): Windows[] {
    const amounts = this.teams.map((team) => this.participation[this.name][team]!);
    const average = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    const found: Windows[] = [];
    for (let least = Math.ceil(average - spread); least <= Math.floor(average); least += 1) {
      const tried = { ...windows, [this.name]: [least, least + spread] };
      const [outsider] = bringWithin(this.participation, tried);
      if (outsider === undefined) found.push(tried);
      else this.outsider = outsider;
    }
    return found;
  }
}
