import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cn } from '@/lib/cn';

/** The look of every control with a frame. */
export const CONTROL =
  'min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 py-1.5 text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger';

/** A single line of text, or any other input type. Goes into a Field. */
export function Input({ className, ...rest }: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...rest} className={cn(CONTROL, className)} />;
}

/** Several lines of text. */
export function Textarea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea rows={4} {...rest} className={cn(CONTROL, className)} />;
}
