import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '@/lib/random-uuid';
import type { ReportPresenceMutation } from './presence.generated';
import { useReportPresenceMutation } from './presence.hooks.generated';

/** Somebody else who has the game open. */
export type Present = ReportPresenceMutation['reportPresence'][number];

/** How often a tab says that it is there: three times while the server counts it as there. */
const AGAIN_MS = 15_000;
/** Another place is told when somebody stays there. */
const SETTLED_MS = 1_000;

/**
 * Says that this tab has a game open, and where in it, and answers who else has. While the page is hidden it says
 * nothing; what goes wrong is passed over, since nothing depends on it.
 * @param place in words; '' for the game as a whole
 */
export function usePresence(gameId: string, place: string): readonly Present[] {
  const [tab] = useState(randomUuid);
  const [others, setOthers] = useState<readonly Present[]>([]);
  const [report] = useReportPresenceMutation();
  const said = useRef(false);
  useEffect(() => {
    let isOver = false;
    const say = (): void => {
      if (document.visibilityState === 'hidden') return;
      said.current = true;
      report({ variables: { gameId, tab, place } })
        .then(({ data }) => isOver || setOthers(data?.reportPresence ?? []))
        .catch(() => undefined);
    };
    const first = setTimeout(say, said.current ? SETTLED_MS : 0);
    const again = setInterval(say, AGAIN_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(again);
      document.removeEventListener('visibilitychange', say);
    };
  }, [report, gameId, tab, place]);
  return others;
}
