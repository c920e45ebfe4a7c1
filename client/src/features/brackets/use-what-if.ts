import { useEffect, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import type { DivisionBracketFragment } from './bracket.generated';
import type { WhatIf } from './what-if/what-if';

type Rules = typeof import('./what-if/what-if');

/**
 * Supposing winners, as the address says it (`?whatif=`). The rules for it are loaded once somebody wants that; until
 * they are there the bracket is the real one.
 * @returns what is supposed, null while nothing is; whether it is wanted; and a function that begins and ends it
 */
export function useWhatIf(division: DivisionBracketFragment): [WhatIf | null, boolean, () => void] {
  const [search, setSearch] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const [rules, setRules] = useState<Rules | null>(null);
  const chosen = search.get('whatif') ?? '';
  const choose = (change: (chosen: string) => string): void => {
    // Somebody has followed a link, and its page is still loading.
    if (window.location.pathname !== here) return;
    // What is drawn may be older than the address, which says what was chosen a moment ago.
    const next = new URLSearchParams(window.location.search);
    const winners = change(next.get('whatif') ?? '');
    if (winners) next.set('whatif', winners);
    else next.delete('whatif');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const isWanted = chosen !== '';
  useEffect(() => {
    // What cannot be fetched now is asked for again when somebody begins anew.
    if (isWanted) import('./what-if/what-if').then(setRules, () => undefined);
  }, [isWanted]);
  return [
    isWanted && rules ? rules.whatIf(division, chosen, choose) : null,
    isWanted,
    () => choose(() => (isWanted ? '' : 'none')),
  ];
}
