import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from './spinner';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent-solid text-on-accent border-transparent hover:brightness-110',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-surface-2',
  ghost: 'bg-transparent text-ink border-transparent hover:bg-surface-2',
  danger: 'bg-danger text-surface border-transparent hover:brightness-110',
};

/** The look of a button; for links that act like one. */
export function buttonClass(variant: Variant = 'secondary', size: 'small' | 'medium' = 'medium'): string {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap max-[22rem]:whitespace-normal transition-[background,filter] disabled:opacity-55',
    size === 'small' ? 'min-h-8 px-2.5 text-sm' : 'min-h-10 px-4 text-[0.9375rem]',
    VARIANTS[variant],
  );
}

interface Props extends ComponentProps<'button'> {
  variant?: Variant;
  size?: 'small' | 'medium';
  /** Work is under way: shows a spinner, takes no more clicks, keeps the focus. */
  busy?: boolean;
}

/** A button. Its type is 'button' unless it says 'submit'. */
export function Button({ variant, size, busy = false, className, children, type = 'button', onClick, ...rest }: Props) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is a property of this component
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cn(buttonClass(variant, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
