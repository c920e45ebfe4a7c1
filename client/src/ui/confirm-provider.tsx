import { type ReactNode, useCallback, useRef, useState } from 'react';
import { t } from '@/texts';
import { Button } from './button';
import { ConfirmContext, type Question } from './confirm-context';
import { Dialog } from './dialog';

/** Names are listed up to this many. */
const LISTED = 8;

/** A question that waits for its answer. */
interface Asked {
  id: number;
  question: Question;
  answer: (yes: boolean) => void;
}

/** Shows the questions of `useConfirm`, one at a time: what is asked meanwhile waits, and nobody waits for ever. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const lastId = useRef(0);
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        const id = (lastId.current += 1);
        setAsked((before) => [...before, { id, question, answer }]);
      }),
    [],
  );
  const [first] = asked;
  const close = (yes: boolean): void => {
    first?.answer(yes);
    setAsked((before) => before.filter((each) => each !== first));
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {first && <ConfirmDialog key={first.id} question={first.question} onAnswer={close} />}
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
