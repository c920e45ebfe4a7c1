import type { DefinedStatistic, StatKind } from '../stat-definition.js';
import type { Formula } from './formula.js';
import { isProblem, parseFormula } from './parse-formula.js';

/** How a statistic follows from others by a formula that an organization wrote. */
export interface OwnFormula {
  readonly kind: 'formula';
  readonly formula: Formula;
  /** Abbreviations of what it mentions, each once. */
  readonly parts: readonly string[];
  /** Decimals that its value is rounded to. */
  readonly decimals: number;
  /** Totals are divided by the games played. */
  readonly perGame: boolean;
}

/** The decimals of each kind of statistic that has a formula. */
const DECIMALS: Readonly<Partial<Record<StatKind, number>>> = { sum: 1, ratio: 3, per_game: 1 };

/** The formula of an organization's own statistic; null for any other, and for one that cannot be read. */
export function ownFormulaOf({ formula: text, kind }: DefinedStatistic): OwnFormula | null {
  if (text == null) return null;
  const parsed = parseFormula(text);
  if (isProblem(parsed)) return null;
  const parts = [...new Set(parsed.mentions.map(({ abbreviation }) => abbreviation))];
  const stored = kind?.toLowerCase() as StatKind | undefined;
  const decimals = DECIMALS[stored ?? 'sum'] ?? 1;
  return { kind: 'formula', formula: parsed.formula, parts, decimals, perGame: stored === 'per_game' };
}
