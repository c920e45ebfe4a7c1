import { useFormContext } from 'react-hook-form';
import { QueryResult } from '@/app/admin/query-result';
import { formatExactMoment, formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import type { PageRevisionsQuery } from '../pages.generated';
import { usePageRevisionsQuery } from '../pages.hooks.generated';
import { blockValues, type PageValues } from './block-values';

type Revision = PageRevisionsQuery['pageRevisions'][number];

/** All that was ever saved of a page; each can be put back into the editor. */
export function RevisionsDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const result = usePageRevisionsQuery({ variables: { id: pageId }, fetchPolicy: 'network-only' });
  const { setValue } = useFormContext<PageValues>();
  const toast = useToast();
  const restore = ({ title, blocks, createdAt }: Revision): void => {
    setValue('title', title, { shouldDirty: true });
    setValue('blocks', blocks.map(blockValues), { shouldDirty: true });
    toast({
      kind: 'success',
      text: t.pages.restored_the_words_of_save_the_draft_to({ moment: formatMoment(createdAt) }),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.pages.revisions()}
      description={t.pages.restoring_puts_the_words_of_then_into_the()}
    >
      <QueryResult result={result} skeleton={<Skeleton className="h-24" />}>
        {({ pageRevisions }) => (
          <ul className="flex flex-col divide-y divide-line">
            {pageRevisions.map((revision, index) => (
              <li key={revision.id} className="flex items-center justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {revision.title}
                    {revision.published && <Badge tone="success">{t.pages.published()}</Badge>}
                    {index === 0 && <Badge>{t.pages.newest()}</Badge>}
                  </p>
                  <p className="text-sm text-muted" title={formatExactMoment(revision.createdAt)}>
                    {formatMoment(revision.createdAt)}
                    {revision.createdByName && `, ${revision.createdByName}`}{' '}
                    {t.pages.blocks({ count: revision.blocks.length })}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={t.pages.restore_the_words_of({ moment: formatMoment(revision.createdAt) })}
                  onClick={() => restore(revision)}
                >
                  {t.pages.restore()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </Dialog>
  );
}
