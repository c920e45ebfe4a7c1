import type { DocumentNode } from 'graphql';
import type { ApolloPart } from './apollo-part';
import { askGraph, type GraphAnswer, nameOf, sendToGraph } from './ask-graph';
import { Watch } from './watch';
import { withNews } from './with-news';

/** A document and its variables. */
export interface Question {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** By which questions are told apart. */
function keyOf({ document, variables }: Question): string {
  return `${nameOf(document)} ${JSON.stringify(variables)}`;
}

/**
 * What the graph has answered to a public page. The first page's answer came with it and is kept here as it is; once somebody
 * goes on to another page, loads more or asks anew, Apollo is loaded, gets what is kept, and keeps all that follows. What a
 * page that is being followed is told meanwhile is laid over what is kept.
 */
export class Answers {
  /** Null until it is loaded. */
  part: ApolloPart | null = null;
  readonly #kept = new Map<string, Question & { data: unknown }>();
  readonly #watches = new Set<Watch>();
  readonly #begun = new Map<string, Question & { answer: Promise<GraphAnswer> }>();
  #loading: Promise<ApolloPart> | null = null;

  /** @param uri where the graph is asked */
  constructor(readonly uri: string) {}

  /** The answer to a question, and whoever wants to hear of it. @param isFirst what is known is not asked for anew */
  watch(question: Question, isFirst: boolean): Watch {
    return new Watch(this, question, isFirst);
  }

  /** What is kept without Apollo; undefined where nothing is. */
  kept(question: Question): unknown {
    return this.#kept.get(keyOf(question))?.data;
  }

  /** Keeps an answer that came with the page. */
  keep(question: Question, data: unknown): void {
    this.#kept.set(keyOf(question), { ...question, data });
  }

  /** Lays an answer where pages read. */
  write(question: Question, data: unknown): void {
    if (this.part) return this.part.write(question, data);
    for (const [key, each] of this.#kept) this.#kept.set(key, { ...each, data: withNews(each.data, data) });
    this.keep(question, data);
    for (const watch of this.#watches) watch.look();
  }

  /** Asks anew for what is kept without Apollo. */
  async renew(question: Question): Promise<void> {
    this.write(question, await askGraph(this.uri, question.document, question.variables));
  }

  /** Asks a question while Apollo is on its way, which finds it under way then. */
  begin(question: Question): void {
    const key = keyOf(question);
    if (this.part || this.#begun.has(key)) return;
    const answer = sendToGraph(this.uri, question.document, question.variables);
    answer.catch(() => undefined); // told of when it is taken
    this.#begun.set(key, { ...question, answer });
  }

  /** Nobody waits for it any more. */
  forget(question: Question): void {
    this.#begun.delete(keyOf(question));
  }

  /** Apollo with all that is kept. A failed fetch is tried again at the next call. */
  load(): Promise<ApolloPart> {
    this.#loading ??= import('./apollo-part').then(
      (module) => this.#takeOver(new module.ApolloPart(this.uri, (...asked) => this.#take(...asked))),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  join(watch: Watch): () => void {
    this.#watches.add(watch);
    return () => void this.#watches.delete(watch);
  }

  #takeOver(part: ApolloPart): ApolloPart {
    for (const { data, ...question } of this.#kept.values()) part.write(question, data);
    this.part = part;
    for (const watch of this.#watches) watch.connect(part);
    return part;
  }

  /** What was begun of an operation; Apollo adds the variables' defaults. */
  #take(name: string | undefined, variables: Record<string, unknown>): Promise<GraphAnswer> | undefined {
    for (const [key, begun] of this.#begun) {
      const isSame = Object.entries(begun.variables).every(
        ([each, value]) => JSON.stringify(value) === JSON.stringify(variables[each]),
      );
      if (nameOf(begun.document) !== name || !isSame) continue;
      this.#begun.delete(key);
      return begun.answer;
    }
    return undefined;
  }
}
