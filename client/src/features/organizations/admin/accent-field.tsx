import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { ContrastPreview } from './contrast-preview';

interface Props {
  value: string;
  onChange: (accent: string) => void;
  error?: string | undefined;
}

/** The accent colour: a picker, the same as text, and what readers will see. */
export function AccentField({ value, onChange, error }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={t.organizations.accent_colour()} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={t.organizations.pick_the_accent_colour()}
              value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              className="h-10 w-14 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
            />
            <Input
              {...control}
              value={value}
              onChange={(event) => onChange(event.target.value.trim())}
              spellCheck={false}
              className="font-mono"
            />
          </div>
        )}
      </Field>
      <ContrastPreview accent={value} />
    </div>
  );
}
