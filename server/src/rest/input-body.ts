import type { AnyList } from '../lib/fields/allow-list.js';
import type { Bindings } from './row.js';

/** What people may enter of a thing as a body has it: each field goes to the one of the same name of the operation's input. */
export function inputBody({ required, optional }: AnyList): Bindings {
  return Object.fromEntries([...required, ...optional].map((name) => [name, `input.${name}`]));
}
