import { type ReactNode, useCallback, useState } from 'react';
import { t } from '@/texts';
import { Button } from './button';
import { ConfirmContext, type Question } from './confirm-context';
import { Dialog } from './dialog';

/** Names are listed up to this many. */
const LISTED = 8;

/** Shows the questions of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const confirm = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setOpen({ question, answer })),
    [],
  );
  const close = (yes: boolean): void => {
    open?.answer(yes);
    setOpen(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {open && <ConfirmDialog question={open.question} onAnswer={close} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const {
    text,
    title = t.ui.please_confirm(),
    items = [],
    consequence,
    confirmLabel = t.common.delete(),
    cancelLabel = t.common.cancel(),
    destructive = true,
  } = question;
  const more = items.length - LISTED;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
          <Button variant={destructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {items.length > 0 && (
        <ul className="list-disc pl-5">
          {items.slice(0, LISTED).map((item, index) => (
            <li key={`${index}${item}`}>{item}</li>
          ))}
          {more > 0 && <li>{t.ui.and_more({ more })}</li>}
        </ul>
      )}
      {consequence && <p>{consequence}</p>}
    </Dialog>
  );
}
