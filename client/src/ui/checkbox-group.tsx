import { useId } from 'react';
import { Checkbox } from './checkbox';
import type { Option } from './select';

interface Props {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: string;
  error?: string | null;
}

/** Several choices of a few: a tick box each. */
export function CheckboxGroup({ label, options, value, onChange, hint, error }: Props) {
  const note = useId();
  const text = error ?? hint;
  const toggle = (id: string, checked: boolean): void =>
    onChange(options.map((option) => option.value).filter((each) => (each === id ? checked : value.includes(each))));
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={text ? note : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
      {text && (
        <p id={note} className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {text}
        </p>
      )}
    </fieldset>
  );
}
