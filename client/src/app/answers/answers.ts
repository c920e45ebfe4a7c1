import type { DocumentNode } from 'graphql';
import type { ApolloPart } from './apollo-part';
import { nameOf } from '@/graphql/operation';
import { askGraph } from './ask-graph';
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
 * What the graph has answered to a public page. The first page's answer came with it and is kept here as it is, and so
 * are those of pages that somebody goes on to before Apollo is there. Once it is, it gets what is kept, and keeps all
 * that follows. What a page that is being followed is told meanwhile is laid over what is kept.
 */
export class Answers {
  /** Null until it is loaded. */
  part: ApolloPart | null = null;
  readonly #kept = new Map<string, Question & { data: unknown }>();
  readonly #watches = new Set<Watch>();
  /** What is being asked without Apollo. */
  readonly #asked = new Map<string, Promise<void>>();
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
    const key = keyOf(question);
    this.#kept.delete(key); // what is newest stands last, and is what Apollo is told last
    this.#kept.set(key, { ...question, data });
  }

  /** Lays an answer where pages read. */
  write(question: Question, data: unknown): void {
    if (this.part) return this.part.write(question, data);
    for (const [key, each] of this.#kept) this.#kept.set(key, { ...each, data: withNews(each.data, data) });
    this.keep(question, data);
    for (const watch of this.#watches) watch.look();
  }

  /** Asks without Apollo, and keeps the answer: of the same question at the same time once. */
  ask(question: Question): Promise<void> {
    const key = keyOf(question);
    const asked =
      this.#asked.get(key) ??
      askGraph(this.uri, question.document, question.variables)
        .then((data) => {
          // It is the answer to this question alone: what others hold of the same objects may have other arguments.
          if (this.part) return this.part.write(question, data);
          this.keep(question, data);
          for (const watch of this.#watches) watch.look();
        })
        .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  /**
   * Apollo with all that is kept. It stands back behind what is being asked: that is what somebody waits for. A failed
   * fetch is tried again at the next call.
   */
  load(): Promise<ApolloPart> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  join(watch: Watch): () => void {
    this.#watches.add(watch);
    return () => void this.#watches.delete(watch);
  }

  async #load(): Promise<ApolloPart> {
    await this.#rest();
    const { ApolloPart } = await import('./apollo-part');
    await this.#rest();
    const part = new ApolloPart(this.uri);
    for (const { data, ...question } of this.#kept.values()) part.write(question, data);
    this.part = part;
    for (const watch of this.#watches) watch.connect(part);
    return part;
  }

  /** Ends when nothing is being asked. */
  async #rest(): Promise<void> {
    while (this.#asked.size > 0) await Promise.allSettled(this.#asked.values());
  }
}
