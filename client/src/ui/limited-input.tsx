import { type ComponentProps, useId } from 'react';
import { cn } from '@/lib/cn';
import { Input } from './input';
import { tooLong } from './too-long';

interface Props extends Omit<ComponentProps<typeof Input>, 'className' | 'maxLength'> {
  value: string;
  /** Most characters. */
  max: number;
  /** Of the control with what is said beneath it. */
  className?: string | undefined;
}

/**
 * A control in a row or a table, without a Field around it, that says itself when its text is too long. Not sending it
 * is up to its form, by `tooLong`.
 */
export function LimitedInput({ value, max, className, ...rest }: Props) {
  const id = useId();
  const problem = tooLong(value, max);
  return (
    <div className={cn('min-w-0', className)}>
      <Input {...rest} {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': id })} value={value} />
      {problem !== null && (
        <p id={id} role="alert" className="mt-1 text-left text-sm font-normal text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
