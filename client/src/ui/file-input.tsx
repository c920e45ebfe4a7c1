import type { InputHTMLAttributes } from 'react';
import { cn } from '@/lib/cn';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'onClick' | 'disabled'> {
  onFiles: (files: File[]) => void;
  /** What was chosen before is still under way: nothing else is taken, and the focus stays. */
  busy?: boolean;
  /** What is chosen is said beside it: the browser's own words ('No file chosen') would say something else. */
  unsaid?: boolean;
}

/** Takes files. Goes into a Field. */
export function FileInput({ onFiles, busy = false, unsaid = false, className, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="file"
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) return event.preventDefault();
        // Browsers say nothing when the same file is chosen again, which is what one does after a failure or a
        // correction in it.
        event.currentTarget.value = '';
      }}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        if (files.length > 0) onFiles(files);
      }}
      className={cn(
        'min-w-0 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:font-semibold file:text-ink aria-disabled:opacity-60',
        unsaid && 'text-[0px]! file:mr-0! file:text-sm',
        className,
      )}
    />
  );
}
