import { cleanName } from './clean-name.js';

const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/iu;

/**
 * Takes a full name apart: 'Ann Mary Archer' has the first name Ann, 'Archer, Ann Mary' the last name Archer. What
 * comes after the first word is the last name, so that 'de la Cruz' and 'Hardaway Jr.' stay whole; a single word is a
 * first name.
 */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = cleanName(fullName);
  const comma = name.indexOf(',');
  const behind = name.slice(comma + 1).trim();
  if (comma > 0 && behind !== '' && !SUFFIX.test(behind))
    return { firstName: behind, lastName: name.slice(0, comma).trim() };
  const blank = name.indexOf(' ');
  return blank === -1
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, blank), lastName: name.slice(blank + 1) };
}
