import { useCallback } from 'react';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';

/** Says what was taken off the page, with a way back: what was typed there may be stored nowhere. */
export function useRemovedToast(): (name: string, putBack: () => void) => void {
  const toast = useToast();
  return useCallback(
    (name, putBack) =>
      toast({
        kind: 'success',
        text: t.pages.removed({ name: name.replace(/\.$/, '') }),
        action: { label: t.common.undo(), onClick: putBack },
      }),
    [toast],
  );
}
