import { sharedRules } from './shared-rules.js';
import { DEFAULT_RULES, type StandingsRules } from './standings-rules.js';

/**
 * The rules that teams of these leagues are ordered by among each other: their own where all have the same, otherwise
 * those that hold by default.
 */
export function commonRules(leagues: readonly StandingsRules[]): StandingsRules {
  return sharedRules(leagues) ?? DEFAULT_RULES;
}
