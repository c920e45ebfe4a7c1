import { compareNames } from '@domain/text/compare-names';
import { t } from '@/texts';
import type { CellsForGameQuery } from './schedules.generated';

/** What becomes worse for a team when games change places. */
export type Consequence = CellsForGameQuery['cellsForGame'][number]['consequences'][number];

/** One kind of consequence in some weeks, for all teams that it concerns. */
export interface ConsequenceWords {
  /** For a cell, which may have no room for all names: 'DH, week 5: Aces'. */
  short: string;
  /** For who asks, and for readers of screens: 'Two games in week 5 for Aces'. */
  full: string;
}

/** What becomes worse, in lines. A bye that is one of several in a row is told among these alone. */
export function consequenceWords(consequences: readonly Consequence[]): ConsequenceWords[] {
  const rows = consequences.filter(({ code }) => code === 'BYES_IN_A_ROW');
  const groups = new Map<string, { code: Consequence['code']; names: string[]; weeks: string }>();
  for (const one of consequences) {
    if (one.code === 'BYE' && rows.some((row) => row.team.id === one.team.id && isWithin(one, row))) continue;
    const weeks = weekWords(one);
    const key = `${one.code} ${weeks}`;
    const group = groups.get(key) ?? { code: one.code, names: [], weeks };
    const { team, opponent } = one;
    group.names.push(opponent ? t.schedules.vs_2({ homeTeam: team.name, awayTeam: opponent.name }) : team.name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ code, names, weeks }) => {
    const { short, full } = WORDS[code];
    const all = names.toSorted(compareNames).join(', ');
    return { short: `${short()}, ${weeks}: ${all}`, full: full(all, weeks) };
  });
}

const WORDS: Record<Consequence['code'], { short: () => string; full: (names: string, weeks: string) => string }> = {
  BYE: {
    short: () => t.schedules.bye(),
    full: (names, weeks) => t.schedules.no_game_in_for({ weeks, names }),
  },
  BYES_IN_A_ROW: {
    short: () => t.schedules.byes_in_a_row(),
    full: (names, weeks) => t.schedules.no_game_in_for({ weeks, names }),
  },
  DOUBLE_HEADER: {
    short: () => t.schedules.dh(),
    full: (names, weeks) => t.schedules.two_games_in_for({ weeks, names }),
  },
  REMATCH: {
    short: () => t.schedules.again(),
    full: (names, weeks) => t.schedules.twice_in({ weeks, names }),
  },
};

function weekWords({ weekIndex, weekCount }: Consequence): string {
  return t.schedules.week_or_weeks({ weekCount, first: weekIndex + 1, last: weekIndex + weekCount });
}

function isWithin({ weekIndex }: Consequence, row: Consequence): boolean {
  return weekIndex >= row.weekIndex && weekIndex < row.weekIndex + row.weekCount;
}
