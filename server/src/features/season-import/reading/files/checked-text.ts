import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/** The content of a file cannot be read as text. */
export class UnreadableText extends Error {
  constructor(
    /** From 1; null when it is about the file as a whole. */
    readonly line: number | null,
    message: string,
  ) {
    super(message);
    this.name = 'UnreadableText';
  }
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const LONGEST_LINE = 64 * 1024;

/** How a text is encoded, as far as it was read. Letters of ASCII are the same in both. */
type Encoding = 'ASCII' | 'UTF-8' | 'Windows-1252';

/**
 * Passes a text file on as UTF-8, in pieces of whole lines, and makes sure that it is text of bounded size and line
 * length. Read are UTF-8, UTF-16 that begins with its mark, and otherwise Windows-1252: so do spreadsheets save in
 * western languages.
 * @param most most bytes in all
 * @param onGuess called with the first line that is no UTF-8, and which was read as Windows-1252
 * @throws UnreadableText at the first line that is not text
 */
export async function* checkedText(
  chunks: AsyncIterable<Buffer>,
  most: number,
  onGuess?: (line: number) => void,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let lines = 0;
  let encoding: Encoding = 'ASCII';
  const decoded = (whole: Buffer): Buffer => {
    refuseBinary(whole, lines);
    if (encoding !== 'Windows-1252') {
      if (isAscii(whole)) return whole;
      if (isUtf8(whole)) {
        encoding = 'UTF-8';
        return whole;
      }
      const start = startOfOther(whole);
      const line = lines + countLines(whole.subarray(0, start)) + 1;
      if (encoding === 'UTF-8' || !isAscii(whole.subarray(0, start)))
        throw new UnreadableText(line, 'this line is not UTF-8, as the text before it is: save the file as UTF-8');
      encoding = 'Windows-1252';
      onGuess?.(line);
    }
    return fromWindows1252(whole, lines);
  };
  for await (const chunk of withoutUtf16(bounded(chunks, most))) {
    const piece = Buffer.concat([rest, chunk]);
    // A CR at the end may be the first half of a CR LF.
    const end = piece.lastIndexOf(LINE_FEED) + 1 || piece.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN) + 1;
    const whole = piece.subarray(0, end);
    rest = piece.subarray(end);
    if (rest.length > LONGEST_LINE)
      throw new UnreadableText(lines + countLines(whole) + 1, 'this line is longer than 64 kB: is this a CSV file?');
    if (whole.length === 0) continue;
    yield decoded(whole);
    lines += countLines(whole);
  }
  if (rest.length > 0) yield decoded(rest);
}

/** The error for a file above the limit. */
export function tooLarge(most: number): UnreadableText {
  return new UnreadableText(null, `the file is larger than ${most / 1024 / 1024} MB, the most that is read`);
}

async function* bounded(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    yield chunk;
  }
}

/** The bytes as they are, but for those of a text in UTF-16, which come as UTF-8. */
async function* withoutUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer = Buffer.alloc(0);
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of chunks) {
    const piece: Buffer = decoder === undefined ? (start = Buffer.concat([start, chunk])) : chunk;
    if (decoder === undefined && piece.length < 2) continue;
    if (decoder === undefined) decoder = utf16DecoderOf(piece);
    yield decoder === null ? piece : fromUtf16(decoder, piece);
  }
  if (decoder === undefined) yield start;
  else if (decoder !== null) yield fromUtf16(decoder, null);
}

/** For a text that begins with the mark of UTF-16, or null. */
function utf16DecoderOf([first, second]: Buffer): TextDecoder | null {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be', { fatal: true }) : null;
}

/** @param piece null at the text's end */
function fromUtf16(decoder: TextDecoder, piece: Buffer | null): Buffer {
  try {
    return Buffer.from(piece === null ? decoder.decode() : decoder.decode(piece, { stream: true }));
  } catch {
    throw new UnreadableText(null, 'the file begins as UTF-16 and is none throughout: save it as UTF-8');
  }
}

function fromWindows1252(whole: Buffer, linesBefore: number): Buffer {
  // Node's own decoder takes it for Latin-1, which has no quotes, dashes or euro.
  const text = iconv.decode(whole, 'win1252');
  // Five bytes stand for nothing.
  const wrong = text.indexOf('\ufffd');
  if (wrong !== -1)
    throw new UnreadableText(
      linesBefore + countLines(Buffer.from(text.slice(0, wrong))) + 1,
      'the text is neither UTF-8 nor Windows-1252: save the file as UTF-8',
    );
  return Buffer.from(text);
}

/** How files begin that hold a table and are no text. */
const WORKBOOKS: readonly (readonly [start: string, what: string])[] = [
  ['PK\x03\x04', 'a workbook (.xlsx, .ods, .numbers) or another archive'],
  ['\xd0\xcf\x11\xe0', 'a workbook of Excel (.xls)'],
];

/** A workbook is refused whether or not it has a zero byte in what was read of it. */
function refuseBinary(whole: Buffer, linesBefore: number): void {
  const workbook = linesBefore === 0 ? WORKBOOKS.find(([start]) => whole.indexOf(start, 0, 'latin1') === 0) : undefined;
  if (workbook !== undefined)
    throw new UnreadableText(null, `this is ${workbook[1]}, not text: open it and save or download its sheet as CSV`);
  const zero = whole.indexOf(0);
  if (zero !== -1)
    throw new UnreadableText(linesBefore + countLines(whole.subarray(0, zero)) + 1, 'this is a binary file, not text');
}

/**
 * Where the first line begins that is not UTF-8. Bytes of a character never equal a line end there, so lines can be
 * looked at one by one.
 */
function startOfOther(whole: Buffer): number {
  let start = 0;
  for (let end = 1; end <= whole.length; end += 1) {
    if (whole[end - 1] !== LINE_FEED && whole[end - 1] !== CARRIAGE_RETURN) continue;
    if (!isUtf8(whole.subarray(start, end))) break;
    start = end;
  }
  return start;
}

/** Line ends: LF, CR LF, or CR alone. */
function countLines(part: Buffer): number {
  let count = 0;
  for (let index = 0; index < part.length; index += 1) {
    const byte = part[index];
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && part[index + 1] !== LINE_FEED)) count += 1;
  }
  return count;
}
