import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { named } from '@/app/admin/named';
import { inTurn } from '@/app/admin/turns-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { isDeadLink } from './link-targets';
import type { EditableLinkFragment } from './links.generated';
import { useDeleteLinkMutation, useUpdateLinkMutation } from './links.hooks.generated';
import { deadWords, type PublishedPages } from './slug-field';

interface Props {
  link: EditableLinkFragment;
  pages: PublishedPages;
  handle: ReactNode;
  edited: boolean;
  onEdit: (id: string) => void;
  /** It is deleted. */
  onGone: (id: string) => void;
}

/** One link: what it says, where it leads, whether it is shown, and what can be done with it. */
export function LinkRow({ link, pages, handle, edited, onEdit, onGone }: Props) {
  const { id, version, label, isExternal, slug, url, showInNavbar } = link;
  const attempt = useMutationWithToast();
  const [update] = useUpdateLinkMutation();
  const [remove] = useDeleteLinkMutation({ refetchQueries: ['OwnLinks'] });
  const toggle = (): Promise<boolean> =>
    attempt(
      () =>
        update({
          variables: { id, input: { showInNavbar: !showInNavbar, expectedVersion: version } },
          optimisticResponse: {
            updateLink: named('Link', { ...link, showInNavbar: !showInNavbar, version: version + 1 }),
            undoable: [],
          },
          ...inTurn([`Link:${id}`]),
        }),
      t.links.the_link_could_not_be_changed(),
    );
  const [destroy] = useDeletion<EditableLinkFragment>({
    question: () => ({ text: t.links.are_you_sure_you_want_to_delete_this(), items: [label] }),
    remove: () => remove({ variables: { id }, onCompleted: () => onGone(id) }),
    failed: t.links.the_link_could_not_be_deleted(),
  });
  const Mark = showInNavbar ? Eye : EyeOff;
  return (
    <div className={cn('flex flex-wrap items-center gap-x-2 gap-y-2 py-2 pr-3 pl-1', edited && 'bg-accent-soft')}>
      {handle}
      <div className="min-w-0 flex-1 basis-40">
        <p className={cn('font-semibold break-words', !showInNavbar && 'text-muted')}>{label}</p>
        <p className="truncate text-sm text-muted">{isExternal ? url : `/${slug ?? ''}`}</p>
        {!isExternal && isDeadLink(slug ?? '', pages) && (
          <p className="text-sm font-medium break-words text-warning">{deadWords(slug ?? '')}</p>
        )}
      </div>
      <div className="flex items-center gap-2 max-sm:pl-11">
        <Badge tone={isExternal ? 'accent' : 'neutral'}>{isExternal ? t.links.external() : t.links.internal()}</Badge>
        <span
          className={cn('inline-flex w-20 items-center gap-1 text-sm', showInNavbar ? 'text-success' : 'text-muted')}
        >
          <Mark aria-hidden="true" size={16} />
          {showInNavbar ? t.links.visible() : t.links.hidden()}
        </span>
      </div>
      <div className="flex gap-1.5 max-sm:pl-11">
        <Button
          size="small"
          aria-label={t.links.toggle({ label })}
          aria-pressed={showInNavbar}
          onClick={() => void toggle()}
        >
          {t.links.toggle_2()}
        </Button>
        <Button size="small" aria-label={t.links.edit({ label })} onClick={() => onEdit(id)}>
          {t.common.edit()}
        </Button>
        <DeleteButton name={label} onDelete={() => void destroy(link)} />
      </div>
    </div>
  );
}
