import { allHighs } from './high-facts.js';
import { lineFacts } from './line-facts.js';
import type { RecapFact, RecapGame } from './recap-facts.js';

/**
 * What is so of one player's game: ten each of points, rebounds and assists, and all highs, the rarest first.
 * @param game the lines and earlier bests of that player alone
 */
export function playerFacts({ lines, bests }: Pick<RecapGame, 'lines' | 'bests'>): RecapFact[] {
  return [...lineFacts(lines).filter(({ kind }) => kind === 'triple_double'), ...allHighs({ lines, bests })];
}
