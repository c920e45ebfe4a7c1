import { useEffect, useRef } from 'react';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { searchText } from '@/lib/search-text';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { lead } from './lead';
import { SearchDocument, type SearchQuery, type SearchQueryVariables } from './search.generated';
import { SearchResults } from './search-results';

const FILTERS = ['q'] as const;

/** One search for teams, players, games and pages. Results follow while typing; arrows lead through them. */
function SearchPage({ data }: PageProps<SearchQuery>) {
  const [{ q }, setFilters] = useFilters(FILTERS);
  const page = useRef<HTMLDivElement>(null);
  const isEmpty = useRef(q === '');
  useEffect(() => {
    // Whoever comes to search types next.
    if (isEmpty.current) page.current?.querySelector<HTMLElement>('input[name=q]')?.focus();
  }, []);
  const { search } = data.organization!;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows lead from the field to the links below it, and back
    <div ref={page} className="flex flex-col gap-4" onKeyDown={(event) => page.current && lead(page.current, event)}>
      <PageTitle>{t.search.search()}</PageTitle>
      <FilterBar names={FILTERS}>
        <SearchFilter
          name="q"
          label={t.search.look_for()}
          placeholder={t.search.team_player_game_or_page()}
          value={q}
          onChange={(text) => setFilters({ q: text })}
        />
      </FilterBar>
      {search ? (
        <SearchResults found={search} />
      ) : (
        <EmptyState title={t.search.find_a_team_player_game_or_page()}>{t.search.names_in_any_order()}</EmptyState>
      )}
    </div>
  );
}

export default definePage<SearchQuery, SearchQueryVariables>({
  document: SearchDocument,
  variables: ({ site, search }) => {
    const text = searchText(search.get('q') ?? '');
    return { ...tenantVariables(site), text, isWanted: text !== '' };
  },
  notFound: ({ organization }) => (organization ? null : t.players.page_not_found()),
  head: ({ organization }, { search }) => {
    const text = searchText(search.get('q') ?? '');
    return {
      title: text === '' ? t.search.search() : t.search.search_for({ text }),
      description: t.search.teams_players_games_and_pages_of({ organization: organization!.name }),
    };
  },
  loadingText: () => t.search.searching(),
  Component: SearchPage,
});
