import { createContext, useContext, useRef } from 'react';
import { useAnswer } from './answers/use-answer';
import type { AnyPage } from './page';

/** The answer that the server rendered with; undefined in the browser. */
export const ServerData = createContext<unknown>(undefined);

/** The state of a page's query. */
export interface PageResult {
  data: unknown;
  loading: boolean;
  /** The data is that of the filter before. */
  isStale: boolean;
  failed: object | false;
  /** Asks again, after an error or when there is news. */
  retry: () => Promise<unknown> | undefined;
}

/**
 * The answer of a page's document. On the server it is given; in the browser the first page's came with it, and later
 * pages ask for theirs. The two ways never meet in one bundle.
 * @param isFirst the answer that came with the page is shown as it is; later ones are shown from memory and asked for
 *   anew
 */
export function usePageData(page: AnyPage, variables: Record<string, unknown>, isFirst: boolean): PageResult {
  if (import.meta.env.SSR) {
    // oxlint-disable-next-line react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
    return { data: useContext(ServerData), loading: false, isStale: false, failed: false, retry: () => undefined };
  }
  // oxlint-disable react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
  const { data: answer, loading, failed, retry } = useAnswer(page.document, variables, isFirst);
  const previous = useRef<unknown>(undefined);
  // oxlint-enable react/rules-of-hooks
  if (!page.document) return { data: {}, loading: false, isStale: false, failed: false, retry: () => undefined };
  if (answer !== undefined) previous.current = answer;
  // With another filter the page stays as it is until the new answer comes: what is typed into must not go away.
  const data = answer ?? (failed ? undefined : previous.current);
  return { data, loading, isStale: answer === undefined, failed: data === undefined && failed, retry };
}
