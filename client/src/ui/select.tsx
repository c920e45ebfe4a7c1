import type { Ref, SelectHTMLAttributes } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL } from './input';

/** One choice. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Choices below a heading. */
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly (Option | OptionGroup)[];
  /** The first choice, with an empty value. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice from a list: the platform's own control, which every phone knows how to show. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <select {...rest} className={cn(CONTROL, 'pr-1.5 pl-2', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((each, index) =>
        'options' in each ? (
          // Two seasons may have one name.
          <optgroup key={`${index} ${each.label}`} label={each.label}>
            {each.options.map(choice)}
          </optgroup>
        ) : (
          choice(each)
        ),
      )}
    </select>
  );
}

function choice({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
