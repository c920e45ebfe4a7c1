import { t } from '@/texts';
import { Badge } from '@/ui/badge';

/** Whether visitors see a page, and whether they see its newest words. */
export function PageState({ page: { isPublished, hasDraft } }: { page: { isPublished: boolean; hasDraft: boolean } }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? t.pages.published() : t.pages.draft()}</Badge>
      {isPublished && hasDraft && <Badge tone="warning">{t.pages.newer_draft()}</Badge>}
    </span>
  );
}
