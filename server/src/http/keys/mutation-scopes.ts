import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { TELLING_FIELDS } from '../../lib/note-refusals.js';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import { type AppError, forbidden } from '../../lib/errors.js';
import { missingScope } from '../../lib/policy.js';

/** What writes games, scores, statistics and plays. */
const OF_GAMES: ReadonlySet<string> = new Set([
  'createGame',
  'createBracketGame',
  'updateGame',
  'setGameScore',
  'deleteGames',
  'savePlays',
  'saveStatistics',
  'savePeriodScores',
  'addGamePlayer',
  'updateGameLines',
  'deleteGameLines',
  'startSimulatedGame',
  'stopSimulatedGame',
]);
/** What people do with accounts and links of their own. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'actFor',
  'askForPasswordReset',
  'changeOwnPassword',
  'choosePassword',
  'closeScorekeeping',
  'followTeamByMail',
  'followTeamByPush',
  'openPasswordLink',
  'openScorekeeping',
  'renewPushSubscription',
  'reportPresence',
  'setMyTheme',
  'signIn',
  'signOut',
  'signOutElsewhere',
  'unfollowTeamByPush',
  'withdrawPresence',
]);

/** The scope that a key needs for a mutation; null where no key does. */
export function scopeOfMutation(name: string): KeyScope | null {
  if (OF_PEOPLE.has(name)) return null;
  return OF_GAMES.has(name) ? 'write:games' : 'write';
}

/** Whether an operation writes. */
export function isMutation(document: DocumentNode, operationName?: string | null): boolean {
  return getOperationAST(document, operationName || undefined)?.operation === OperationTypeNode.MUTATION;
}

/** Names of the mutations that an operation calls; none for a read. */
export function mutationsOf(document: DocumentNode, operationName?: string | null): string[] {
  const operation = getOperationAST(document, operationName || undefined);
  return operation?.operation === OperationTypeNode.MUTATION ? fieldsOf(document, operation.selectionSet) : [];
}

/** Why the request's key does not do for an operation, or null: a write needs its scope before anything is executed. */
export function refusalByKey(
  { apiKey }: Pick<RequestContext, 'apiKey'>,
  document: DocumentNode,
  operationName?: string | null,
): AppError | null {
  if (apiKey === null) return null;
  for (const name of mutationsOf(document, operationName)) {
    const scope = scopeOfMutation(name);
    if (scope === null) return forbidden('This is for people who are signed in, and not for an API key.');
    if (!apiKey.scopes.includes(scope)) return missingScope(scope);
  }
  return null;
}

/** As `refusalByKey`. @throws 403 */
export function refuseByKey(...of: Parameters<typeof refusalByKey>): void {
  const refusal = refusalByKey(...of);
  if (refusal) throw refusal;
}

/** Whether a root field of a mutation does nothing: it tells of those before it. */
const isNoCall = (name: string): boolean => TELLING_FIELDS.has(name) || name.startsWith('__');

/** Names of the fields that an operation begins with, those of its fragments too. */
function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return isNoCall(selection.name.value) ? [] : [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, fragment.selectionSet) : [];
  });
}
