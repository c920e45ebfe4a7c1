import { readColour } from '../../domain/colours/read-colour.js';
import { readAbbreviation } from '../../domain/text/read-abbreviation.js';
import type { InputCheck } from '../../lib/validation.js';

/** A team's colour; blank becomes null. What is none is noted as a problem. */
export function checkColour(check: InputCheck, name: string, value: Given): Given {
  return checkLook(
    check,
    name,
    value,
    readColour,
    (text) => `must be a colour of six digits from 0 to f, such as #1d4ed8; '${text}' is none.`,
  );
}

/** A team's abbreviation, in capitals; blank becomes null. What is none is noted as a problem. */
export function checkAbbreviation(check: InputCheck, name: string, value: Given): Given {
  return checkLook(
    check,
    name,
    value,
    readAbbreviation,
    (text) => `must be 2 to 4 letters and digits without blanks, such as MIL; '${text}' is not.`,
  );
}

/** As it came; undefined: not given. */
type Given = string | null | undefined;

/** @param refusal what follows the name, about as much of the text as a message repeats */
function checkLook(
  check: InputCheck,
  name: string,
  value: Given,
  read: (text: string) => string | null,
  refusal: (text: string) => string,
): Given {
  if (value === undefined || value === null) return value;
  if (value.trim() === '') return null;
  const found = read(value);
  check.that(found !== null, name, `${name} ${refusal([...value].slice(0, 20).join(''))}`);
  return found;
}
