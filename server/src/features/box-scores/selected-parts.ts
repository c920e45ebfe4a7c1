import type { GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../lib/selection.js';
import type { Part } from './sheet.statements.js';

/** What each field, as `Type.field`, needs of a game's sheet. */
const NEEDED: Readonly<Record<string, readonly Part[]>> = {
  'Game.periods': ['periods'],
  'Game.leaders': ['lines'],
  'GameSide.periodScores': ['periods'],
  'GameSide.lines': ['lines'],
  'GameSide.totals': ['lines'],
  'GameSide.hasLines': ['lines'],
  'GameSide.liveScore': ['lines', 'periods'],
};

const SIDES = ['home', 'away'];

/** The same operation comes again and again; its parts are then known. */
const known = new WeakMap<ReadonlySet<string>, ReadonlySet<Part>>();

/** The parts of a game's sheet that an operation may need, seen from the field that gives the game. */
export function selectedParts(info: GraphQLResolveInfo): ReadonlySet<Part> {
  const fields = selectedFields(info);
  const found = known.get(fields);
  if (found !== undefined) return found;
  const ofSides = SIDES.flatMap((side) => [...selectedFields(info, side)].map((field) => `GameSide.${field}`));
  const parts = partsNeeded([...[...fields].map((field) => `Game.${field}`), ...ofSides]);
  known.set(fields, parts);
  return parts;
}

/** The parts of a game's sheet that fields, each as `Type.field`, need together. */
export function partsNeeded(fields: Iterable<string>): ReadonlySet<Part> {
  return new Set([...fields].flatMap((field) => NEEDED[field] ?? []));
}
