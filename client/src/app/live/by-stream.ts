import type { Connect, Told } from './follow';
import { subscriptionOf } from './subscription-of';

/** Pause before a stream that was refused is asked for again; it doubles each time. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Follows by server-sent events, without cookies: what visitors see. What ends a connection, the browser makes good by
 * itself; what it takes for final (a proxy's error, too many streams) is tried again, ever later.
 */
export const byStream: Connect = (operation, { next, complete }) => {
  const { query, variables, extensions } = subscriptionOf(operation);
  const parameters = { query, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  const address = `/graphql?${new URLSearchParams(parameters).toString()}`;
  let source: EventSource;
  let timer: number | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const open = (): void => {
    source = new EventSource(address);
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      pauseMs = FIRST_PAUSE_MS;
      next(JSON.parse(data) as Told);
    });
    source.addEventListener('complete', complete);
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = window.setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    });
  };
  open();
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
};
