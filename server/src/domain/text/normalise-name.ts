import { cleanName } from './clean-name.js';

/**
 * The key by which two spellings are the same name: tidied and in lower case. Used to warn of duplicate players
 * (first plus last name, trimmed, in any case) and to match names in an import. Not for display.
 */
export function normaliseName(name: string): string {
  return cleanName(name).toLowerCase().normalize('NFC');
}
