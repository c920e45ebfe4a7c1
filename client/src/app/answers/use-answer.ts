import type { TypedDocumentNode } from '@apollo/client';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Answers } from './answers';
import type { Answer } from './watch';

/** The public site's answers; null on the server. */
export const AnswersContext = createContext<Answers | null>(null);

/** The public site's answers. Not on the server. */
export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('useAnswers needs the public site around it');
  return answers;
}

/** How a question stands, and how to ask it again, after an error or when there is news. */
export interface AnswerState<Data> extends Answer {
  data: Data | undefined;
  retry: () => Promise<unknown>;
}

const NONE: Answer = { data: undefined, loading: false, failed: false };
const never = () => () => undefined;
const none = (): Answer => NONE;

/**
 * The graph's answer to a document, for public pages. Not on the server.
 * @param variables null: nothing is asked
 * @param isFirst what is known is shown as it is; otherwise it is shown, and asked for anew
 */
export function useAnswer<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables> | null,
  variables: Variables | null,
  isFirst = false,
): AnswerState<Data> {
  const answers = useAnswers();
  const key = document && variables && JSON.stringify(variables);
  const watch = useMemo(
    () =>
      key === null ? null : answers.watch({ document: document!, variables: JSON.parse(key) as Variables }, isFirst),
    // oxlint-disable-next-line react/exhaustive-deps -- only another question begins anew
    [answers, document, key],
  );
  const current = watch?.current ?? none;
  const answer = useSyncExternalStore(watch?.listen ?? never, current, current);
  return { ...answer, data: answer.data as Data | undefined, retry: watch?.retry ?? (() => Promise.resolve()) };
}
