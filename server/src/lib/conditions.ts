import type { LiveScope } from '../database/live-tables.js';
import { type Statement, statement } from '../database/prepared.js';

/**
 * The conditions of a filtered list. Each combination of conditions becomes a statement of its own, prepared once under
 * its own name: a single text with "or the filter is null" would leave PostgreSQL without a fitting index.
 */
export class Conditions {
  /** The parameters so far; $1 is the organization. */
  readonly params: unknown[];
  private readonly tags: string[] = [];

  constructor(organizationId: number) {
    this.params = [organizationId];
  }

  /** Adds a parameter. Returns its mark: $2, $3, … */
  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  /**
   * Notes a condition unless its value is absent.
   * @param tag a short word for it; together the tags name the statement
   * @param sql the condition, given its parameter's mark
   * @returns the SQL, or an empty list
   */
  when<Value>(tag: string, value: Value | null | undefined, sql: (mark: string) => string): string[] {
    if (value === null || value === undefined) return [];
    this.tags.push(tag);
    return [sql(this.param(value))];
  }

  /** As `when`, for a condition without a parameter. */
  whenTrue(tag: string, value: boolean | null | undefined, sql: string): string[] {
    if (value !== true) return [];
    this.tags.push(tag);
    return [sql];
  }

  /** The statement for this combination; `scope` as `statement` takes it. */
  statement<Row extends unknown[] = unknown[]>(
    name: string,
    sql: string,
    scope?: LiveScope<unknown[]>,
  ): Statement<Row, unknown[]> {
    return statement<Row, unknown[]>([name, ...this.tags].join('_'), sql, scope);
  }
}
