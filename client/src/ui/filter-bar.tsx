import { Fragment, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button, buttonClass } from './button';
import { Field } from './field';
import { Input } from './input';
import { type Option, Select } from './select';
import { useEarlyEntry } from './use-early-entry';
import { useFilters } from './use-filters';

interface BarProps {
  /** The names of its filters; other parameters of the address are kept. */
  names: readonly string[];
  children: ReactNode;
}

/** A row of filters bound to the address. Without scripts it is a form that loads the page anew. */
export function FilterBar({ names, children }: BarProps) {
  const others = [...useSearchParams()[0]].filter(([name]) => !names.includes(name));
  const [values, setFilters] = useFilters(names);
  const [cleared, setCleared] = useState(0);
  const clear = (): void => {
    setFilters(Object.fromEntries(names.map((name) => [name, ''])));
    setCleared(cleared + 1);
  };
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="no-print flex flex-wrap items-end gap-3"
      >
        {/* Made anew by "Clear", so that what somebody was still typing is gone, too. */}
        <Fragment key={cleared}>{children}</Fragment>
        {/* For a form that loads the page anew alone: the server does not know all that the browser's address says. */}
        <noscript>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttonClass()}>
            {t.ui.show()}
          </button>
        </noscript>
        {Object.values(values).some(Boolean) && (
          <Button variant="ghost" onClick={clear}>
            {t.ui.clear()}
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
  const field = useEarlyEntry<HTMLSelectElement>(value);
  return (
    <div className="min-w-36 flex-1 sm:max-w-80 sm:flex-none">
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            ref={field}
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
  const field = useEarlyEntry<HTMLInputElement>(value);
  return (
    // On a phone a search has a row of its own: what it searches for stands in it, and beside another filter would be
    // cut.
    <div
      className={cn('flex-1 sm:flex-none', type === 'search' ? 'min-w-[min(15rem,100%)]' : 'min-w-[min(10rem,100%)]')}
    >
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            ref={field}
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
