import { useCallback } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Filters that live in the address, so that a filtered list can be linked, reloaded and gone back to.
 * @returns their values ('' for none), and a function that sets some of them; the others and foreign parameters stay
 */
export function useFilters<Name extends string>(
  names: readonly Name[],
): [Record<Name, string>, (changes: Partial<Record<Name, string>>) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = useHref(useLocation().pathname);
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const set = useCallback(
    (changes: Partial<Record<Name, string>>) => {
      // Somebody has followed a link, and its page is still loading: a filter that comes late must not call them back.
      if (window.location.pathname !== here) return;
      // What was rendered may be older than the address: the router renders a change in a transition, and a search text
      // is set after a pause.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    },
    [navigate, here],
  );
  return [values, set];
}
