import { withoutRefused } from '../../../domain/text/refused-character.js';

/** Something wrong, or worth a look, in an imported file. */
export interface ImportProblem {
  readonly file: string;
  /** From 1, the heading being line 1; null when it is about the file as a whole. */
  readonly line: number | null;
  /** Name of the column; null when it is about the line as a whole. */
  readonly field: string | null;
  readonly reason: string;
}

/** Longest list that is kept; a file that is wrong throughout would otherwise fill the memory and the screen. */
const MOST_PROBLEMS = 1000;

/** Collects problems, those of single lines up to `MOST_PROBLEMS`, and counts the rest. */
export class ProblemList {
  readonly items: ImportProblem[] = [];
  private total = 0;

  add(file: string, line: number | null, field: string | null, reason: string): void {
    this.total += 1;
    const problem = { file, line, field, reason };
    // What is wrong with a file as a whole explains the rest: it comes first, and is never beyond the limit.
    if (line === null) this.items.unshift(problem);
    else if (this.items.length < MOST_PROBLEMS) this.items.push(problem);
  }

  /** Takes what was noted elsewhere. */
  addAll(problems: readonly ImportProblem[]): void {
    for (const { file, line, field, reason } of problems) this.add(file, line, field, reason);
  }

  /** Notes something that no line of the file says; like those of lines it may be beyond the limit. */
  addStored(file: string, reason: string): void {
    this.total += 1;
    if (this.items.length < MOST_PROBLEMS) this.items.push({ file, line: null, field: null, reason });
  }

  get count(): number {
    return this.total;
  }

  /** How many there are beyond `items`. */
  get more(): number {
    return this.total - this.items.length;
  }
}

/** One problem as a line of text: `games.csv:12 home_score: -3 is negative`. */
export function describeProblem({ file, line, field, reason }: ImportProblem): string {
  const place = line === null ? file : `${file}:${line}`;
  return field === null ? `${place}: ${reason}` : `${place} ${field}: ${reason}`;
}

/** Shortens a cell for a message and writes out what cannot be shown: a message is always one readable line. */
export function quoteCell(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return withoutRefused(JSON.stringify(short));
}
