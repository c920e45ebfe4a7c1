import type { NameParts } from './shown-name.js';

/** What stands in the place of an erased person's name: nobody's name, and another one for each. */
export function erasedName(playerId: number): NameParts {
  return { firstName: 'Erased', lastName: `player ${playerId}` };
}

/** Whether a name is such a one. */
export function isErasedName({ firstName, lastName }: NameParts): boolean {
  return firstName === 'Erased' && /^player \d+$/u.test(lastName);
}
