import { createContext, useContext } from 'react';

/** A message at the top of the page. */
export interface ToastMessage {
  /** A warning stays until it is closed, or another message takes its place: there is something to look after. */
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Work is under way: it stays until another message takes its place. */
  busy?: boolean;
  /** One thing to do about it: 'Undo'. */
  action?: { label: string; onClick: () => void };
  /** Where to look at what it is about. */
  link?: { label: string; to: string };
}

/**
 * Shows a message; a new one takes the place of the last.
 * @returns shows another one in its place, unless a later one stands there
 */
export type ShowToast = (message: ToastMessage) => (instead: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast; needs a ToastProvider above. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
