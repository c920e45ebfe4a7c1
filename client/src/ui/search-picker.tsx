import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { Field } from './field';
import { Input } from './input';

/** One found thing. */
export interface Found {
  id: string;
  name: string;
  /** Tells namesakes apart. */
  detail?: string;
}

interface Props {
  label: string;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  /** What is typed. */
  value: string;
  onType: (text: string) => void;
  /** What was found for it; null while that is not known. */
  found: readonly Found[] | null;
  /** Shown below the input when nothing was found; nothing when absent. */
  none?: string | null;
  onPick: (found: Found) => void;
}

const NOTHING: readonly Found[] = [];

/**
 * A text input with a list of what matches it (WAI-ARIA combobox): arrow keys, Enter, Escape, or a click. Admin area
 * only.
 */
export function SearchPicker({
  label,
  placeholder,
  hint,
  error,
  required,
  value,
  onType,
  found: answer,
  none,
  onPick,
}: Props) {
  const found = answer ?? NOTHING;
  const listId = useId();
  const [open, setOpen] = useState(false);
  // By id: what is found changes while somebody types.
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = found.findIndex(({ id }) => id === activeId);
  const shown = open && found.length > 0;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown && frame.current && list.current) openBelow(list.current, frame.current);
    else list.current?.hidePopover();
  }, [shown, found.length]);
  const close = (): void => {
    setOpen(false);
    setActiveId(null);
  };
  const pick = (each: Found): void => {
    close();
    onPick(each);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      // Only the list closes, not the dialog around it.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === 'Enter' && shown && found[active]) {
      event.preventDefault();
      pick(found[active]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActiveId(found.at(active === -1 && step === -1 ? -1 : (active + step) % found.length)?.id ?? null);
    }
  };
  return (
    <Field
      label={label}
      hint={none !== null && none !== undefined && open && value.trim() !== '' && answer?.length === 0 ? none : hint}
      error={error}
      required={required}
    >
      {(control) => (
        <div ref={frame}>
          <Input
            {...control}
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={100}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              setOpen(true);
              setActiveId(null);
              onType(event.target.value);
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            popover="manual"
            className="fixed m-0 max-h-64 text-ink overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-card"
          >
            {found.map((each, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps the focus and has the keys
              <div
                key={each.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                // Not when the list opens under a pointer that rests: nobody chose that.
                onMouseMove={() => setActiveId(each.id)}
                onClick={() => pick(each)}
                className={cn('cursor-pointer rounded-sm px-3 py-2 text-sm', index === active && 'bg-accent-soft')}
              >
                {each.name} {each.detail && <span className="ml-1 text-muted">{each.detail}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/**
 * Shows a list below a control, above everything else: a dialog's scrolling part would cut it off, and nothing may move
 * under the pointer.
 */
function openBelow(list: HTMLElement, control: HTMLElement): void {
  const { left, bottom, top, width } = control.getBoundingClientRect();
  list.style.width = `${width}px`;
  list.showPopover();
  const fits = bottom + 4 + list.offsetHeight < window.innerHeight;
  list.style.left = `${left}px`;
  list.style.top = `${fits ? bottom + 4 : Math.max(4, top - 4 - list.offsetHeight)}px`;
}
