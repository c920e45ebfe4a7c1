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
import type { Shortcut, ShortcutOf } from '../../http/graphql/execution/graph.js';
import { Unwritable } from '../../lib/json-writer/leaf-text.js';
import { type TextArgument, textArgument } from '../../lib/json-writer/text-argument.js';
import { type Writer, writerOf } from '../../lib/json-writer/writer.js';
import { findOrganization } from '../tenancy/tenancy.service.js';
import { BOX_SCORE_READINGS } from './box-score.readings.js';
import { needsMoreThanListed } from './listed-player.js';
import { partsNeeded } from './selected-parts.js';
import { readWholeBoxScore, type Wanted, type WholeBoxScore } from './whole-box-score.js';

const ORGANIZATION = 'Query.organization';
const GAME = 'Organization.game';
const WITH_ARGUMENTS = new Set([ORGANIZATION, GAME]);
const OF_PLAYER = 'Player.';

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
  readonly write: Writer<WholeBoxScore>;
  readonly wanted: Wanted;
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
    readings: BOX_SCORE_READINGS,
    withArguments: WITH_ARGUMENTS,
    onField: (field, node) => nodes.set(field, [...(nodes.get(field) ?? []), node]),
  });
  const [organization, ...otherOrganizations] = nodes.get(ORGANIZATION) ?? [];
  const [game, ...otherGames] = nodes.get(GAME) ?? [];
  if (!write || !organization || !game || otherOrganizations.length + otherGames.length > 0) return null;
  const fields = [...nodes.keys()];
  const parts = partsNeeded(fields);
  const ofPlayer = fields.flatMap((field) => (field.startsWith(OF_PLAYER) ? field.slice(OF_PLAYER.length) : []));
  const wanted = {
    parts,
    statistics: parts.has('lines') || nodes.has('Game.statDefinitions'),
    wholePlayers: needsMoreThanListed(new Set(ofPlayer)),
  };
  return { write, wanted, organization, game };
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

function shortcut({ write, wanted }: Selection, names: Names, required: readonly string[]): Shortcut {
  const { id, slug, domain } = names.organization;
  return async (ctx, variables) => {
    if (required.some((name) => variables[name] === undefined || variables[name] === null)) return null;
    try {
      const gameId = names.game(variables);
      if (gameId === null) return null;
      const organization = await findOrganization(ctx, {
        id: id(variables),
        slug: slug(variables),
        domain: domain(variables),
      });
      return `{"data":${write(null, await readWholeBoxScore(ctx, organization, gameId, wanted))}}`;
    } catch (error) {
      if (error instanceof Unwritable) return null;
      throw error;
    }
  };
}
