import { JsonBytes } from './json-bytes.js';

/** What cannot be written as its type says: GraphQL itself has to say what is wrong. */
export class Unwritable extends Error {}

/** Writers write one after the other, each its whole text at once. */
const out = new JsonBytes();

/** What the code of every writer knows by name, beside what it is made for. */
const COMMON: Readonly<Record<string, unknown>> = {
  out,
  unwritable() {
    throw new Unwritable();
  },
  TRUE: Buffer.from('true'),
  FALSE: Buffer.from('false'),
  DATA: Buffer.from('{"data":'),
  END: Buffer.from('}'),
};

/**
 * The JavaScript of a writer: a function for each selection of an object. A writer put together of functions that serve
 * fields of every kind takes half as long again, since what such functions are compiled to has to be ready for all
 * of them.
 */
export class WriterCode {
  private functions = '';
  private functionCount = 0;
  private readonly values: unknown[] = [];

  /** The name of a value that the code refers to. */
  known(value: unknown): string {
    return `known${this.values.push(value) - 1}`;
  }

  /** Adds a function of `source` and `env`; returns its name. */
  add(body: string): string {
    const name = `write${this.functionCount++}`;
    this.functions += `const ${name} = (source, env) => { let at; let view; ${body}};`;
    return name;
  }

  /** The writer of an answer whose data the function of this name writes. */
  compiled<Env>(write: string): (source: unknown, env: Env) => Buffer {
    const names = [...Object.keys(COMMON), ...this.values.map((_value, index) => `known${index}`)];
    const code = `${this.functions} return (source, env) => { out.clear(); out.piece(DATA); ${write}(source, env); out.piece(END); return out.copy(); };`;
    const make = new Function(...names, code) as (...values: unknown[]) => (source: unknown, env: Env) => Buffer;
    return make(...Object.values(COMMON), ...this.values);
  }
}

/** Bytes of a text that stands in the code: a caller's own names may be of any length, and code is longer than they. */
const LONGEST_IN_CODE = 256;

/** The body of one function. */
export class FunctionBody {
  private statements = '';
  /** Text that comes next, once there is something to be done. */
  private pending = '';
  private variables = 0;

  constructor(readonly code: WriterCode) {}

  /** Adds text that is the same in every answer. */
  text(text: string): void {
    this.pending += text;
  }

  /** Adds statements. */
  add(more: string): void {
    const bytes = Buffer.from(this.pending);
    if (bytes.length > LONGEST_IN_CODE) this.statements += `out.piece(${this.code.known(bytes)});`;
    else if (bytes.length > 0) this.statements += textCode(bytes);
    this.pending = '';
    this.statements += more;
  }

  /** Adds a variable with the value of an expression; returns its name. */
  variable(expression: string, kind: 'const' | 'let' = 'const'): string {
    const name = `a${this.variables++}`;
    this.add(`${kind} ${name} = ${expression};`);
    return name;
  }

  /** Ends it; returns the function's name. */
  end(): string {
    this.add('');
    return this.code.add(this.statements);
  }
}

/**
 * The statements that write a text: four bytes at a time as numbers that stand in the code, which takes a third of the
 * time that copying them one by one does.
 */
function textCode(bytes: Buffer): string {
  let code = `at = out.skip(${bytes.length}); view = out.view;`;
  let i = 0;
  for (; i + 4 <= bytes.length; i += 4) code += `view.setInt32(at + ${i}, ${bytes.readInt32BE(i)});`;
  for (; i < bytes.length; i += 1) code += `view.setInt8(at + ${i}, ${bytes.readInt8(i)});`;
  return code;
}
