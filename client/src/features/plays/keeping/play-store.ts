import { sameContent } from '@domain/plays/same-content';
import { comparePlays } from '@domain/plays/compare-plays';
import { repeatedMarks } from '@domain/plays/repeated-marks';
import {
  type Act,
  type Change,
  type ChangeResult,
  changesTheSame,
  type PlayChange,
  reversedOn,
  type Undoable,
  undoableOf,
} from './act';
import { type Arrived, Arrivals } from './arrivals';
import { doubledOf } from './doubled';
import type { EnteredHere } from './entered-here';
import { contentOf, type PlayContent, type PlayRevision, type StoredPlay } from './play';
import type { PlayQueue } from './play-queue';
import { lastSortOrder, sortOrdersBefore } from './sort-order';
import type { UnsentPlay } from './unsent-play';

/** A play to enter; its place in the order follows from what is there at that moment. */
export type NewPlay = Omit<PlayContent, 'isDeleted' | 'sortOrder'> & { readonly id: string };

/** What the screen shows of a game's plays. */
export interface PlaysShown {
  /** Those that are there, in order. */
  readonly plays: readonly PlayRevision[];
  /** Of those the one that this device entered or heard of last, whatever the clocks of devices say. */
  readonly latest: Arrived | null;
  /** Plays of which the server does not know the shown revision yet. */
  readonly unsent: ReadonlySet<string>;
  /** What has to be answered, oldest first. */
  readonly questions: readonly UnsentPlay[];
  /** What an undo takes back; null for nothing. */
  readonly undoable: Undoable | null;
  readonly canRedo: boolean;
}

/** How an undo came out. */
export type UndoResult = 'done' | 'nothing' | 'changed since';

/**
 * The plays of one game as this device has them: what the server said, and over it what waits to be sent. Everything
 * that is entered goes through the queue's storage before it is shown.
 */
export class PlayStore {
  private readonly stored = new Map<string, StoredPlay>();
  private toldPlays: readonly StoredPlay[] = [];
  private done: Act[] = [];
  private undone: Act[] = [];
  private readonly listeners = new Set<() => void>();
  private cached: PlaysShown | null = null;
  private readonly arrivals: Arrivals;
  /** Acts one after the other: each is based on what the one before has left. */
  private acting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gameId: string,
    private readonly device: string,
    private readonly queue: PlayQueue,
    private periodIds: readonly string[],
    private readonly enteredHere: EnteredHere,
  ) {
    this.arrivals = new Arrivals(enteredHere);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is shown now; the same object until something changes. */
  readonly shown = (): PlaysShown => {
    this.cached ??= this.compute();
    return this.cached;
  };

  /** Tells that the queue, or what the server said, has changed. */
  readonly tell = (): void => {
    this.cached = null;
    for (const listener of this.listeners) listener();
  };

  /** The order of the periods, which may have become another one. */
  orderBy(periodIds: readonly string[]): void {
    if (periodIds.join() === this.periodIds.join()) return;
    this.periodIds = periodIds;
    this.tell();
  }

  /** Takes over what the server said; an older revision never goes over a newer one. */
  receive(plays: readonly StoredPlay[]): void {
    let isNews = false;
    for (const play of plays) {
      const known = this.stored.get(play.id)?.revision ?? 0;
      if (known <= play.revision) this.stored.set(play.id, play);
      isNews ||= known < play.revision;
    }
    if (isNews) this.toldPlays = [...this.stored.values()];
    this.tell();
  }

  /** What the server has said, taken away plays too; the same array until it says more. */
  told(): readonly StoredPlay[] {
    return this.toldPlays;
  }

  /**
   * Takes over the plays that visitors see, as far as they are news. Where notes are hidden from visitors it takes over
   * none, since the next change here would erase a note that it does not know.
   * @returns whether administrators are told of more: one that is known here is not among them, since somebody has
   *   taken it away, or notes are hidden
   */
  receiveVisible(plays: readonly StoredPlay[], areNotesTold: boolean): boolean {
    const ids = new Set(plays.map(({ id }) => id));
    const isGone = [...this.stored.values()].some(({ id, isDeleted }) => !isDeleted && !ids.has(id));
    // What is on its way from here is no news: its answer tells of it.
    const known = areNotesTold ? this.stored : this.current();
    const news = plays.filter(({ id, revision }) => (known.get(id)?.revision ?? 0) < revision);
    if (areNotesTold && news.length > 0) this.receive(news);
    return isGone || (!areNotesTold && news.length > 0);
  }

  /** The play as it is here; null when there is none. */
  find(id: string): PlayRevision | null {
    return this.current().get(id) ?? null;
  }

  /** Whether something has to be answered about a play, so that it is not known yet what becomes of it. */
  isAsked(id: string): boolean {
    return this.queue.ofGame(this.gameId).some(({ play, question }) => play.id === id && question !== null);
  }

  /**
   * Enters plays of one period, as one act. A period that has begun, or ended, does not do so again: a second tap may
   * come before what the first one did is shown.
   * @param before the play of that period before which they go; null: after everything
   */
  enter(entered: readonly NewPlay[], before: string | null): Promise<void> {
    return this.act(() => {
      const { plays } = this.shown();
      const target = before === null ? null : this.find(before);
      const first = entered[0] === undefined ? 0 : lastSortOrder(plays, entered[0].periodId);
      const places = target && sortOrdersBefore(plays, target, entered.length);
      const unrepeated = entered.filter(
        (play) => before !== null || repeatedMarks({ ...play, sortOrder: first }, plays).length === 0,
      );
      return unrepeated.map(({ id, ...play }, index) => ({
        id,
        before: null,
        after: { ...play, sortOrder: places?.[index] ?? first + index, isDeleted: false },
      }));
    });
  }

  /**
   * Changes plays, as one act. What would change nothing is left out, and so are plays that are there no longer. What
   * others have changed of a play since it was shown stays, where it is something else of it.
   */
  async change(changes: readonly PlayChange[]): Promise<ChangeResult> {
    let result: ChangeResult = 'done';
    await this.act(() => {
      const standing = changes.flatMap((change) => {
        const before = this.find(change.id);
        return before === null || before.isDeleted ? [] : { ...change, before };
      });
      if (standing.some(({ from, before, to }) => from !== undefined && changesTheSame(from, before, to))) {
        result = 'changed since';
        return [];
      }
      if (standing.length === 0) result = 'gone';
      return standing.flatMap(({ id, before, to }) => {
        const after = { ...contentOf(before), ...to };
        return sameContent(before, after) ? [] : { id, before: contentOf(before), after };
      });
    });
    return result;
  }

  /** Takes plays away, as one act. */
  remove(ids: readonly string[]): Promise<ChangeResult> {
    return this.change(ids.map((id) => ({ id, to: { isDeleted: true } })));
  }

  /** Takes the last act of this device back; after a reload, the last play that was entered on it. */
  undo(): Promise<UndoResult> {
    return this.inTurn(() => this.reverse(this.takeLast() ?? this.lastEntered(this.shown().plays), this.undone));
  }

  /** Takes the last undo back. */
  redo(): Promise<UndoResult> {
    return this.inTurn(() => this.reverse(this.undone.pop() ?? null, this.done));
  }

  /**
   * Answers a possible duplicate; see `PlayQueue`. What the server has and goes by a dropped one goes by theirs, too,
   * apart from what theirs has already.
   */
  settleDuplicate(unsent: UnsentPlay, keep: 'both' | 'theirs'): Promise<void> {
    return this.inTurn(async () => {
      const { question } = unsent;
      const doubled = new Set(this.doubledBy(unsent).map(({ id }) => id));
      if (question?.kind === 'duplicate' && keep === 'theirs')
        await this.relink(unsent.play.id, question.stored.id, doubled);
      await this.queue.settleDuplicate(unsent, keep, doubled);
    });
  }

  /**
   * What goes by a possible duplicate and is dropped with it: of that of which each play has one, what theirs has
   * already.
   */
  doubledBy({ question, play: { id } }: UnsentPlay): readonly PlayRevision[] {
    if (question?.kind !== 'duplicate') return [];
    const plays = new Map(this.current());
    // What waits with a question, too.
    for (const { play } of this.queue.ofGame(this.gameId)) plays.set(play.id, play);
    return doubledOf([...plays.values()], id, question.stored.id);
  }

  /** Gives up a play that the server refuses; what the server has and goes by it goes by none. */
  drop(unsent: UnsentPlay): Promise<void> {
    return this.inTurn(async () => {
      if (unsent.play.revision === 1) await this.relink(unsent.play.id, null);
      await this.queue.drop(unsent);
    });
  }

  /**
   * Gives up everything of this game that waits. What the server has and goes by a play that it never got goes by none.
   */
  dropAll(): Promise<void> {
    return this.inTurn(async () => {
      const unsent = this.queue.ofGame(this.gameId);
      const given = new Set(unsent.filter(({ play }) => !this.stored.has(play.id)).map(({ play }) => play.id));
      // By what is stored, since the changes that wait are given up, too.
      const linked = [...this.stored.values()].filter(
        ({ isDeleted, linkedPlayId }) => !isDeleted && linkedPlayId !== null && given.has(linkedPlayId),
      );
      if (linked.length > 0) await this.unlink(linked);
      await this.queue.dropGame(this.gameId, unsent);
    });
  }

  private unlink(plays: readonly StoredPlay[]): Promise<void> {
    return this.put(
      plays.map((play) => ({ ...contentOf(play), id: play.id, linkedPlayId: null })),
      this.stored,
    );
  }

  /**
   * Has what goes by a play go by another one, or none; plays that wait are left to the queue.
   * @param dropped ids of those that are taken away instead
   */
  private async relink(
    id: string,
    linkedPlayId: string | null,
    dropped: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const { plays, unsent } = this.shown();
    const linked = plays.filter((play) => play.linkedPlayId === id && !unsent.has(play.id));
    if (linked.length === 0) return;
    await this.put(
      linked.map((play) => ({
        ...contentOf(play),
        id: play.id,
        ...(dropped.has(play.id) ? { isDeleted: true } : { linkedPlayId }),
      })),
    );
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.acting.then(work);
    this.acting = done.catch(() => undefined);
    return done;
  }

  private async reverse(act: Act | null, onto: Act[]): Promise<UndoResult> {
    if (act === null) return 'nothing';
    const current = this.current();
    const reversed = act.map((change) => reversedOn(change, current.get(change.id))).toReversed();
    if (!reversed.every((change) => change !== null)) {
      this.tell();
      return 'changed since';
    }
    await this.write(reversed);
    onto.push(reversed);
    this.tell();
    return 'done';
  }

  private act(plan: () => Act): Promise<void> {
    return this.inTurn(async () => {
      const act = plan();
      if (act.length === 0) return;
      await this.write(act);
      this.enteredHere.add(act.filter(({ before }) => before === null).map(({ id }) => id));
      this.done.push(act);
      this.undone = [];
      this.tell();
    });
  }

  private write(act: Act): Promise<void> {
    return this.put(act.map(({ id, after }) => ({ ...after, id })));
  }

  /** Has the queue keep further revisions of plays, based on what they are. */
  private put(
    plays: readonly (PlayContent & { readonly id: string })[],
    current: ReadonlyMap<string, PlayRevision> = this.current(),
  ): Promise<void> {
    return this.queue.put(
      this.gameId,
      plays.map((play) => ({ ...play, revision: (current.get(play.id)?.revision ?? 0) + 1 })),
      new Map(
        plays.flatMap(({ id }) => {
          const before = current.get(id);
          return before === undefined ? [] : [[id, contentOf(before)] as const];
        }),
      ),
    );
  }

  /** Where the last act stands of which some play is still known; -1 for none. */
  private lastIndex(): number {
    const current = this.current();
    // What becomes of these is not answered yet.
    const asked = new Set(this.queue.ofGame(this.gameId).flatMap(({ play, question }) => (question ? play.id : [])));
    const isGone = ({ id, after }: Change): boolean =>
      !after.isDeleted && !asked.has(id) && (current.get(id)?.isDeleted ?? true);
    return this.done.findLastIndex((act) => !act.every(isGone));
  }

  private takeLast(): Act | null {
    const index = this.lastIndex();
    return index === -1 ? null : this.done.splice(index, 1)[0]!;
  }

  private lastEntered(plays: readonly PlayRevision[]): Act | null {
    const byId = new Map(plays.map((play) => [play.id, play]));
    const known = this.enteredHere.ids().findLast((id) => byId.has(id));
    // Where the browser kept nothing the devices' clocks tell.
    let last = known === undefined ? null : byId.get(known)!;
    for (const play of known === undefined ? plays : []) {
      const stored = this.stored.get(play.id);
      const isOwn = stored === undefined || stored.device === this.device;
      if (isOwn && (last === null || play.madeAt > last.madeAt)) last = play;
    }
    return last && [{ id: last.id, before: null, after: contentOf(last) }];
  }

  /** Every play, those that were taken away too. */
  private current(): Map<string, PlayRevision> {
    const plays = new Map<string, PlayRevision>(this.stored);
    for (const { play, question } of this.queue.ofGame(this.gameId)) {
      // What is asked about is not written, so it does not count.
      if (question === null && (plays.get(play.id)?.revision ?? 0) <= play.revision) plays.set(play.id, play);
    }
    return plays;
  }

  private compute(): PlaysShown {
    const unsent = this.queue.ofGame(this.gameId);
    const current = [...this.current().values()];
    const plays = current.filter(({ isDeleted }) => !isDeleted).toSorted(comparePlays(this.periodIds));
    return {
      plays,
      latest: this.arrivals.latestOf(current),
      unsent: new Set(unsent.map(({ play }) => play.id)),
      questions: unsent.filter(({ question }) => question !== null),
      undoable: undoableOf(this.done[this.lastIndex()] ?? this.lastEntered(plays)),
      canRedo: this.undone.length > 0,
    };
  }
}
