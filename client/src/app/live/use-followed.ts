import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LiveOperation } from './follow';

/**
 * Follows what visitors see of something, for a screen of the admin area. What comes is not laid over the cache, since
 * the screen may show more than visitors see. Without EventSource, or when the server refuses, nothing comes.
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
    if (subject === null || !('EventSource' in window)) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    import('./follow')
      .then(({ follow }) => {
        if (isOver) return;
        const operation = { document: query, variables: JSON.parse(subject) as Variables } as unknown as LiveOperation;
        const following = follow(operation, [], { renew: (answer) => latest.current(answer as Answer) }, isDay);
        stop = () => following.stop();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [query, subject, isDay]);
}
