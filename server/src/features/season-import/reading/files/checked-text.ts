import { isUtf8 } from 'node:buffer';

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

/**
 * Passes the bytes of a file on in pieces of whole lines, and makes sure that they are UTF-8 text of bounded size and
 * line length.
 * @param most most bytes in all
 * @throws UnreadableText at the first line that is not text
 */
export async function* checkedText(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let lines = 0;
  let bytes = 0;
  for await (const chunk of chunks) {
    if (bytes === 0) refuseOtherEncodings(chunk);
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    const piece = Buffer.concat([rest, chunk]);
    const end = piece.lastIndexOf(LINE_FEED) + 1 || piece.lastIndexOf(CARRIAGE_RETURN) + 1;
    const whole = piece.subarray(0, end);
    rest = piece.subarray(end);
    if (rest.length > LONGEST_LINE)
      throw new UnreadableText(lines + countLines(whole) + 1, 'this line is longer than 64 kB: is this a CSV file?');
    if (whole.length === 0) continue;
    check(whole, lines);
    lines += countLines(whole);
    yield whole;
  }
  if (rest.length > 0) {
    check(rest, lines);
    yield rest;
  }
}

/** The error for a file above the limit. */
export function tooLarge(most: number): UnreadableText {
  return new UnreadableText(null, `the file is larger than ${most / 1024 / 1024} MB, the most that is read`);
}

function refuseOtherEncodings(start: Buffer): void {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableText(1, 'the file is in UTF-16: save it as UTF-8');
  }
}

/** Bytes of a character never equal a line end in UTF-8, so whole lines can be checked on their own. */
function check(whole: Buffer, linesBefore: number): void {
  const zero = whole.indexOf(0);
  if (zero !== -1)
    throw new UnreadableText(linesBefore + countLines(whole.subarray(0, zero)) + 1, 'this is a binary file, not text');
  if (isUtf8(whole)) return;
  let start = 0;
  let line = linesBefore + 1;
  while (start < whole.length) {
    const feed = whole.indexOf(LINE_FEED, start);
    const end = feed === -1 ? whole.length : feed + 1;
    const part = whole.subarray(start, end);
    if (!isUtf8(part)) break;
    line += countLines(part);
    start = end;
  }
  throw new UnreadableText(
    line,
    'the text is not UTF-8 (another encoding, such as Windows-1252?): save the file as UTF-8',
  );
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
