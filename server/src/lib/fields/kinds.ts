import type { InputCheck, TextRules } from '../validation.js';
import { type Declares, declares, type FieldKind } from './declared-fields.js';

/** What every field may say of itself. */
interface Said {
  /** In the graph; without it the graph does not have the field. */
  description?: string;
  /** In inputs; needed of what the allow-list of an input names. */
  input?: string;
  /** The column's name; default: the field's own in snake case. */
  column?: string;
  /** Its heading in lists as CSV; true: its column's name. Without it lists do not have it. */
  listed?: string | true;
}

/** What a thing is called: one line that may not be blank. */
export function requiredText({ max, ...said }: Said & { max: number }): Declares<string> {
  return declares<string>({
    ...said,
    kind: 'text',
    nullable: false,
    initial: null,
    check: (check, name, value: string | null | undefined) => check.name(name, value, max),
  });
}

/** One line that may be blank, and is never null. */
export function textOrBlank({ max, ...said }: Said & { max: number }): Declares<string> {
  return declares<string>({
    ...said,
    kind: 'text',
    nullable: false,
    initial: null,
    check: (check, name, value: string | null | undefined) =>
      value === undefined ? undefined : (check.text(name, value, { max }) ?? ''),
  });
}

/** A text that need not be there; a blank one is none. */
export function optionalText({ max, multiline, ...said }: Said & TextRules & { max: number }): Declares<string | null> {
  return optional<string>('text', said, (check, name, value) => check.text(name, value, { max, multiline }));
}

/** One line that need not be there and is written in a way of its own; `check` reads it, by the rule that it has. */
export function checkedText({
  check: read,
  ...said
}: Said & {
  check: (check: InputCheck, name: string, value: string | null | undefined) => string | null | undefined;
}): Declares<string | null> {
  return optional<string>('text', said, read);
}

/** A whole number, at first nought unless `initial` says otherwise; null in an input says nothing. */
export function wholeNumber({
  initial = 0,
  min,
  max,
  ...said
}: Said & { initial?: number | null; min?: number; max?: number }): Declares<number> {
  return declares<number>({
    ...said,
    kind: 'integer',
    nullable: false,
    initial,
    check: (check, name, value: number | null | undefined) => check.integer(name, value, { min, max }) ?? undefined,
  });
}

/** A whole number that need not be there. */
export function optionalNumber({ min, max, ...said }: Said & { min?: number; max?: number }): Declares<number | null> {
  return optional<number>('integer', said, (check, name, value) => check.integer(name, value, { min, max }));
}

/** Yes or no; null in an input says nothing. */
export function flag({ initial, ...said }: Said & { initial: boolean }): Declares<boolean> {
  return declares<boolean>({
    ...said,
    kind: 'boolean',
    nullable: false,
    initial,
    check: (_check, _name, value: boolean | null | undefined) => value ?? undefined,
  });
}

/** An address that begins with https:// or http:// and need not be there. */
export function optionalUrl(said: Said): Declares<string | null> {
  return optional<string>('text', said, (check, name, value) => check.url(name, value));
}

/** An e-mail address that need not be there. */
export function optionalEmail(said: Said): Declares<string | null> {
  return optional<string>('text', said, (check, name, value) => check.email(name, value));
}

/** A calendar date, YYYY-MM-DD. */
export function requiredDate(said: Said): Declares<string> {
  return declares<string>({
    ...said,
    kind: 'date',
    nullable: false,
    initial: null,
    check: (check, name, value: string | null | undefined) => {
      check.that(value !== null, name, `${name} is required.`);
      return check.date(name, value) ?? undefined;
    },
  });
}

/** A calendar date, YYYY-MM-DD, that need not be known. */
export function optionalDate(said: Said): Declares<string | null> {
  return optional<string>('date', said, (check, name, value) => check.date(name, value));
}

/** A time of day, HH:MM, that need not be known. */
export function optionalTime(said: Said): Declares<string | null> {
  return optional<string>('time', said, (_check, _name, value) => value);
}

/** Several texts, at first none; `check` reads them, by the rule that they have. */
export function texts(
  said: Said & {
    check: (check: InputCheck, values: readonly string[] | null | undefined) => string[] | undefined;
  },
): Declares<string[]> {
  return declares<string[]>({
    ...said,
    kind: 'texts',
    nullable: false,
    initial: [],
    check: (check, _name, values: readonly string[] | null | undefined) => said.check(check, values),
  });
}

function optional<Value>(
  kind: FieldKind,
  said: Said,
  check: (check: InputCheck, name: string, value: Value | null | undefined) => Value | null | undefined,
): Declares<Value | null> {
  return declares<Value | null>({ ...said, kind, nullable: true, initial: null, check });
}
