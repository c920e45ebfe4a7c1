import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { CONTROL } from './input';
import { tooLong } from './too-long';
import { useUnsaved } from './unsaved-context';

interface Props {
  label: string;
  /** What is stored. */
  value: string;
  /** What counts while nothing is stored. */
  placeholder?: string | null | undefined;
  /** Most characters. A longer text stays as it was typed, is told so, and is not saved. */
  max: number;
  /** Saves; answers why it was refused, or null. */
  onSave: (value: string) => Promise<string | null>;
  /** Its width. */
  className?: string;
}

/**
 * A value that is edited where it stands: Enter or leaving it saves, Escape brings back what is stored. What was
 * refused stays as it was typed, with the reason; saving again is then a choice.
 */
export function InlineInput({ label, value, placeholder, max, onSave, className }: Props) {
  const id = useId();
  // Null: nothing was typed since the last save.
  const [draft, setDraft] = useState<string | null>(null);
  // On its way: shown until what is stored says so.
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isTyped = draft !== null && draft.trim() !== value;
  const problem = tooLong(draft ?? '', max);
  const typed = useRef(isTyped);
  useEffect(() => {
    typed.current = isTyped;
  }, [isTyped]);
  useUnsaved(useCallback(() => typed.current, []));
  // As it was when somebody began to type: what a colleague changes after that is a conflict.
  const begun = useRef<Props['onSave'] | null>(null);
  // The answer to an older save says nothing of a newer one.
  const saves = useRef(0);
  const save = async (): Promise<void> => {
    if (problem !== null) return;
    const send = begun.current ?? onSave;
    begun.current = null;
    setRefusal(null);
    setDraft(null);
    if (!isTyped) return;
    setSent(draft.trim());
    const own = (saves.current += 1);
    const refused = await send(draft.trim());
    if (own !== saves.current) return;
    setSent(null);
    if (refused === null) return;
    setRefusal(refused);
    setDraft((newer) => newer ?? draft);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      begun.current = null;
      setRefusal(null);
      setDraft(null);
    }
  };
  const said = problem ?? (refusal === null ? null : withStored(refusal, value));
  return (
    <span className={cn('inline-flex flex-col', problem !== null && 'min-w-min', className)}>
      <input
        aria-label={label}
        {...(said !== null && { 'aria-invalid': true, 'aria-describedby': id })}
        autoComplete="off"
        placeholder={placeholder ?? undefined}
        value={draft ?? sent ?? value}
        onChange={({ target }) => {
          begun.current ??= onSave;
          setDraft(target.value);
        }}
        // A refusal is looked at first: leaving the field does not send it again.
        onBlur={() => refusal === null && void save()}
        onKeyDown={onKeyDown}
        className={cn(
          CONTROL,
          'min-h-9 px-2! not-aria-invalid:border-line hover:border-line-strong focus:border-line-strong',
        )}
      />
      {said !== null && (
        <span
          id={id}
          role="alert"
          // What is short is wrapped within the column, which others stand beside.
          className={cn('mt-1 text-left text-xs whitespace-normal text-danger', problem === null && 'w-40')}
        >
          {said}
        </span>
      )}
    </span>
  );
}

function withStored(refusal: string, value: string): string {
  return value === ''
    ? t.ui.stored_is_nothing_enter_saves_yours_escape({ refusal })
    : t.ui.stored_is_enter_saves_yours_escape_keeps({ refusal, value });
}
