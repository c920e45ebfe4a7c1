import { yearSlip } from '../domain/dates/year-slip.js';
import { cleanName } from '../domain/text/clean-name.js';
import { isVisible } from '../domain/text/is-visible.js';
import { refusedCharacter } from '../domain/text/refused-character.js';
import { safeUrl } from '../domain/text/safe-url.js';
import { type FieldError, invalidInput } from './errors.js';

/** What a text field may be. Lengths count characters as PostgreSQL does (code points). */
export interface TextRules {
  /** Most characters; default 2000. */
  max?: number;
  /** Line breaks are allowed and kept; default no. */
  multiline?: boolean;
}

/**
 * In texts of several lines: control characters but line breaks and tabs, overrides of the reading direction, halves of
 * a character.
 */
const REFUSED = /[\p{Cs}\u202d\u202e]|(?![\n\r\t])\p{Cc}/u;
const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@(?=.{1,189}$)[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/u;

/**
 * Collects what is wrong with an input, field by field, so that a form shows all of it at once. Each method returns the
 * value to store. Absent (undefined) stays undefined: an update leaves that column alone. Optional fields: null or
 * blank becomes null. After a problem the returned value is of no use; `finish` then throws.
 */
export class InputCheck {
  private readonly errors: FieldError[] = [];

  /** Notes a problem that a caller found itself. */
  fail(field: string, message: string): void {
    this.errors.push({ field, message });
  }

  /** Notes a problem unless the condition holds. */
  that(condition: boolean, field: string, message: string): void {
    if (!condition) this.fail(field, message);
  }

  /** @throws 400 with every problem noted so far */
  finish(): void {
    if (this.errors.length > 0) throw invalidInput(this.errors);
  }

  /** A required one-line text: tidied, 1 to `max` characters, at least one of them visible. Any script, emoji too. */
  name(field: string, value: string, max?: number): string;
  name(field: string, value: string | null | undefined, max?: number): string | undefined;
  name(field: string, value: string | null | undefined, max = 200): string | undefined {
    if (value === undefined) return undefined;
    const text = this.characters(field, value ?? '', false) ? cleanName(value ?? '') : 'x';
    this.that(isVisible(text), field, `${field} is required.`);
    this.length(field, text, max);
    return text;
  }

  /** An optional text; blank becomes null. */
  text(
    field: string,
    value: string | null | undefined,
    { max = 2000, multiline = false }: TextRules = {},
  ): string | null | undefined {
    if (value === undefined || value === null) return value;
    if (!this.characters(field, value, multiline)) return null;
    const text = multiline ? value.normalize('NFC').replaceAll('\r\n', '\n').trim() : cleanName(value);
    this.length(field, text, max);
    return text === '' ? null : text;
  }

  /** An optional absolute http(s) address, normalised; blank becomes null. */
  url(field: string, value: string | null | undefined): string | null | undefined {
    if (value === undefined || value === null) return value;
    if (/^ *$/.test(value)) return null;
    const url = safeUrl(value);
    if (url === null)
      this.fail(
        field,
        /^ *https?:\/\/[^/?#]*@/iu.test(value)
          ? `${field} must not have a name or a password before its host.`
          : `${field} must be a full address beginning with https:// or http://.`,
      );
    return url;
  }

  /** An optional e-mail address; blank becomes null. */
  email(field: string, value: string | null | undefined): string | null | undefined {
    const text = this.text(field, value, { max: 254 });
    if (typeof text === 'string')
      this.that(EMAIL.test(text), field, `${field} must be an e-mail address such as name@example.com.`);
    return text;
  }

  /**
   * An optional calendar date. Fields for dates take 26 for the year 26, and nothing that a league enters was so long
   * ago, or is so far ahead.
   */
  date<Entered extends string | null | undefined>(field: string, value: Entered): Entered {
    const slip = value == null ? null : yearSlip(value);
    this.that(slip === null, field, `${field} ${slip}.`);
    return value;
  }

  /** An optional moment, by the same rule. */
  moment<Entered extends Date | null | undefined>(field: string, value: Entered): Entered {
    this.date(field, value?.toISOString());
    return value;
  }

  /** An optional whole number within limits. */
  integer(
    field: string,
    value: number | null | undefined,
    { min = 0, max = 2_147_483_647 } = {},
  ): number | null | undefined {
    const fits = value === undefined || value === null || (Number.isInteger(value) && value >= min && value <= max);
    this.that(fits, field, `${field} must be a whole number from ${min} to ${max}.`);
    return value;
  }

  /** A list of texts, each a required one-line text; equal ones count once. */
  names(
    field: string,
    values: readonly string[] | null | undefined,
    { max = 200, count = 50 } = {},
  ): string[] | undefined {
    if (values === undefined || values === null) return undefined;
    this.that(values.length <= count, field, `${field} must have at most ${count} entries.`);
    return [...new Set(values.slice(0, count).map((value) => this.name(field, value, max)))];
  }

  private characters(field: string, value: string, multiline: boolean): boolean {
    const allowed = multiline ? !REFUSED.test(value) : refusedCharacter(value.trim()) === null;
    this.that(allowed, field, `${field} must not hold control characters.`);
    return allowed;
  }

  private length(field: string, text: string, max: number): void {
    const count = text.length <= max ? text.length : [...text].length;
    this.that(count <= max, field, `${field} must have at most ${max} characters; this has ${count}.`);
  }
}

/** The fields of a patch that are defined: undefined ones are left out. */
export function definedFields<Patch extends object>(
  patch: Patch,
): { [Key in keyof Patch]?: Exclude<Patch[Key], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Patch]?: Exclude<Patch[Key], undefined>;
  };
}
