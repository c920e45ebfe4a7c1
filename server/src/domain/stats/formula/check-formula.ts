import { ownFormulaOf } from './own-formula.js';
import { isProblem, parseFormula } from './parse-formula.js';
import type { Formula, FormulaProblem } from './formula.js';
import type { DefinedStatistic } from '../stat-definition.js';

/**
 * Reads the formula of a statistic and finds what is wrong with it: what cannot be read, a statistic that there is not,
 * one that follows from itself, and a formula that mentions none.
 * @param abbreviation of the statistic itself
 * @param definitions those of the sport; the statistic itself may be among them
 */
export function checkFormula(
  text: string,
  abbreviation: string,
  definitions: readonly DefinedStatistic[],
): { readonly formula: Formula } | FormulaProblem {
  const parsed = parseFormula(text);
  if (isProblem(parsed)) return parsed;
  const { formula, mentions } = parsed;
  if (mentions.length === 0) return { message: 'A formula mentions at least one statistic.', at: 0 };
  const byAbbreviation = new Map(definitions.map((definition) => [definition.abbreviation, definition]));
  for (const { abbreviation: mentioned, at } of mentions) {
    if (mentioned === abbreviation) return { message: `${abbreviation} must not follow from itself.`, at };
    if (!byAbbreviation.has(mentioned)) return { message: unknown(mentioned, definitions), at };
    if (leadsTo(mentioned, abbreviation, byAbbreviation, new Set()))
      return { message: `${mentioned} follows from ${abbreviation}, which must not follow from itself.`, at };
  }
  return { formula };
}

function unknown(mentioned: string, definitions: readonly DefinedStatistic[]): string {
  const similar = definitions.find(({ abbreviation }) => abbreviation.toLowerCase() === mentioned.toLowerCase());
  return `There is no statistic ${mentioned}${similar ? `; is it ${similar.abbreviation}` : ''}${similar ? '?' : '.'}`;
}

function leadsTo(
  from: string,
  to: string,
  definitions: ReadonlyMap<string, DefinedStatistic>,
  seen: Set<string>,
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const definition = definitions.get(from);
  const parts = (definition && ownFormulaOf(definition)?.parts) ?? [];
  return parts.some((part) => leadsTo(part, to, definitions, seen));
}
