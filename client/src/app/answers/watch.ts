import type { Answers, Question } from './answers';
import type { ApolloPart, WatchedQuery } from './apollo-part';

/** How a question stands. */
export interface Answer {
  /** Undefined while there is none. */
  data: unknown;
  loading: boolean;
  /** What went wrong; false where nothing did. */
  failed: object | false;
}

const LOADING: Answer = { data: undefined, loading: true, failed: false };

/**
 * One question that a page shows the answer to, for `useSyncExternalStore`. Asks, where it has to, once it is listened
 * to.
 */
export class Watch {
  readonly #answers: Answers;
  readonly #question: Question;
  readonly #isFirst: boolean;
  #now: Answer;
  #query: WatchedQuery | null = null;
  #tell: (() => void) | null = null;
  #leave: (() => void) | null = null;

  constructor(answers: Answers, question: Question, isFirst: boolean) {
    this.#answers = answers;
    this.#question = question;
    this.#isFirst = isFirst;
    this.#query = answers.part?.watch(question, isFirst) ?? null;
    const kept = answers.kept(question);
    this.#now = this.#query?.current() ?? (kept === undefined ? LOADING : { ...LOADING, data: kept, loading: false });
  }

  readonly current = (): Answer => this.#now;

  /** @returns ends it */
  readonly listen = (tell: () => void): (() => void) => {
    this.#tell = tell;
    const leave = this.#answers.join(this);
    if (this.#answers.part) this.connect(this.#answers.part);
    else if (!this.#isFirst || this.#answers.kept(this.#question) === undefined) void this.#ask();
    return () => {
      leave();
      this.#tell = null;
      this.#leave?.();
    };
  };

  /** Asks again. */
  readonly retry = async (): Promise<unknown> => {
    if (this.#query) return this.#query.renew();
    if (this.#now.data === undefined) this.#set(LOADING);
    return this.#answers.part ? this.connect(this.#answers.part) : this.#ask();
  };

  /** Looks whether another answer is kept. */
  look(): void {
    const data = this.#answers.kept(this.#question);
    if (data !== undefined && data !== this.#now.data) this.#set({ data, loading: false, failed: false });
  }

  /** Apollo is there, and knows what was kept. What failed waits until it is asked for again. */
  connect(part: ApolloPart): void {
    if (this.#now.failed) return;
    const isKept = this.#answers.kept(this.#question) !== undefined;
    this.#query ??= part.watch(this.#question, this.#isFirst || isKept);
    this.#leave = this.#query.listen(this.#now, (now) => this.#set(now));
  }

  async #ask(): Promise<void> {
    await this.#answers.ask(this.#question).catch((failed: Error) => {
      if (this.#now.data === undefined) this.#set({ data: undefined, loading: false, failed });
    });
  }

  #set(now: Answer): void {
    this.#now = now;
    this.#tell?.();
  }
}
