import type { GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../lib/selection.js';
import type { Part } from './sheet.statements.js';

/** What each field needs of a game's sheet. */
const OF_GAME: Readonly<Record<string, readonly Part[]>> = { periods: ['periods'], leaders: ['lines'] };
const OF_SIDE: Readonly<Record<string, readonly Part[]>> = {
  periodScores: ['periods'], lines: ['lines'], totals: ['lines'], hasLines: ['lines'], liveScore: ['lines', 'periods'],
};

const SIDES = ['home', 'away'];

/** The same operation comes again and again; its parts are then known. */
const known = new WeakMap<ReadonlySet<string>, ReadonlySet<Part>>();

/** The parts of a game's sheet that an operation may need, seen from the field that gives the game. */
export function selectedParts(info: GraphQLResolveInfo): ReadonlySet<Part> {
  const fields = selectedFields(info);
  const found = known.get(fields);
  if (found !== undefined) return found;
  const ofSides = SIDES.flatMap((side) => partsOf(selectedFields(info, side), OF_SIDE));
  const parts = new Set([...partsOf(fields, OF_GAME), ...ofSides]);
  known.set(fields, parts);
  return parts;
}

function partsOf(fields: ReadonlySet<string>, parts: Readonly<Record<string, readonly Part[]>>): Part[] {
  return [...fields].flatMap((field) => parts[field] ?? []);
}
