/** Bytes that are there from the beginning. */
const FIRST = 64 * 1024;
/** Most that is kept for what is written next. */
const MOST_KEPT = 1024 * 1024;
/** No number takes more as text. */
const LONGEST_NUMBER = 25;
/** No character takes more than its escape, such as \u0007. */
const LONGEST_CHARACTER = 6;

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const OPENING = 91;
const BACKSLASH = 92;
const CLOSING = 93;
const NULL = Buffer.from('null');

/**
 * JSON, written byte by byte: a text of many short pieces would have to be gathered from them once more when it is
 * sent, and lists of numbers are written in half the time.
 */
export class JsonBytes {
  private bytes: Buffer = Buffer.allocUnsafeSlow(FIRST);
  /** Of the same memory, for several bytes at once. */
  view = viewOf(this.bytes);
  private at = 0;

  /** Begins anew, in the same memory. */
  clear(): void {
    this.at = 0;
    if (this.bytes.length > MOST_KEPT) this.use(Buffer.allocUnsafeSlow(FIRST));
  }

  /** A copy of what has been written. */
  copy(): Buffer {
    const copy = Buffer.allocUnsafeSlow(this.at);
    this.bytes.copy(copy, 0, 0, this.at);
    return copy;
  }

  /** Puts a comma before the next item of a list. */
  comma(): void {
    this.withRoom(1)[this.at] = COMMA;
    this.at += 1;
  }

  /** Appends a few bytes as they are. */
  piece(piece: Uint8Array): void {
    const bytes = this.withRoom(piece.length);
    const { at } = this;
    for (let i = 0; i < piece.length; i += 1) bytes[at + i] = piece[i]!;
    this.at = at + piece.length;
  }

  /**
   * Makes room for so many bytes that are written by whoever asks, four at a time.
   * @returns where they begin in `view`
   */
  skip(length: number): number {
    this.withRoom(length);
    const { at } = this;
    this.at = at + length;
    return at;
  }

  /** Appends JSON as it is. */
  json(text: string): void {
    const bytes = this.withRoom(text.length * LONGEST_CHARACTER);
    this.at += bytes.write(text, this.at);
  }

  /** Appends a text as JSON has it. */
  string(text: string): void {
    const bytes = this.withRoom(text.length * LONGEST_CHARACTER + 2);
    const { at } = this;
    bytes[at] = QUOTE;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) {
        this.json(JSON.stringify(text));
        return;
      }
      bytes[at + 1 + i] = code;
    }
    bytes[at + 1 + text.length] = QUOTE;
    this.at = at + text.length + 2;
  }

  /** Appends a finite number. */
  number(value: number): void {
    this.at = writeNumber(this.withRoom(LONGEST_NUMBER), this.at, value);
  }

  /** Appends a whole number as a text. */
  quoted(value: number): void {
    const bytes = this.withRoom(LONGEST_NUMBER + 2);
    bytes[this.at] = QUOTE;
    const end = writeNumber(bytes, this.at + 1, value);
    bytes[end] = QUOTE;
    this.at = end + 1;
  }

  /**
   * Appends a list of finite numbers, and of nulls where there may be any.
   * @returns whether the list holds nothing else; otherwise what was appended is of no use
   */
  numbers(list: readonly unknown[], mayBeNull: boolean): boolean {
    const bytes = this.withRoom(list.length * (LONGEST_NUMBER + 1) + 2);
    let { at } = this;
    bytes[at++] = OPENING;
    for (let i = 0; i < list.length; i += 1) {
      const value = list[i];
      if (i > 0) bytes[at++] = COMMA;
      if (typeof value === 'number' && Number.isFinite(value)) at = writeNumber(bytes, at, value);
      else if (mayBeNull && (value === null || value === undefined)) {
        bytes.set(NULL, at);
        at += NULL.length;
      } else return false;
    }
    bytes[at++] = CLOSING;
    this.at = at;
    return true;
  }

  private withRoom(length: number): Buffer {
    const { bytes, at } = this;
    if (at + length <= bytes.length) return bytes;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * bytes.length, at + length));
    larger.set(bytes.subarray(0, at));
    this.use(larger);
    return larger;
  }

  private use(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** Writes a number at a place; returns where it ends. */
function writeNumber(bytes: Buffer, at: number, value: number): number {
  if ((value | 0) === value) return writeDigits(bytes, value < 0 ? minus(bytes, at) : at, Math.abs(value));
  // Nearly all others are percentages: what is a whole number of tenths has no shorter text.
  const tenths = Math.round(value * 10);
  if ((tenths | 0) !== tenths || tenths / 10 !== value) return at + bytes.write(`${value}`, at, 'latin1');
  const size = Math.abs(tenths);
  const point = writeDigits(bytes, tenths < 0 ? minus(bytes, at) : at, (size / 10) | 0);
  bytes[point] = POINT;
  bytes[point + 1] = ZERO + (size % 10);
  return point + 2;
}

function minus(bytes: Buffer, at: number): number {
  bytes[at] = MINUS;
  return at + 1;
}

function writeDigits(bytes: Buffer, at: number, size: number): number {
  if (size < 10) {
    bytes[at] = ZERO + size;
    return at + 1;
  }
  if (size < 100) {
    const tens = (size / 10) | 0;
    bytes[at] = ZERO + tens;
    bytes[at + 1] = ZERO + size - 10 * tens;
    return at + 2;
  }
  const before = (size / 100) | 0;
  const end = writeDigits(bytes, at, before);
  const last = size - 100 * before;
  const tens = (last / 10) | 0;
  bytes[end] = ZERO + tens;
  bytes[end + 1] = ZERO + last - 10 * tens;
  return end + 2;
}
