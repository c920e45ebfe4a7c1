import type { Ref, SelectHTMLAttributes } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL } from './Input';

/** One choice. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  /** The first choice, with an empty value. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice from a list: the platform's own control, which every phone knows how to show. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <select {...rest} className={cn(CONTROL, 'pr-8', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
