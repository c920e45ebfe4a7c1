import type { GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../lib/selection.js';
import { type GameField, type Source, sourcesOf } from './box-score.js';

/** The same operation comes again and again; what it needs is then known. */
const known = new WeakMap<ReadonlySet<string>, ReadonlySet<Source>>();

const SIDES = ['home', 'away'] as const;

/** What an operation may need of a game's box score, seen from the field that gives the game. */
export function sourcesOfGame(info: GraphQLResolveInfo): ReadonlySet<Source> {
  return remembered(selectedFields(info), (fields) => [
    ...fields.map((field) => `Game.${field}`),
    ...SIDES.flatMap((side) => fieldsOfSide(info, side)),
    ...playerFields(info, 'leaders'),
  ]);
}

/** What an operation may need of a game's box score for one of the game's fields, seen from it. */
export function sourcesOfField(info: GraphQLResolveInfo, name: GameField): ReadonlySet<Source> {
  return remembered(selectedFields(info), () => [
    `Game.${name}`,
    ...(name === 'home' || name === 'away' ? fieldsOfSide(info) : []),
    ...(name === 'leaders' ? playerFields(info) : []),
  ]);
}

function fieldsOfSide(info: GraphQLResolveInfo, ...path: string[]): string[] {
  const fields = [...selectedFields(info, ...path)].map((field) => `GameSide.${field}`);
  return [...fields, ...playerFields(info, ...path, 'lines')];
}

function playerFields(info: GraphQLResolveInfo, ...path: string[]): string[] {
  return [...selectedFields(info, ...path, 'player')].map((field) => `Player.${field}`);
}

function remembered(fields: ReadonlySet<string>, all: (fields: string[]) => string[]): ReadonlySet<Source> {
  const sources = known.get(fields) ?? sourcesOf(all([...fields]));
  known.set(fields, sources);
  return sources;
}
