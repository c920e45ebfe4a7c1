import { useId } from 'react';
import type { WebhookEvent } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { EVENTS } from './webhook-words';

interface Props {
  value: readonly WebhookEvent[];
  /** Gets them in the picker's order. */
  onChange: (value: WebhookEvent[]) => void;
  error?: string | undefined;
}

/** What a webhook is told of: each event with what it means. */
export function EventPicker({ value, onChange, error }: Props) {
  const id = useId();
  const toggle = (event: WebhookEvent, isChosen: boolean): void =>
    onChange(EVENTS.map((each) => each.value).filter((each) => (each === event ? isChosen : value.includes(each))));
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 text-sm font-semibold">{t.webhooks.tell_it_of()}</legend>
      {EVENTS.map(({ value: event, label, hint }) => (
        <div key={event}>
          <Checkbox
            label={label()}
            checked={value.includes(event)}
            aria-describedby={`${id}-${event}`}
            onChange={({ target }) => toggle(event, target.checked)}
          />
          <p id={`${id}-${event}`} className="pl-7 text-sm text-muted">
            {hint()}
          </p>
        </div>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
