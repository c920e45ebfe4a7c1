import { printAbbreviation } from '@domain/stats/formula/print-formula';
import { useRef } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { EditableStatFragment } from './stats.generated';

interface Props {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | null;
  /** What a formula can mention. */
  stats: readonly EditableStatFragment[];
}

/** A formula, and the abbreviations that a click puts where the cursor is. */
export function FormulaField({ value, onChange, onBlur, error, stats }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const insert = (abbreviation: string): void => {
    const field = input.current;
    const start = field?.selectionStart ?? value.length;
    const [before, after] = [value.slice(0, start), value.slice(field?.selectionEnd ?? start)];
    const word = printAbbreviation(abbreviation);
    const gap = /[\p{L}\p{N}%_\]]$/u.test(before) ? ' ' : '';
    onChange(`${before}${gap}${word}${after}`);
    const at = before.length + gap.length + word.length;
    // Once the new text is in the field.
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at, at);
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t.statDefinitions.formula()}
        required
        hint={t.statDefinitions.numbers_abbreviations_and_parentheses()}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={value}
            placeholder={t.statDefinitions.pts_1_2_reb_to()}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="font-mono"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      <div role="group" aria-label={t.statDefinitions.insert_a_statistic()} className="flex flex-wrap gap-1.5">
        {stats.map(({ id, name, abbreviation }) => (
          <Button
            key={id}
            size="small"
            title={name}
            aria-label={t.statDefinitions.insert({ abbreviation })}
            onClick={() => insert(abbreviation)}
          >
            {abbreviation}
          </Button>
        ))}
      </div>
    </div>
  );
}
