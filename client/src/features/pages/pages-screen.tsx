import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { OWNERS } from '@/app/admin/roles';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { adminPaths } from '@/app/admin-paths';
import { formatMoment } from '@/lib/moments';
import { Button, buttonClass } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, InputFilter, SelectFilter } from '@/ui/filter-bar';
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
    <Guard roles={OWNERS} needsOrganization>
      <ScreenHeader
        title="Pages"
        actions={
          <>
            <Link to={adminPaths.appearance()} className={buttonClass()}>
              <Palette aria-hidden="true" size={18} />
              Appearance
            </Link>
            <Button variant="primary" onClick={() => setIsNew(true)}>
              <Plus aria-hidden="true" size={18} />
              New page
            </Button>
          </>
        }
      >
        What your site says beside scores and schedules.
      </ScreenHeader>
      <Pages />
      {isNew && <NewPageDialog onClose={() => setIsNew(false)} />}
    </Guard>
  );
}

function Pages() {
  const result = useEditablePagesQuery({ fetchPolicy: 'cache-and-network' });
  const [{ search, state }, setFilters] = useFilters(['search', 'state']);
  const wanted = search.trim().toLocaleLowerCase();
  return (
    <div className="flex flex-col gap-4">
      <FilterBar names={['search', 'state']}>
        <InputFilter
          name="search"
          label="Find"
          placeholder="Title or path"
          value={search}
          onChange={(value) => setFilters({ search: value })}
        />
        <SelectFilter
          name="state"
          label="State"
          all="All"
          options={STATES}
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
            <EmptyState title={editablePages.length === 0 ? 'No pages yet' : 'No page matches'}>
              {editablePages.length === 0
                ? 'Write the first one: questions and answers, how to register, where you play.'
                : 'Clear the filter to see all of them.'}
            </EmptyState>
          ) : (
            <PageTable pages={shown} />
          );
        }}
      </QueryResult>
    </div>
  );
}

const STATES = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Not published' },
] as const;

function PageTable({ pages }: { pages: readonly EditablePageSummaryFragment[] }) {
  const [remove] = useDeletePageMutation({ refetchQueries: ['EditablePages'] });
  const [destroy] = useDeletion<EditablePageSummaryFragment>({
    question: ({ title, path, isPublished }) => ({
      text: `Are you sure you want to delete the page ${title}?`,
      items: [`/${path}`],
      consequence: `${isPublished ? 'Visitors no longer find it. ' : ''}All its revisions go with it. It can be undone for ten minutes.`,
      confirmLabel: 'Delete page',
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: 'The page could not be deleted.',
  });
  const columns: Column<EditablePageSummaryFragment>[] = [
    {
      key: 'title',
      header: 'Title',
      cell: ({ id, title }) => (
        <Link to={adminPaths.page(id)} className="link font-semibold">
          {title}
        </Link>
      ),
      sortBy: ({ title }) => title,
    },
    {
      key: 'path',
      header: 'Path',
      cell: ({ path }) => <span className="text-muted">/{path}</span>,
      sortBy: ({ path }) => path,
    },
    {
      key: 'state',
      header: 'State',
      cell: (page) => <PageState page={page} />,
      sortBy: ({ isPublished }) => Number(isPublished),
    },
    {
      key: 'saved',
      header: 'Last saved',
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatMoment(updatedAt)}</span>,
      sortBy: ({ updatedAt }) => updatedAt,
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'number',
      cell: (page) => <DeleteButton name={page.title} onDelete={() => void destroy(page)} />,
    },
  ];
  return (
    <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table
        caption="Pages"
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        initialSort={{ key: 'title', descending: false }}
      />
    </div>
  );
}
