import { createContext, useContext } from 'react';

/** A question before something is removed or changed for good. */
export interface Question {
  /** The question, word for word as specified. */
  text: string;
  title?: string;
  /** What will be removed or changed, by name; long lists are cut with a count. */
  items?: readonly string[];
  /** What happens beside it: 'Its 12 games go with it.' */
  consequence?: string;
  /** On the button that does it. Default 'Delete'. */
  confirmLabel?: string;
  /** On the button that leaves all as it is. Default 'Cancel'. */
  cancelLabel?: string;
  /** Whether something is lost by it. Default true. */
  destructive?: boolean;
}

/** Asks, and answers whether to go on. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** The function that asks a question; needs a ConfirmProvider above. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
