import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from './Button';
import { Field } from './Field';
import { Input } from './Input';
import { type Option, Select } from './Select';

interface BarProps {
  /** The names of its filters; other parameters of the address are kept. */
  names: readonly string[];
  children: ReactNode;
}

/** A row of filters bound to the address. Without scripts it is a form that loads the page anew. */
export function FilterBar({ names, children }: BarProps) {
  const [search, setSearch] = useSearchParams();
  const others = [...search].filter(([name]) => !names.includes(name));
  const isSet = names.some((name) => search.get(name));
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="no-print flex flex-wrap items-end gap-3"
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <noscript>
          <button type="submit">Show</button>
        </noscript>
        {isSet && (
          <Button variant="ghost" onClick={() => setSearch(others, { replace: true })}>
            Clear
          </Button>
        )}
      </form>
    </search>
  );
}

interface SelectProps {
  name: string;
  label: string;
  options: readonly Option[];
  /** The choice that filters nothing. */
  all?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A choice in a filter bar. */
export function SelectFilter({ name, label, options, all, value, onChange }: SelectProps) {
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            name={name}
            options={options}
            placeholder={all}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

interface InputProps {
  name: string;
  label: string;
  type?: 'search' | 'date';
  placeholder?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

/** A text or a date in a filter bar. */
export function InputFilter({ name, label, type = 'search', placeholder, maxLength, value, onChange }: InputProps) {
  return (
    <div className="min-w-40 flex-1 sm:flex-none">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            name={name}
            type={type}
            placeholder={placeholder}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
