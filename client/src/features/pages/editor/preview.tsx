import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '@/texts';
import { PageSkeleton } from '@/ui/skeleton';
import { EmptyState } from '@/ui/empty-state';
import { PageBlocks } from '../page-blocks';
import { usePreviewPageBlocksQuery } from '../pages.hooks.generated';
import { blockInput, type PageValues } from './block-values';

/** The page as visitors would see it, without saving it. */
export function Preview({ onRefused }: { onRefused: (error: unknown) => void }) {
  const { getValues } = useFormContext<PageValues>();
  // What was typed when the preview was opened; it is made anew each time.
  const blocks = useRef(getValues('blocks').map(blockInput)).current;
  const { data, error } = usePreviewPageBlocksQuery({ variables: { blocks }, fetchPolicy: 'no-cache' });
  useEffect(() => {
    if (error) onRefused(error);
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer: the function is new at each render
  }, [error]);
  if (!data) return <PageSkeleton rows={4} />;
  if (data.previewPageBlocks.length === 0)
    return <EmptyState title={t.pages.nothing_to_see_yet()}>{t.pages.add_a_block_first()}</EmptyState>;
  return (
    <div className="flex flex-col gap-5 py-5">
      <PageBlocks blocks={data.previewPageBlocks} />
    </div>
  );
}
