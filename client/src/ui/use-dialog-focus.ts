import { useRef } from 'react';
import { focusFirst, giveFocusBack, takeFocus } from './dialog-focus';

/** For the content of a dialog: it begins in its first field, and gives the focus back to what had it. */
export function useDialogFocus(): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      opener.current = takeFocus();
      focusFirst(event.currentTarget as HTMLElement);
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      giveFocusBack(opener.current);
    },
  };
}
