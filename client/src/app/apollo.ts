import { ApolloClient, ApolloLink, type FieldFunctionOptions, InMemoryCache, type TypePolicies } from '@apollo/client';
import { csrfToken } from './csrf-token';

/** Objects without an id belong to the object that holds them: what arrives is laid over what is there. */
const MERGED = ['GameSide', 'TeamRecord', 'WinLoss', 'Records', 'PlayerAverages', 'PlayerSponsor'];

/** A connection as the cache holds it. */
interface StoredConnection {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
}

/**
 * Pages of one list, whatever its filters, are laid behind one another; a new first page starts over. What follows
 * another row than the last one that is there was asked for before the list was read anew, or twice: it is left out.
 */
function connection() {
  return {
    keyArgs: [
      'filter',
      'order',
      'first',
      'seasonId',
      'scope',
      'counted',
      'seasonLeagueId',
      'search',
      'webhookId',
      'state',
    ],
    merge(
      existing: StoredConnection | undefined,
      incoming: StoredConnection,
      { args }: FieldFunctionOptions,
    ): StoredConnection {
      if (!existing || !args?.after) return incoming;
      if (args.after !== existing.pageInfo?.endCursor) return existing;
      return {
        ...incoming,
        ...(incoming.nodes && { nodes: [...(existing.nodes ?? []), ...incoming.nodes] }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}

const typePolicies: TypePolicies = {
  Query: { fields: { auditTrail: connection(), webhookDeliveries: connection() } },
  ...Object.fromEntries(MERGED.map((type) => [type, { merge: true }])),
  Organization: {
    fields: { teams: connection(), players: connection(), games: connection(), seasonLeagueTeams: connection() },
  },
  // Its id is one within its division.
  BracketMatch: { keyFields: false },
  Team: { fields: { games: connection(), seasonGames: connection() } },
  Season: { fields: { integrityFindings: connection() } },
  Player: { fields: { gameStats: connection() } },
};

/** The cache, with the policies that the product's types need. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}

/**
 * Sends the token that the server's cookie gave to scripts of this host, so that other sites cannot write in a user's
 * name.
 */
const forgeryToken = new ApolloLink((operation, forward) => {
  const token = csrfToken();
  if (token)
    operation.setContext(({ headers = {} }) => ({ headers: { ...(headers as object), 'X-XSRF-TOKEN': token } }));
  return forward(operation);
});

/**
 * The browser's client.
 * @param transport carries operations to the page's own host: `fetchLink`, or one that can upload files
 * @param first what operations pass before they get their token; what sends one again gives it a new one
 * @param readsAnew whether what is shown from memory is asked for all the same: somebody may have changed it since, on
 * another screen or elsewhere
 */
export function createApolloClient(
  cache: InMemoryCache | undefined,
  transport: ApolloLink,
  first: readonly ApolloLink[] = [],
  readsAnew = false,
): ApolloClient {
  return new ApolloClient({
    cache: cache ?? createCache(),
    link: ApolloLink.from([...first, forgeryToken, transport]),
    assumeImmutableResults: true,
    ...(readsAnew && { defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } } }),
  });
}
