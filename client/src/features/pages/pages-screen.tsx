import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { adminPaths } from '@/app/admin-paths';
import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { useFilters } from '@/ui/use-filters';
import { NewPageDialog } from './editor/new-page-dialog';
import { PageState } from './editor/page-state';
import type { EditablePageSummaryFragment } from './pages.generated';
import { useDeletePageMutation, useEditablePagesQuery } from './pages.hooks.generated';

/** The organization's own pages. Its owners. */
export default function PagesScreen() {
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <ScreenHeader
        title={t.pages.pages()}
        actions={
          <>
            <Link to={adminPaths.appearance()} className={buttonClass()}>
              <Palette aria-hidden="true" size={18} />
              {t.pages.appearance()}
            </Link>
            <Button variant="primary" onClick={() => setIsNew(true)}>
              <Plus aria-hidden="true" size={18} />
              {t.pages.new_page()}
            </Button>
          </>
        }
      >
        {t.pages.what_your_site_says_beside_scores_and()}
      </ScreenHeader>
      <Pages />
      {isNew && <NewPageDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

function Pages() {
  const result = useEditablePagesQuery();
  const [{ search, state }, setFilters] = useFilters(['search', 'state']);
  const wanted = search.trim().toLocaleLowerCase();
  return (
    <div className="flex flex-col gap-4">
      <FilterBar names={['search', 'state']}>
        <SearchFilter
          name="search"
          label={t.pages.find()}
          placeholder={t.pages.title_or_path()}
          value={search}
          onChange={(value) => setFilters({ search: value })}
        />
        <SelectFilter
          name="state"
          label={t.pages.state()}
          all={t.pages.all()}
          options={stateOptions()}
          value={state}
          onChange={(value) => setFilters({ state: value })}
        />
      </FilterBar>
      <QueryResult result={result}>
        {({ editablePages }) => {
          const shown = editablePages.filter(
            (page) =>
              (page.title + page.path).toLocaleLowerCase().includes(wanted) &&
              (state === '' || (state === 'published') === page.isPublished),
          );
          return shown.length === 0 ? (
            <EmptyState title={editablePages.length === 0 ? t.pages.no_pages_yet() : t.pages.no_page_matches()}>
              {editablePages.length === 0
                ? t.pages.write_the_first_one_questions_and_answers()
                : t.pages.clear_the_filter_to_see_all_of_them()}
            </EmptyState>
          ) : (
            <PageTable pages={shown} />
          );
        }}
      </QueryResult>
    </div>
  );
}

const stateOptions = () =>
  [
    { value: 'published', label: t.pages.published() },
    { value: 'draft', label: t.pages.not_published() },
  ] as const;

function PageTable({ pages }: { pages: readonly EditablePageSummaryFragment[] }) {
  const [remove] = useDeletePageMutation({ refetchQueries: ['EditablePages'] });
  const [destroy] = useDeletion<EditablePageSummaryFragment>({
    question: ({ title, path, isPublished }) => ({
      text: t.pages.are_you_sure_you_want_to_delete_the({ title }),
      items: [`/${path}`],
      consequence: isPublished
        ? t.pages.visitors_no_longer_find_it_all_its_revisions()
        : t.pages.all_its_revisions_go_with_it_it_can(),
      confirmLabel: t.pages.delete_page(),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: t.pages.the_page_could_not_be_deleted(),
  });
  const columns: Column<EditablePageSummaryFragment>[] = [
    {
      key: 'title',
      header: t.pages.title(),
      cell: ({ id, title }) => (
        <Link to={adminPaths.page(id)} className="link font-semibold">
          {title}
        </Link>
      ),
      sortBy: ({ title }) => title,
    },
    {
      key: 'path',
      header: t.pages.path(),
      cell: ({ path }) => <span className="text-muted">/{path}</span>,
      sortBy: ({ path }) => path,
    },
    {
      key: 'state',
      header: t.pages.state(),
      cell: (page) => <PageState page={page} />,
      sortBy: ({ isPublished }) => Number(isPublished),
    },
    {
      key: 'saved',
      header: t.pages.last_saved(),
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatMoment(updatedAt)}</span>,
      sortBy: ({ updatedAt }) => updatedAt,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{t.pages.actions()}</span>,
      align: 'number',
      cell: (page) => <DeleteButton name={page.title} onDelete={() => void destroy(page)} />,
    },
  ];
  return (
    <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table
        caption={t.pages.pages()}
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        initialSort={{ key: 'title', descending: false }}
      />
    </div>
  );
}
