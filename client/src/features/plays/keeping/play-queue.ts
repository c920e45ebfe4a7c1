import { isPeriodMark } from '@domain/plays/repeated-marks';
import { sameContent } from '@domain/plays/same-content';
import { mergedOnto, mergedRevisions } from './merged-revisions';
import type { PlayContent, PlayRevision, StoredPlay } from './play';
import { NotSignedIn, PlaysRefused, type SavedPlays, type SendPlays, ServerFailed } from './send-plays';
import {
  countOfPlays,
  countsByName,
  type PlayOwner,
  type PlayQuestion,
  type UnsentPlay,
  type UnsentStorage,
} from './unsent-play';

/** Why nothing is sent at the moment. */
export type QueueHold =
  | { readonly kind: 'no answer' }
  | { readonly kind: 'signed out'; readonly username: string | null };

/** What the queue tells. */
export interface QueueEvents {
  saved: (gameId: string, plays: readonly StoredPlay[]) => void;
  /** What waits, or why, has changed. */
  changed: () => void;
}

/** Whether a revision says what the one before it said. */
const changesNothing = ({ base, play }: UnsentPlay): boolean => base != null && sameContent(base, play);

/** Plays a request at most. */
const BATCH = 50;
/** How long it waits before it tries again by itself, the longer the more often it failed. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** The server fails this often in a row before its failing counts as a no. */
const MOST_SERVER_FAILURES = 3;

/**
 * Plays on their way to the server, kept on the device first: in the order in which they were entered, one request at a
 * time. What had no answer is sent again, since the server does each revision once. A play with an open question waits,
 * with everything that goes by it, and holds up nothing else. Nor does a game for which the server keeps failing: its
 * plays are tried one by one, and the first that cannot be stored is a no to its game. A period's beginning or end that
 * another device has said already is dropped without a question, and a correction is made again on what somebody else
 * has made of the play, where that is a correction of something else.
 */
export class PlayQueue {
  private all: readonly UnsentPlay[] = [];
  private isSending = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly refused = new Map<string, string>();
  /** How often in a row the server has failed at what begins with the play of this order. */
  private failing: { readonly order: number; readonly times: number } | null = null;
  /** Orders of plays that go by themselves, since the server failed at them together. */
  private readonly alone = new Set<number>();
  hold: QueueHold | null = null;
  /** Whether what the device keeps has been looked at; before that nobody knows what waits. */
  isLoaded = false;

  constructor(
    private readonly storage: UnsentStorage,
    private readonly owner: PlayOwner,
    private readonly send: SendPlays,
    private readonly events: QueueEvents,
  ) {}

  /** Takes over what an earlier page, or somebody else, has left on the device. */
  async load(): Promise<void> {
    const stored = await this.storage.read();
    this.isLoaded = true;
    const known = new Set(this.all.map(({ order }) => order));
    this.all = [...this.all, ...stored.filter(({ order }) => !known.has(order))].toSorted((a, b) => a.order - b.order);
    this.events.changed();
    this.next();
  }

  /**
   * Stores revisions on the device; when the promise is kept they outlive the page.
   * @param bases what the plays were before, by id; none for new ones
   */
  async put(
    gameId: string,
    plays: readonly PlayRevision[],
    bases: ReadonlyMap<string, PlayContent> = new Map(),
  ): Promise<void> {
    const { owner } = this;
    const added = await this.storage.add(
      plays.map((play) => ({
        owner,
        gameId,
        play,
        base: bases.get(play.id) ?? null,
        isDuplicateConfirmed: false,
        question: null,
      })),
    );
    this.all = [...this.all, ...added];
    this.events.changed();
    this.next();
  }

  /** Own plays of a game that wait, in order, each revision by itself. */
  ofGame(gameId: string): readonly UnsentPlay[] {
    return this.own.filter((unsent) => unsent.gameId === gameId);
  }

  /**
   * What a play that waits has become since: its last revision here, in a conflict as it would be on top of theirs.
   */
  latestOf(unsent: UnsentPlay): PlayRevision {
    const { question } = unsent;
    const chain = this.chainOf(unsent);
    return ((question?.kind === 'conflict' ? mergedOnto(question.stored, chain) : chain).at(-1) ?? unsent).play;
  }

  /** How many of the own plays are not sent, of whatever game. */
  get count(): number {
    return countOfPlays(this.own);
  }

  /** How many plays of others wait on this device for their sign-in, by user name. */
  get ofOthers(): ReadonlyMap<string, number> {
    return countsByName(this.all.filter(({ owner }) => !this.isOwn(owner)));
  }

  /** Games of which the server takes no plays, with its reason: one that was deleted, say. They hold up no others. */
  get refusals(): ReadonlyMap<string, string> {
    return new Map([...this.refused].filter(([gameId]) => this.ofGame(gameId).length > 0));
  }

  /** Tries at once what is held. */
  retry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.refused.clear();
    this.next(true);
  }

  private goOn(): void {
    this.timer = undefined;
    this.next(true);
  }

  /** Answers a conflict: what was changed here on top of theirs, or theirs stays. */
  async settleConflict(unsent: UnsentPlay, keep: 'mine' | 'theirs'): Promise<void> {
    if (unsent.question?.kind !== 'conflict') return;
    const { stored } = unsent.question;
    const chain = this.chainOf(unsent);
    if (keep === 'theirs') return this.change([], chain);
    await this.change(
      mergedOnto(stored, chain).map((each) => ({ ...each, question: null })),
      [],
    );
  }

  /**
   * Answers a possible duplicate: both are plays, or it is the stored one, by which then goes what went by it.
   * @param doubled ids of what went by it and is dropped, since the stored one has it already
   */
  async settleDuplicate(unsent: UnsentPlay, keep: 'both' | 'theirs', doubled: ReadonlySet<string>): Promise<void> {
    if (unsent.question?.kind !== 'duplicate') return;
    const { stored } = unsent.question;
    if (keep === 'both') return this.change([{ ...unsent, question: null, isDuplicateConfirmed: true }], []);
    const waiting = this.ofGame(unsent.gameId).filter(({ play: { id } }) => doubled.has(id));
    // Of those the server has an earlier revision.
    const known = new Set([...doubled].filter((id) => waiting.find(({ play }) => play.id === id)?.play.revision !== 1));
    const relinked = this.relinked(unsent, stored.id).filter(({ play: { id } }) => !doubled.has(id));
    const takenAway = waiting
      .filter(({ play: { id } }) => known.has(id))
      .map((each) => ({ ...each, play: { ...each.play, isDeleted: true } }));
    await this.change(
      [...relinked, ...takenAway],
      [...this.chainOf(unsent), ...waiting.filter(({ play: { id } }) => !known.has(id))],
    );
  }

  /**
   * Gives up a play that the server refuses, with what was changed of it since. What went by it goes by none, unless
   * the server has an earlier revision.
   */
  async drop(unsent: UnsentPlay): Promise<void> {
    await this.change(unsent.play.revision === 1 ? this.relinked(unsent, null) : [], this.chainOf(unsent));
  }

  /** Gives up unsent plays of a game: all that wait when none are named. */
  async dropGame(gameId: string, unsent = this.ofGame(gameId)): Promise<void> {
    await this.change([], unsent);
  }

  /** Sends a refused play once more as it is. */
  async tryAgain(unsent: UnsentPlay): Promise<void> {
    await this.change([{ ...unsent, question: null }], []);
  }

  /** Begins to send, at first and after it was closed. */
  open(): void {
    this.isClosed = false;
  }

  /** Ends trying. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private get own(): readonly UnsentPlay[] {
    return this.all.filter(({ owner }) => this.isOwn(owner));
  }

  private isOwn({ userId, organizationId }: PlayOwner): boolean {
    return userId === this.owner.userId && organizationId === this.owner.organizationId;
  }

  /** A revision with the later ones of its play. */
  private chainOf({ play, order, gameId }: UnsentPlay): readonly UnsentPlay[] {
    return this.own.filter((each) => each.play.id === play.id && each.gameId === gameId && each.order >= order);
  }

  /** What waits and goes by a play, going by another one, or none. */
  private relinked({ play: { id }, gameId }: UnsentPlay, linkedPlayId: string | null): readonly UnsentPlay[] {
    return this.ofGame(gameId)
      .filter(({ play }) => play.linkedPlayId === id)
      .map((each) => ({ ...each, play: { ...each.play, linkedPlayId } }));
  }

  private async change(updated: readonly UnsentPlay[], removed: readonly UnsentPlay[]): Promise<void> {
    await this.storage.change(updated, removed);
    const [changed, gone] = [new Map(updated.map((each) => [each.order, each])), new Set(removed.map((r) => r.order))];
    this.all = this.all.filter(({ order }) => !gone.has(order)).map((each) => changed.get(each.order) ?? each);
    this.events.changed();
    this.next();
  }

  /** What can go out together: plays of one game, and of each play one revision. */
  private batch(): readonly UnsentPlay[] {
    const waits = new Set<string>();
    const batch: UnsentPlay[] = [];
    const ids = new Set<string>();
    for (const unsent of this.own) {
      const { play, question, gameId } = unsent;
      if (this.refused.has(gameId)) continue;
      if (question !== null || waits.has(play.id) || (play.linkedPlayId !== null && waits.has(play.linkedPlayId))) {
        waits.add(play.id);
        continue;
      }
      const isAlone = this.alone.has(unsent.order);
      if (batch.length > 0 && (isAlone || gameId !== batch[0]!.gameId || ids.has(play.id))) break;
      ids.add(play.id);
      batch.push(unsent);
      if (isAlone || batch.length === BATCH) break;
    }
    return batch;
  }

  private next(isRetry = false): void {
    if (this.isSending || this.isClosed || (this.hold !== null && !isRetry)) return;
    const batch = this.batch();
    if (batch.length > 0) void this.attempt(batch);
    else this.hold = null;
  }

  private async attempt(batch: readonly UnsentPlay[]): Promise<void> {
    this.isSending = true;
    this.events.changed();
    try {
      const saved = await this.send(batch[0]!.gameId, batch);
      await this.accept(batch, saved);
      this.release();
    } catch (error) {
      await this.fail(batch, error);
    }
    this.isSending = false;
    this.events.changed();
    this.next();
  }

  private async accept(batch: readonly UnsentPlay[], saved: SavedPlays): Promise<void> {
    const { merged, dropped: settled, contested } = this.conflictsOf(batch, saved.conflicts);
    const questions = new Map<string, PlayQuestion>([
      ...contested.map(({ id, stored }) => [id, { kind: 'conflict', stored }] as const),
      ...saved.duplicates.map(({ id, stored }) => [id, { kind: 'duplicate', stored }] as const),
    ]);
    const written = new Set(saved.plays.map(({ id }) => id));
    if (!batch.some(({ play: { id } }) => written.has(id) || questions.has(id))) throw new Error('nothing answered');
    // A period begins once, and ends once, whoever says it: theirs is the one.
    const repeated = batch.filter(
      (unsent) =>
        questions.get(unsent.play.id)?.kind === 'duplicate' &&
        this.chainOf(unsent).every(({ play: { kind } }) => isPeriodMark(kind)),
    );
    const theirs = new Map(saved.duplicates.map(({ id, stored }) => [id, stored]));
    const dropped = repeated.flatMap((unsent) => this.chainOf(unsent));
    const isDropped = new Set(dropped.map(({ play: { id } }) => id));
    const isSettled = new Set(saved.conflicts.map(({ id }) => id));
    // First what is stored now, then what is no longer on its way: nothing vanishes between the two.
    this.events.saved(batch[0]!.gameId, [
      ...saved.plays,
      ...saved.conflicts.map(({ stored }) => stored),
      ...repeated.map(({ play: { id } }) => theirs.get(id)!),
    ]);
    await this.change(
      [
        ...batch.flatMap((unsent) => {
          const question = questions.get(unsent.play.id);
          return question === undefined || isDropped.has(unsent.play.id) ? [] : { ...unsent, question };
        }),
        ...repeated.flatMap((unsent) => this.relinked(unsent, theirs.get(unsent.play.id)!.id)),
        ...merged,
      ],
      // What is neither goes by a play that waits: it is sent again once that one is settled.
      [
        ...batch.filter(({ play: { id } }) => written.has(id) && !questions.has(id) && !isSettled.has(id)),
        ...dropped,
        ...settled,
      ],
    );
  }

  /** Conflicts that need no question, as what is sent and what is given up; and those that do. */
  private conflictsOf(
    batch: readonly UnsentPlay[],
    conflicts: SavedPlays['conflicts'],
  ): { merged: readonly UnsentPlay[]; dropped: readonly UnsentPlay[]; contested: SavedPlays['conflicts'] } {
    const chains = new Map(batch.map((unsent) => [unsent.play.id, this.chainOf(unsent)]));
    const outcomes = conflicts.map(({ id, stored }) => ({
      id,
      stored,
      chain: chains.get(id)!,
      merged: mergedRevisions(stored, chains.get(id)!),
    }));
    const merged = outcomes.flatMap(({ merged: of }) => of ?? []).filter((unsent) => !changesNothing(unsent));
    const sent = new Set(merged.map(({ order }) => order));
    return {
      merged,
      dropped: outcomes.flatMap(({ merged: of, chain }) => (of ? chain.filter(({ order }) => !sent.has(order)) : [])),
      contested: outcomes.filter(({ merged: of }) => of === null),
    };
  }

  private async fail(batch: readonly UnsentPlay[], error: unknown): Promise<void> {
    // A no is an answer, also the first one after a time without any: what else waits goes on.
    if (error instanceof PlaysRefused) this.release();
    if (error instanceof NotSignedIn) {
      this.hold = { kind: 'signed out', username: error.username };
    } else if (error instanceof PlaysRefused && error.wrong.length > 0) {
      const wrong = error.wrong.flatMap((index) => batch[index] ?? []);
      const question: PlayQuestion = { kind: 'refused', message: error.message };
      await this.change(
        wrong.map((unsent) => ({ ...unsent, question })),
        [],
      );
    } else if (error instanceof PlaysRefused) {
      this.refused.set(batch[0]!.gameId, error.message);
    } else if (error instanceof ServerFailed && this.failsAgainAt(batch) === MOST_SERVER_FAILURES) {
      this.release();
      if (batch.length === 1) this.refused.set(batch[0]!.gameId, error.message);
      for (const { order } of batch) this.alone.add(order);
    } else {
      this.hold = { kind: 'no answer' };
      const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)];
      this.failures += 1;
      if (!this.isClosed) this.timer = setTimeout(() => this.goOn(), pause);
    }
  }

  /** The server has answered: nothing is held. */
  private release(): void {
    this.failures = 0;
    this.failing = null;
    this.hold = null;
  }

  /** What is entered meanwhile goes with the rest: a batch is the same while its first play is. */
  private failsAgainAt([first]: readonly UnsentPlay[]): number {
    const { order } = first!;
    this.failing = { order, times: this.failing?.order === order ? this.failing.times + 1 : 1 };
    return this.failing.times;
  }
}
