import { useParams } from 'react-router-dom';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { PageEditor } from './editor/page-editor';
import { useEditablePageQuery } from './pages.hooks.generated';

/** One page in the editor. The organization's owners. */
export default function PageEditorScreen() {
  const { id = '' } = useParams();
  return <Editor key={id} id={id} />;
}

function Editor({ id }: { id: string }) {
  // Never from memory: what is edited has to be what is there. Later answers of saving do not disturb the form.
  const result = useEditablePageQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <QueryResult
      result={result}
      missing={
        <NotFoundScreen message={t.pages.page_not_found()} to={adminPaths.pages()} label={t.pages.to_all_pages()} />
      }
    >
      {({ editablePage, me }) => (
        <>
          <Breadcrumbs items={[{ label: t.pages.pages(), to: adminPaths.pages() }, { label: editablePage.title }]} />
          <PageEditor
            page={editablePage}
            siteSlug={me?.actingFor?.slug ?? ''}
            onReload={async () => {
              const { data } = await result.refetch();
              if (!data) throw new Error('no answer');
              return data.editablePage;
            }}
          />
        </>
      )}
    </QueryResult>
  );
}
