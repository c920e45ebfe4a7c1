import { useId, type ReactNode } from 'react';

/** What a control in a field has to be given. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

interface Props {
  label: ReactNode;
  /** Shown under the control, before an error takes its place. */
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  hideLabel?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and its hint or error, tied together for screen readers. */
export function Field({ label, hint, error, required, hideLabel = false, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        ...(note && { 'aria-describedby': `${id}-note` }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {note && (
        <p id={`${id}-note`} className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {note}
        </p>
      )}
    </div>
  );
}
