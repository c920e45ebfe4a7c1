import { useRef } from 'react';
import { focusFirst, giveFocusBack, takeFocus } from './dialog-focus';
import { keepFocus } from './kept-focus';

/**
 * For the content of a dialog: it begins in its first field, keeps the focus, and gives the focus back to what had it.
 */
export function useDialogFocus(): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<HTMLElement | null>(null);
  const endKeeping = useRef<() => void>(undefined);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      opener.current = takeFocus();
      endKeeping.current = keepFocus(event.currentTarget as HTMLElement);
      focusFirst(event.currentTarget as HTMLElement);
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      endKeeping.current?.();
      giveFocusBack(opener.current);
    },
  };
}
