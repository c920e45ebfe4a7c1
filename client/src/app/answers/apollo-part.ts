import type { ApolloClient } from '@apollo/client';
import { documentOf } from '@/graphql/document-of';
import { createApolloClient, createCache } from '../apollo';
import { fetchLink } from '../fetch-link';
import type { Question } from './answers';
import type { Answer } from './watch';

/** A question that is followed in Apollo's cache. */
export interface WatchedQuery {
  current(): Answer;
  /** Tells of each answer that is another one than `shown`, and then than the one before. @returns ends it */
  listen(shown: Answer, tell: (answer: Answer) => void): () => void;
  renew(): Promise<unknown>;
}

/** All of the public pages that is Apollo's: loaded by itself (answers.ts), and imported by nothing else. */
export class ApolloPart {
  readonly #client: ApolloClient;

  constructor(uri: string) {
    this.#client = createApolloClient(createCache(), fetchLink(uri));
  }

  write({ document, variables }: Question, data: unknown): void {
    this.#client.writeQuery({ query: documentOf(document), variables, data });
  }

  /** Asks for what follows in a list: its answer joins the list in the cache (app/apollo.ts). */
  more({ document, variables }: Question): Promise<unknown> {
    return this.#client.query({ query: documentOf(document), variables, fetchPolicy: 'network-only' });
  }

  /** @param isFirst what is in the cache is not asked for anew */
  watch({ document, variables }: Question, isFirst: boolean): WatchedQuery {
    const query = this.#client.watchQuery({
      query: documentOf(document),
      variables,
      fetchPolicy: isFirst ? 'cache-first' : 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    });
    const current = (): Answer => {
      const { data, loading, error } = query.getCurrentResult();
      return { data, loading, failed: error ?? false };
    };
    return {
      current,
      listen(shown, tell) {
        let last = shown;
        const subscription = query.subscribe(() => {
          const now = current();
          const data = isSame(last.data, now.data) ? last.data : now.data;
          if (data === last.data && now.loading === last.loading && now.failed === last.failed) return;
          last = { ...now, data };
          tell(last);
        });
        return () => subscription.unsubscribe();
      },
      renew: () => query.refetch(),
    };
  }
}

/**
 * Whether two answers say the same: pages are not drawn anew for that, the first one not when it comes into the cache.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => isSame(value, (other as Record<string, unknown>)[name]))
  );
}
