import { useEffect, useRef, useState } from 'react';
import { askGraph } from '@/app/answers/ask-graph';
import { graphAddress } from '@/app/graph-address';
import { useSite } from '@/app/site-context';
import { idOfTab, noteOwnTab, withoutOwnTabs } from './own-tabs';
import { type ReportPresenceMutation, WithdrawPresenceDocument } from './presence.generated';
import { useReportPresenceMutation } from './presence.hooks.generated';

/** Somebody else who has the game open. */
export type Present = ReportPresenceMutation['reportPresence'][number];

/**
 * How often a tab says that it is there, and hears who else is: so soon does a table that nobody touches see who came
 * or left. The server counts a tab as there for nine times as long.
 */
const AGAIN_MS = 5_000;
/** How long an answer is waited for: a browser has few lines to a server, and plays and values need them. */
const PATIENCE_MS = 15_000;
/** The games that a screen of this page has open. */
const shown = new Set<string>();
/** Another place is told when somebody stays there. */
const SETTLED_MS = 1_000;

/**
 * Says that this tab has a game open, and where in it, and answers who else has, at another device. While the page is
 * hidden it says nothing; when it is left, that it is gone. What goes wrong is passed over, since nothing depends on
 * it.
 * @param place in words; '' for the game as a whole
 */
export function usePresence(gameId: string, place: string): readonly Present[] {
  const [tab] = useState(idOfTab);
  const [others, setOthers] = useState<readonly Present[]>([]);
  const [report] = useReportPresenceMutation();
  const { user } = useSite();
  const address = graphAddress(user);
  /** The last time that it was said; null before the first one. */
  const said = useRef<Promise<unknown> | null>(null);
  /** When that was, while no answer has come. */
  const waitsSince = useRef<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const say = (): void => {
      if (document.visibilityState === 'hidden') return;
      noteOwnTab(tab);
      const at = Date.now();
      waitsSince.current = at;
      said.current = report({ variables: { gameId, tab, place } })
        .then(({ data }) => isOver || setOthers(withoutOwnTabs(data?.reportPresence ?? [])))
        .catch(() => undefined)
        .finally(() => {
          if (waitsSince.current === at) waitsSince.current = null;
        });
    };
    const sayAgain = (): void => {
      if (waitsSince.current === null || Date.now() - waitsSince.current >= PATIENCE_MS) say();
    };
    const first = setTimeout(say, said.current ? SETTLED_MS : 0);
    const again = setInterval(sayAgain, AGAIN_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(again);
      document.removeEventListener('visibilitychange', say);
    };
  }, [report, gameId, tab, place]);
  useEffect(() => {
    const leave = (): void =>
      void askGraph(address, WithdrawPresenceDocument, { gameId, tab }, { keepalive: true }).catch(() => undefined);
    shown.add(gameId);
    window.addEventListener('pagehide', leave);
    return () => {
      shown.delete(gameId);
      window.removeEventListener('pagehide', leave);
      // What is on its way says otherwise, and arrives first. Another screen of the game may say where the tab is now.
      void said.current?.then(() => setTimeout(() => shown.has(gameId) || leave()));
      said.current = null;
    };
  }, [address, gameId, tab]);
  return others;
}
