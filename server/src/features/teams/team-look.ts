import { readColour } from '../../domain/colours/read-colour.js';
import { readAbbreviation } from '../../domain/text/read-abbreviation.js';
import type { InputCheck } from '../../lib/validation.js';

/** A team's colour; blank becomes null. What is none is noted as a problem. */
export function checkColour(
  check: InputCheck,
  name: string,
  value: string | null | undefined,
): string | null | undefined {
  if (value === undefined || value === null) return value;
  if (value.trim() === '') return null;
  const colour = readColour(value);
  check.that(
    colour !== null,
    name,
    `${name} must be a colour of six digits from 0 to f, such as #1d4ed8; '${start(value)}' is none.`,
  );
  return colour;
}

/** A team's abbreviation, in capitals; blank becomes null. What is none is noted as a problem. */
export function checkAbbreviation(
  check: InputCheck,
  name: string,
  value: string | null | undefined,
): string | null | undefined {
  if (value === undefined || value === null) return value;
  if (value.trim() === '') return null;
  const abbreviation = readAbbreviation(value);
  check.that(
    abbreviation !== null,
    name,
    `${name} must be 2 to 4 letters and digits without blanks, such as MIL; '${start(value)}' is not.`,
  );
  return abbreviation;
}

/** As much of a text as a message repeats. */
const start = (text: string): string => [...text].slice(0, 20).join('');
