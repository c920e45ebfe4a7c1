import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A tick box with its label. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, className, ref, ...rest }: Props) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const attach = (element: HTMLInputElement | null): void => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <label className={cn('relative inline-flex min-h-6 items-center gap-2 align-middle', className)}>
      <input {...rest} ref={attach} type="checkbox" className="size-4.5 shrink-0 accent-(--accent-solid)" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
