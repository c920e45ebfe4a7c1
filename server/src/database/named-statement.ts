import { type FieldDef, type QueryArrayConfig, type QueryArrayResult, types } from 'pg';
import { runMessages } from './run-messages.js';

/** Told of a statement's result once, or of what failed. */
export type Done = (error: Error | null, result?: QueryArrayResult<unknown[]>) => void;

type Reader = (text: string) => unknown;
type Parameter = string | number | boolean | readonly number[] | null | undefined;

/** What of the driver's connection its types leave out. */
interface Wire {
  readonly stream: { readonly writable: boolean; cork(): void; uncork(): void; write(bytes: Buffer): void };
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(): void;
  sync(): void;
  sendCopyFail(reason: string): void;
}

/** How the columns of the statements that a connection has answered are read, by the statements' names. */
const columnsOf = new WeakMap<Wire, Map<string, readonly Reader[]>>();

/**
 * A named statement whose rows come as arrays, which the driver sends in place of a query of its own, for less: a
 * connection that has answered it before is not asked anew what its columns are. They stay the same, since PostgreSQL
 * refuses to run a prepared statement whose columns have become other ones.
 */
export class NamedStatement {
  private readonly rows: unknown[][] = [];
  private columns: readonly Reader[] | undefined;
  private isKnown = false;
  private failure: Error | null = null;

  private constructor(
    readonly name: string,
    readonly text: string,
    private readonly values: readonly (string | null)[],
    public callback: Done,
  ) {}

  /**
   * Null for what the driver has to send itself: without a name, rows as objects, parameters that are objects, or lists
   * of anything but numbers.
   */
  static of({ name, text, values, rowMode }: Partial<QueryArrayConfig>, callback: Done): NamedStatement | null {
    if (name === undefined || text === undefined || rowMode !== 'array' || !Array.isArray(values)) return null;
    const parameters: (string | null)[] = [];
    for (const value of values as Parameter[]) {
      if (isNumbers(value)) parameters.push(`{${value.join()}}`);
      else if (typeof value === 'object' && value !== null) return null;
      else parameters.push(value === null || value === undefined ? null : String(value));
    }
    return new NamedStatement(name, text, parameters, callback);
  }

  /** Sends it; an error says why it was not sent. */
  submit(wire: Wire): Error | null {
    const { name, text, values } = this;
    const known = wire.parsedStatements[name] ?? wire.submittedNamedStatements[name];
    if (known !== undefined && known !== text) return new Error(`statement name '${name}' stands for two texts`);
    if (known !== undefined) this.columns = columnsOf.get(wire)?.get(name);
    this.isKnown = this.columns !== undefined;
    if (this.isKnown) {
      if (wire.stream.writable) wire.stream.write(runMessages(name, values));
      return null;
    }
    wire.stream.cork();
    if (known === undefined) {
      wire.parse({ name, text });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values });
    wire.describe({ type: 'P' });
    wire.execute();
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.columns = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Reader);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.failure !== null) return;
    const columns = this.columns!;
    const row: unknown[] = [];
    try {
      for (let i = 0; i < fields.length; i += 1) {
        const text = fields[i]!;
        row.push(text === null ? null : columns[i]!(text));
      }
    } catch (error) {
      this.failure = error as Error;
    }
    this.rows.push(row);
  }

  handleCommandComplete(_message: unknown, wire: Wire): void {
    if (this.isKnown) return;
    const ofWire = columnsOf.get(wire) ?? new Map<string, readonly Reader[]>();
    columnsOf.set(wire, ofWire);
    ofWire.set(this.name, this.columns ?? []);
  }

  handleReadyForQuery(): void {
    const { rows, failure } = this;
    if (failure !== null) this.callback(failure);
    else this.callback(null, { rows, rowCount: rows.length } as unknown as QueryArrayResult<unknown[]>);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('nothing is sent');
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyData(): void {}
}

function isNumbers(value: Parameter): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
