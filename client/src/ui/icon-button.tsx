import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon; at least 40 px for fingers. */
export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cn(
        'inline-flex size-10 items-center justify-center rounded-md text-ink hover:bg-surface-2 disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}
