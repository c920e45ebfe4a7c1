import type { Sport } from '../sports/sport.js';
import type { StatKind } from './stat-definition.js';
import { STAT_FORMULAS } from './stat-formula.js';

/** A statistic that an organization starts with, and that a reset restores. */
export interface DefaultStatDefinition {
  /** A stable name for code, the same in every organization. */
  readonly key: string;
  readonly name: string;
  readonly abbreviation: string;
  /** Index in the sport's list, from 0. */
  readonly order: number;
  readonly hidden: boolean;
  readonly kind: StatKind;
  /** Abbreviations of what a derived statistic follows from; empty for a counting one. */
  readonly parts: readonly string[];
  /** Only statistics of an organization's own have one. */
  readonly formula: null;
}

type Row = readonly [abbreviation: string, key: string, name: string];

const VISIBLE: Readonly<Record<Sport, readonly Row[]>> = {
  basketball: [
    ['PTS', 'points', 'Points'],
    ['AST', 'assists', 'Assists'],
    ['REB', 'rebounds', 'Rebounds'],
    ['FGM', 'fieldGoalsMade', 'Field Goals Made'],
    ['FGA', 'fieldGoalsAttempted', 'Field Goals Attempted'],
    ['FG%', 'fieldGoalPercentage', 'Field Goal Percentage'],
    ['FTM', 'freeThrowsMade', 'Free Throws Made'],
    ['FTA', 'freeThrowsAttempted', 'Free Throws Attempted'],
    ['FT%', 'freeThrowPercentage', 'Free Throw Percentage'],
    ['2PM', 'twoPointersMade', 'Two-Pointers Made'],
    ['2PA', 'twoPointersAttempted', 'Two-Pointers Attempted'],
    ['2P%', 'twoPointPercentage', 'Two-Point Percentage'],
    ['3PM', 'threePointersMade', 'Three-Pointers Made'],
    ['3PA', 'threePointersAttempted', 'Three-Pointers Attempted'],
    ['3P%', 'threePointPercentage', 'Three-Point Percentage'],
  ],
  baseball: [
    ['AB', 'atBats', 'At-Bats'],
    ['R', 'runs', 'Runs'],
    ['H', 'hits', 'Hits'],
    ['2B', 'doubles', 'Doubles'],
    ['3B', 'triples', 'Triples'],
    ['HR', 'homeRuns', 'Home Runs'],
    ['RBI', 'runsBattedIn', 'Runs Batted In'],
    ['BB', 'walks', 'Walks'],
    ['SO', 'strikeouts', 'Strikeouts'],
    ['AVG', 'battingAverage', 'Batting Average'],
  ],
  tennis: [
    ['ACE', 'aces', 'Aces'],
    ['DF', 'doubleFaults', 'Double Faults'],
    ['WIN', 'winners', 'Winners'],
    ['UE', 'unforcedErrors', 'Unforced Errors'],
    ['BP', 'breakPointsWon', 'Break Points Won'],
  ],
  volleyball: [
    ['K', 'kills', 'Kills'],
    ['E', 'attackErrors', 'Attack Errors'],
    ['TA', 'totalAttacks', 'Total Attacks'],
    ['A', 'assists', 'Assists'],
    ['SA', 'serviceAces', 'Service Aces'],
    ['DIG', 'digs', 'Digs'],
    ['BLK', 'blocks', 'Blocks'],
    ['PTS', 'points', 'Points'],
  ],
};

const HIDDEN: Readonly<Partial<Record<Sport, readonly Row[]>>> = {
  basketball: [
    ['MIN', 'minutes', 'Minutes'],
    ['OREB', 'offensiveRebounds', 'Offensive Rebounds'],
    ['DREB', 'defensiveRebounds', 'Defensive Rebounds'],
    ['STL', 'steals', 'Steals'],
    ['BLK', 'blocks', 'Blocks'],
    ['TO', 'turnovers', 'Turnovers'],
    ['PF', 'personalFouls', 'Personal Fouls'],
  ],
};

/** The statistics of a sport in their order: the visible ones, then the hidden ones. */
export function defaultStatDefinitions(sport: Sport): DefaultStatDefinition[] {
  const visible = VISIBLE[sport];
  return [...visible, ...(HIDDEN[sport] ?? [])].map(([abbreviation, key, name], order) => {
    const formula = STAT_FORMULAS.get(abbreviation);
    const hidden = order >= visible.length;
    const [kind, parts] = formula ? [formula.kind, formula.parts] : (['counting', []] as const);
    return { key, name, abbreviation, order, hidden, kind, parts, formula: null };
  });
}
