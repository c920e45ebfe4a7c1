import { TenantDependencies, type VersionsView } from '../caching/tenant-dependencies.js';
import { answerIn, eventOf, type LiveEvent } from './live-event.js';

/** Whoever is told what a hub has read. */
export interface Listener {
  /** Whether it can do with what has changed, once it has been told an answer. */
  readonly takesPatches: boolean;
  send(event: LiveEvent): void;
  /** There will be no other answer. */
  complete(): void;
}

/** An answer of an operation. */
export interface LiveAnswer {
  text: string;
  /** Whether it is the last one: asked again, the same would be refused again. */
  isLast: boolean;
}

/** What a hub works with. */
export interface HubDeps {
  versions: VersionsView;
  /**
   * Makes the answer; what it reads it notes before reading. Throws while that is not possible; null if it was
   * withdrawn before it began, since nobody listens any longer.
   */
  execute(dependencies: TenantDependencies, withdrawal: AbortSignal): Promise<LiveAnswer | null>;
  /** Milliseconds from one execution to the next. */
  paceMs: number;
  /** Milliseconds after an execution that was not possible. */
  retryMs: number;
  /**
   * Whether an execution because of live rows alone may read what is settled from the one before: for what visitors
   * see.
   */
  remembers: boolean;
}

/**
 * All who follow the same operation: it is executed once for all of them, when what it was read from has changed, and
 * they are told only if the answer is another one. Without listeners it does nothing.
 */
export class Hub {
  private readonly listeners = new Set<Listener>();
  private dependencies: TenantDependencies | null = null;
  private event: LiveEvent | null = null;
  private isOver = false;
  private withdrawal = new AbortController();
  private isRunning = false;
  private notBefore = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly deps: HubDeps) {}

  get size(): number {
    return this.listeners.size;
  }

  /** Begins with what was last told, if anything was; what is newer follows. */
  add(listener: Listener): void {
    this.listeners.add(listener);
    if (this.event !== null) listener.send(this.event);
    if (this.isOver) listener.complete();
    this.look();
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    this.stopTimer();
    this.withdrawal.abort();
  }

  /** To be called whenever anything may have changed, and now and then: answers about today end with the day. */
  look(): void {
    if (this.isRunning || this.timer !== null || this.listeners.size === 0 || this.isCurrent) return;
    const wait = this.notBefore - performance.now();
    if (wait <= 0) void this.run();
    else
      this.timer = setTimeout(() => {
        this.timer = null;
        this.look();
      }, Math.ceil(wait));
  }

  /** While changes cannot be noticed, nothing is known to be current. */
  private get isCurrent(): boolean {
    const { versions } = this.deps;
    return versions.healthy && this.dependencies !== null && this.event !== null && this.dependencies.unchanged;
  }

  private async run(): Promise<void> {
    const { versions, execute, paceMs, retryMs, remembers } = this.deps;
    this.isRunning = true;
    this.notBefore = performance.now() + paceMs;
    this.withdrawal = new AbortController();
    const last = versions.healthy && remembers ? this.dependencies : null;
    const dependencies = new TenantDependencies(versions, undefined, last);
    try {
      const answer = await execute(dependencies, this.withdrawal.signal).finally(() => dependencies.end());
      if (answer === null) this.notBefore = 0;
      else {
        this.dependencies = dependencies;
        this.tell(answer);
      }
    } catch {
      this.dependencies = null; // whoever executes has said why
      this.notBefore = performance.now() + retryMs;
    } finally {
      this.isRunning = false;
    }
    // What changed meanwhile was not looked at. While changes cannot be noticed, the next look is whoever's calls it.
    if (versions.healthy || this.dependencies === null) this.look();
  }

  private tell({ text, isLast }: LiveAnswer): void {
    const before = this.event;
    if (before === null || !answerIn(before.whole).equals(Buffer.from(text))) {
      const isPatched = [...this.listeners].some(({ takesPatches }) => takesPatches);
      this.event = eventOf(text, before, isPatched);
      for (const listener of this.listeners) listener.send(this.event);
    }
    this.isOver = isLast;
    if (isLast) this.listeners.forEach((listener) => listener.complete());
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
