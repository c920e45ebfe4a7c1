import type { OperationVariables } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import type { AnyPage } from './page';
import { SiteFrameDocument } from './site-frame.generated';

/** The answer that the server rendered with; undefined in the browser. */
export const ServerData = createContext<unknown>(undefined);

/** The state of a page's query. */
export interface PageResult {
  data: unknown;
  loading: boolean;
  /** The data is that of the filter before. */
  isStale: boolean;
  failed: boolean;
  /** Asks again, after an error or when there is news. */
  retry: () => Promise<unknown> | undefined;
}

/**
 * The answer of a page's document. On the server it is given; in the browser the first page finds it in the cache,
 * where it was put before the page came alive, and later pages ask for it. The two ways never meet in one bundle.
 * @param isFirst the answer that came with the page is shown as it is; later ones are shown from memory and asked for
 *   anew
 */
export function usePageData(page: AnyPage, variables: OperationVariables, isFirst: boolean): PageResult {
  if (import.meta.env.SSR) {
    // oxlint-disable-next-line react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
    return { data: useContext(ServerData), loading: false, isStale: false, failed: false, retry: () => undefined };
  }
  const { document } = page;
  // oxlint-disable-next-line react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
  const {
    data: answer,
    previousData,
    loading,
    error,
    refetch,
  } = useQuery(
    document ?? SiteFrameDocument,
    document
      ? { variables, fetchPolicy: isFirst ? 'cache-first' : 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  if (!document) return { data: {}, loading: false, isStale: false, failed: false, retry: () => undefined };
  // With another filter the page stays as it is until the new answer comes: what is typed into must not go away.
  const data = answer ?? (error ? undefined : previousData);
  return {
    data,
    loading,
    isStale: answer === undefined,
    failed: error !== undefined && data === undefined,
    retry: () => refetch(),
  };
}
