import { Fragment, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { atMost } from './at-most';

/** A text of a thing, as a form has it. */
export interface TextField {
  readonly label: () => string;
  /** Most characters, as the server allows them. */
  readonly max: number;
  /** What is said when it is blank; without it, it need not be there. */
  readonly required?: () => string;
}

/** The texts of a thing by the names of its fields, in the order of the form. */
export type TextFieldsOf<Name extends string> = Readonly<Record<Name, TextField>>;

/** The names of a form's texts. */
export function textNames<Name extends string>(texts: TextFieldsOf<Name>): Name[] {
  return Object.keys(texts) as Name[];
}

/** What a form's controls show of something stored; of nothing, blanks. */
export function textValues<Name extends string>(
  texts: TextFieldsOf<Name>,
  stored: Readonly<Record<NoInfer<Name>, string | null>> | null,
): Record<Name, string> {
  return fromNames(texts, (name) => stored?.[name] ?? '');
}

/** What was typed, without blanks around it. */
export function typedTexts<Name extends string>(
  texts: TextFieldsOf<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): Record<Name, string> {
  return fromNames(texts, (name) => values[name].trim());
}

/** The controls of a form's texts. */
export function TextFields<Values extends FieldValues, Name extends FieldPath<Values>>({
  texts,
  form: { register, getFieldState, formState },
  beneath = {},
}: {
  texts: TextFieldsOf<Name>;
  form: UseFormReturn<Values>;
  /** What stands beneath the control of a text. */
  beneath?: { readonly [Beneath in Name]?: ReactNode };
}) {
  return textNames(texts).map((name) => {
    const { label, max, required } = texts[name];
    return (
      <Fragment key={name}>
        <Field label={label()} required={required !== undefined} error={getFieldState(name, formState).error?.message}>
          {(control) => (
            <Input
              {...control}
              {...register(name, {
                ...atMost(max),
                validate: (value: string) => required === undefined || value.trim() !== '' || required(),
              })}
            />
          )}
        </Field>
        {beneath[name]}
      </Fragment>
    );
  });
}

function fromNames<Name extends string>(
  texts: TextFieldsOf<Name>,
  valueOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(textNames(texts).map((name) => [name, valueOf(name)])) as Record<Name, string>;
}
