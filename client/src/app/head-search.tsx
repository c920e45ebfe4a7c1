import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { lead } from '@/features/search/lead';
import { LONGEST_SEARCH, searchText } from '@/lib/search-text';
import { t } from '@/texts';
import { Input } from '@/ui/input';
import { useEarlyEntry } from '@/ui/use-early-entry';
import { BesidePage } from './beside-page';
import { usePaths } from './paths';

const HeadResults = lazy(() => import('@/features/search/head-results'));

/** How long after the last key is asked. */
const PAUSE_MS = 250;

/** The search in the head of a page; not where the page is the search itself. */
export default function HeadSearch() {
  const { pathname, search } = useLocation();
  // Made anew with each page, so that nothing of the search that led there is left.
  if (!pathname.toLowerCase().endsWith('/search')) return <SearchField key={pathname + search} />;
  // The head keeps its height.
  return <div className="hidden h-10 sm:block" />;
}

/**
 * A field where there is room for one. What is found stands below it while somebody types; Enter leads to all of it.
 * Without scripts it is a form that leads there.
 */
function SearchField() {
  const paths = usePaths();
  const navigate = useNavigate();
  const address = useHref(paths.search());
  const [action, query] = address.split('?');
  const field = useEarlyEntry<HTMLInputElement>('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const close = (): void => {
    clearTimeout(timer.current);
    setText('');
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(searchText(typed)), PAUSE_MS);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      close();
      field.current?.focus();
    } else lead(event.currentTarget, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows lead from the field to the links below it, and back
    <search className="no-print relative hidden sm:block" onBlur={leave} onKeyDown={press}>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '');
          void navigate(paths.search({ q: searchText(typed) }));
        }}
      >
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          ref={field}
          type="search"
          name="q"
          aria-label={t.search.look_for()}
          placeholder={t.search.team_player_game_or_page()}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className="w-56 lg:w-80"
        />
      </form>
      {text !== '' && (
        <BesidePage>
          <Suspense fallback={null}>
            <HeadResults text={text} />
          </Suspense>
        </BesidePage>
      )}
    </search>
  );
}
