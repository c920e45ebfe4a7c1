import type { StoredValues } from './stat-definition.js';

/**
 * Whether a line counts as a game played: it has at least one stored value, be it 0. A listed player without any did
 * not play.
 */
export function countsAsPlayed(line: StoredValues): boolean {
  for (const value of line.values()) {
    if (value !== null && value !== undefined) return true;
  }
  return false;
}
