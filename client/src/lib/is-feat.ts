import { NO_FEATS } from '@domain/stats/no-feats';
import type { StatKind } from './format-stat';

/**
 * Whether a high of a statistic is worth a mark: not of a percentage or ratio, whose small samples say little, nor of
 * attempts and errors.
 */
export function isFeat({ kind, abbreviation }: { kind: StatKind; abbreviation: string }): boolean {
  return kind !== 'PERCENTAGE' && kind !== 'RATIO' && !NO_FEATS.has(abbreviation);
}
