import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type TypeNode,
} from 'graphql';
import { zonedInstant } from '../../domain/dates/zoned-instant.js';
import type { Shortcut, ShortcutOf } from '../../http/graphql/execution/graph.js';
import { type TextArgument, textArgument } from '../../lib/json-writer/text-argument.js';
import { type Resolved, type Writer, writerOf } from '../../lib/json-writer/writer.js';
import { Unwritable } from '../../lib/json-writer/writer-code.js';
import type { Game } from '../games/game.type.js';
import { findOrganization } from '../tenancy/tenancy.service.js';
import type { Organization } from '../organizations/organization.type.js';
import { type BoxScore, GAME_FIELDS, sourcesOf } from './box-score.js';
import { readBoxScore, type Sources } from './box-score.service.js';

const ORGANIZATION = 'Query.organization';
const GAME = 'Organization.game';
const WITH_ARGUMENTS = new Set([ORGANIZATION, GAME]);

/** What an operation is about. */
interface Subject {
  readonly organization: Organization | null;
  readonly boxScore: BoxScore | null;
}

/** The fields that are no plain properties: what their resolvers give, without waiting. */
const RESOLVED: Resolved<Subject> = {
  [ORGANIZATION]: (_root: unknown, { organization }: Subject) => organization,
  [GAME]: (_organization: unknown, { boxScore }: Subject) => boxScore && boxScore.data.game,
  'Game.startsAt': ({ date, time }: Game, { organization }: Subject) =>
    organization && zonedInstant(date, time, organization.timeZone),
  ...Object.fromEntries(
    GAME_FIELDS.map((name) => [`Game.${name}`, (_game: Game, { boxScore }: Subject) => boxScore![name]]),
  ),
};

/**
 * The short way to one box score: an operation that asks for one game of one organization, and for nothing of it but
 * what a box score knows, is answered by reading that at once and writing the text. Everything else goes the way of all
 * operations.
 */
export function boxScoreShortcut(schema: GraphQLSchema): ShortcutOf {
  return (document, operationName, settled) => {
    const operation = getOperationAST(document, operationName || undefined);
    const selection =
      operation?.operation === OperationTypeNode.QUERY ? selectionOf(schema, document, operation) : null;
    if (!operation || !selection) return null;
    const { variableDefinitions = [] } = operation;
    // Another operation of the document may ask for a variable of the same name and of another type.
    const conditions = variableDefinitions.flatMap(({ type, variable: { name } }) =>
      isBoolean(type) && settled.includes(name.value) ? name.value : [],
    );
    const checked = new Set(conditions);
    const names = namesOf(selection, (name) => checked.add(name));
    // The value of any other variable is for GraphQL to check.
    if (!names || !variableDefinitions.every(({ variable }) => checked.has(variable.name.value))) return null;
    const required = variableDefinitions.flatMap(({ type, variable }) =>
      type.kind === Kind.NON_NULL_TYPE ? variable.name.value : [],
    );
    return shortcut(selection, names, required);
  };
}

function isBoolean(type: TypeNode): boolean {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return named.kind === Kind.NAMED_TYPE && named.name.value === 'Boolean';
}

/** What an operation selects: how it is written, and what has to be read for it. */
interface Selection {
  readonly write: Writer<Subject>;
  readonly sources: Sources;
  readonly organization: FieldNode;
  readonly game: FieldNode;
}

/** Null when it is not about one game of one organization, or asks for more than a box score knows. */
function selectionOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Selection | null {
  const nodes = new Map<string, FieldNode[]>();
  const fragments = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  );
  const write = writerOf(schema.getQueryType()!, [selectionSet], {
    fragments: new Map(fragments),
    resolved: RESOLVED,
    withArguments: WITH_ARGUMENTS,
    onField: (field, node) => nodes.set(field, [...(nodes.get(field) ?? []), node]),
  });
  const [organization, ...otherOrganizations] = nodes.get(ORGANIZATION) ?? [];
  const [game, ...otherGames] = nodes.get(GAME) ?? [];
  if (!write || !organization || !game || otherOrganizations.length + otherGames.length > 0) return null;
  return { write, sources: sourcesOf(nodes.keys()), organization, game };
}

interface Names {
  readonly organization: Readonly<Record<'id' | 'slug' | 'domain', TextArgument>>;
  readonly game: TextArgument;
}

function namesOf({ organization, game }: Selection, onVariable: (name: string) => void): Names | null {
  const id = textArgument(organization, 'id', 'ID', onVariable);
  const slug = textArgument(organization, 'slug', 'String', onVariable);
  const domain = textArgument(organization, 'domain', 'String', onVariable);
  const ofGame = textArgument(game, 'id', 'ID', onVariable);
  return id && slug && domain && ofGame && { organization: { id, slug, domain }, game: ofGame };
}

function shortcut({ write, sources }: Selection, names: Names, required: readonly string[]): Shortcut {
  const { id, slug, domain } = names.organization;
  return async (ctx, variables) => {
    if (required.some((name) => variables[name] === undefined || variables[name] === null)) return null;
    try {
      const gameId = names.game(variables);
      if (gameId === null) return null;
      const named = findOrganization(ctx, { id: id(variables), slug: slug(variables), domain: domain(variables) });
      const organization = named instanceof Promise ? await named : named;
      const boxScore = organization && (await readBoxScore(ctx, organization.id, gameId, sources));
      return write(null, { organization, boxScore });
    } catch (error) {
      if (error instanceof Unwritable) return null;
      throw error;
    }
  };
}
