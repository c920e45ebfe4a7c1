import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LiveOperation } from './follow';

/**
 * Follows what visitors see of something, by the page's socket, for a screen of the admin area or of a scorekeeper's.
 * What comes is not laid over the cache, since the screen may show more than visitors see.
 * @param variables null: nothing is followed
 * @param onAnswer gets each answer; of a day those that bring more than running scores
 * @param isDay whether it is a day of games, whose running scores `useToldScores` has
 */
export function useFollowed<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables | null,
  onAnswer: (answer: Answer) => unknown,
  isDay = false,
): void {
  const latest = useRef(onAnswer);
  useLayoutEffect(() => {
    latest.current = onAnswer;
  });
  const subject = variables && JSON.stringify(variables);
  useEffect(() => {
    if (subject === null) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    Promise.all([import('./follow'), import('./by-socket')])
      .then(([{ follow }, { bySocket }]) => {
        if (isOver) return;
        const operation = { document: query, variables: JSON.parse(subject) as Variables } as unknown as LiveOperation;
        const onNews = { renew: (answer: unknown) => latest.current(answer as Answer) };
        const following = follow(operation, [], onNews, { isDay, connect: bySocket });
        stop = () => following.stop();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [query, subject, isDay]);
}
