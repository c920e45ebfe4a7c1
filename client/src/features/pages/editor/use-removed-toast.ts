import { useCallback } from 'react';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';

/**
 * Says what was taken off the page, with a way back: what was typed there may be stored nowhere. `putBack` answers
 * false where there is no place for it any more.
 */
export function useRemovedToast(): (name: string, putBack: () => boolean) => void {
  const toast = useToast();
  return useCallback(
    (name, putBack) => {
      const onClick = (): void => {
        if (!putBack()) toast({ kind: 'error', text: t.pages.this_can_no_longer_be_put_back() });
      };
      toast({
        kind: 'success',
        text: t.pages.removed({ name: name.replace(/\.$/, '') }),
        action: { label: t.common.undo(), onClick },
      });
    },
    [toast],
  );
}
