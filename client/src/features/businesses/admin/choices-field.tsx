import { X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { tooLong } from '@/ui/too-long';
import { useUnsaved } from '@/ui/unsaved-context';
import type { BusinessValues } from './business-values';

interface Props {
  control: Control<BusinessValues>;
  name: 'states' | 'cities';
  label: string;
  suggestions: readonly string[];
}

/** Most characters of a choice. */
const LONGEST = 100;

/**
 * Several texts, one after the other: of the presets that the input suggests, or any other. One that is too long stays
 * in the input, and the form is not sent before it is mended.
 */
export function ChoicesField({ control, name, label, suggestions }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const problem = tooLong(typed, LONGEST);
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control, name, rules: { validate: () => problem ?? true } });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = typed.trim() !== '';
  }, [typed]);
  useUnsaved(useCallback(() => isLeft.current, []));
  const add = (): void => {
    if (problem !== null) return;
    const text = typed.trim();
    if (text !== '' && !value.includes(text)) onChange([...value, text]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter adds the text; it does not send the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={t.businesses.enter_adds_it_more_than_one_can_be()}
        // The form's own word about what is typed is gone with it.
        error={problem ?? (error?.type === 'validate' ? null : error?.message)}
      >
        {(props) => (
          <div className="flex gap-2">
            <Input
              {...props}
              ref={ref}
              list={listId}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <Button aria-label={t.businesses.add({ toLowerCase: label.toLowerCase() })} onClick={add}>
              {t.businesses.add_2()}
            </Button>
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          </div>
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={t.businesses.chosen({ label })} className="flex flex-wrap gap-2">
          {value.map((each) => (
            <li key={each} className="inline-flex items-center gap-1 rounded-md bg-accent-soft pl-2.5 text-sm">
              {each}
              <button
                type="button"
                aria-label={t.businesses.remove({ each })}
                onClick={() => onChange(value.filter((other) => other !== each))}
                className="inline-flex size-8 items-center justify-center rounded-md hover:bg-surface-2"
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
