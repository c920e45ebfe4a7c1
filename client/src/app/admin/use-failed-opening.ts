import { useEffect } from 'react';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { messageOf } from './forms/failure';

/**
 * For a dialog that has to read something before it can be shown: when that fails it says so and is given up, so that
 * it can be opened again.
 * @param result what the query says
 * @param missing said where the answer does not have it; null where it has, or there is none yet
 */
export function useFailedOpening(
  { data, error }: { data: unknown; error?: unknown },
  missing: string | null,
  onClose: () => void,
): void {
  const toast = useToast();
  const failure =
    missing ?? (error && data === undefined ? messageOf(error, t.admin.this_could_not_be_loaded()) : null);
  useEffect(() => {
    if (failure === null) return;
    toast({ kind: 'error', text: failure });
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever function the screen gives it by then
  }, [failure]);
}
