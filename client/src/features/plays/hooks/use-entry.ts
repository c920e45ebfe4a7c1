import { useEffect, useMemo, useState } from 'react';
import type { PlayKind } from '@domain/plays/play-kind';
import type { ProposedLink } from '@domain/plays/propose-links';
import { setRuleOf } from '@domain/plays/set-rule';
import { randomUuid } from '@/lib/random-uuid';
import { t } from '@/texts';
import { ignoreSecondPress } from '@/ui/second-press';
import { useToast } from '@/ui/toast-context';
import type { CourtGame, SideName } from '../court-game';
import type { EntryMode } from '../entry/actions';
import { besideLinked } from '../entry/beside-linked';
import { playsBy } from '../entry/plays-by';
import { isBehind } from '../entry/is-behind';
import { type FollowUp, type Following, followingOf, standingFollowUps } from '../entry/follow-up';
import { toldMore } from '../entry/told-more';
import { type Entered, NOTHING_SELECTED, type Person, type Selection, type Tap, tapped } from '../entry/selection';
import type { ChangeResult } from '../keeping/act';
import type { PlayContent, PlayRevision } from '../keeping/play';
import type { NewPlay, PlayStore, UndoResult } from '../keeping/play-store';
import { endOf, lastSortOrders, movedSortOrder, playAfter } from '../keeping/sort-order';
import type { CourtState } from '../shown/game-state';
import { lineupChanges } from '../shown/lineup-changes';
import type { ClockControl } from './use-clock';

interface Options {
  game: CourtGame;
  store: PlayStore;
  /** The plays that are there, in order. */
  plays: readonly PlayRevision[];
  state: CourtState;
  mode: EntryMode;
  /** Null where none is kept. */
  clock: ClockControl | null;
  /** The play before which somebody enters plays; null: after everything. */
  insertBefore: string | null;
  setInsertBefore: (id: string | null) => void;
  /** The period goes on by itself again. */
  onPeriodChange: () => void;
}

/** What a note says, and of whom: a player, a team, or nobody. */
export interface EnteredNote {
  readonly note: string;
  readonly teamId: string | null;
  readonly playerId: string | null;
}

/** Entering plays: what is half entered, what is offered, and everything that changes plays. */
export type Entry = ReturnType<typeof useEntry>;

/** The acts of the screen. Each is on the device before it is shown; one that cannot be stored says so. */
export function useEntry(options: Options) {
  const { game, store, plays, state, mode, clock, insertBefore, setInsertBefore, onPeriodChange } = options;
  const { vocabulary, settings } = game;
  const toast = useToast();
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [followed, setFollowed] = useState<Following | null>(null);
  const following = useMemo(() => {
    const teamIds = [game.home.teamId, game.away.teamId] as const;
    return followed && standingFollowUps(followed, plays, { vocabulary, settings, mode, teamIds });
  }, [followed, plays, vocabulary, settings, mode, game.home.teamId, game.away.teamId]);
  // Where what followed was offered, the plays before come to lie.
  const isOffered = following !== null;
  useEffect(() => (isOffered ? ignoreSecondPress : undefined), [isOffered]);
  const failed = (): void =>
    void toast({
      kind: 'error',
      text: t.plays.this_device_could_not_store_the_play_is(),
    });

  const content = (kind: PlayKind, changes: Partial<PlayContent> = {}): NewPlay => {
    const target = insertBefore === null ? null : store.find(insertBefore);
    const periodId = target?.periodId ?? state.now.period.id;
    // What was forgotten of a period that is over was not at its end.
    const isOn = state.now.phase === 'on' && !isBehind(periodId, game.periods, plays);
    return {
      id: randomUuid(),
      kind,
      periodId,
      clock: target ? target.clock : isOn && clock !== null ? clock.ofPlays() : null,
      teamId: null,
      playerId: null,
      otherPlayerId: null,
      linkedPlayId: null,
      x: null,
      y: null,
      note: null,
      madeAt: new Date().toISOString(),
      ...changes,
    };
  };
  // A period that has ended is on where it was chosen by hand: what was forgotten of it was before its end.
  const end = state.now.phase === 'on' ? endOf(plays, state.now.period.id) : null;
  const enter = async (entered: readonly NewPlay[], before = insertBefore ?? end?.id ?? null): Promise<boolean> => {
    setFollowed(null);
    try {
      await store.enter(entered, before);
      return true;
    } catch {
      failed();
      return false;
    }
  };
  const add = async ({ kind, teamId, playerId, place }: Entered): Promise<void> => {
    const play = content(kind, { teamId, playerId, x: place?.x ?? null, y: place?.y ?? null });
    if (!(await enter([play])) || teamId === null) return;
    setFollowed(followingOf(play.id, store.shown().plays));
  };
  /** A tap; by keys who and what may come at once. */
  const tap = (what: Tap, person: Person | null = selection.person): void => {
    const next = tapped({ ...selection, person }, what, vocabulary);
    setSelection(next.selection);
    if (!next.entered) return;
    // Tapped twice, it would begin the next play.
    ignoreSecondPress();
    void add(next.entered);
  };
  const change = (id: string, to: Partial<PlayContent>, from?: PlayRevision): Promise<ChangeResult> => {
    const play = store.find(id);
    const { periodId } = to;
    if (play === null || periodId === undefined || periodId === play.periodId)
      return store.change([{ id, to, ...(from && { from }) }]);
    // What goes by it goes with it.
    const { plays: all } = store.shown();
    const along = playsBy(id, all).filter((each) => each.periodId === play.periodId);
    const [sortOrder, ...places] = lastSortOrders(all, periodId, 1 + along.length);
    return store.change([
      { id, to: { ...to, sortOrder: sortOrder! }, ...(from && { from }) },
      ...along.map((each, index) => ({
        id: each.id,
        to: { periodId, ...(to.clock !== undefined && { clock: to.clock }), sortOrder: places[index]! },
      })),
    ]);
  };
  const take = async (taken: FollowUp, link: ProposedLink, teamId: string, playerId: string | null): Promise<void> => {
    const source = store.find(link.linkedPlayId);
    if (followed === null || source === null) return;
    if (link.isSamePlay) {
      await change(source.id, toldMore(link, { teamId, playerId }, vocabulary)).catch(failed);
      return;
    }
    const play = content(link.kind, { teamId, playerId, linkedPlayId: source.id });
    const { placed, before } = besideLinked(play, source, store.shown().plays, insertBefore);
    if (!(await enter([placed], before))) return;
    setFollowed({ ...followed, taken: [...followed.taken, { playId: play.id, offer: taken.name }] });
  };
  /**
   * From now on plays go before that one; null: after everything. What is half entered, or offered of the latest play,
   * belongs to where they went so far.
   */
  const insert = (before: string | null): void => {
    setSelection(NOTHING_SELECTED);
    setFollowed(null);
    setInsertBefore(before);
  };
  const start = (periodId: string): void => {
    // What is left without an end is over all the same.
    if (periodId !== state.now.period.id && clock?.clock?.startedAt != null) clock.toggle();
    const seconds = clock?.begin(periodId) ?? null;
    onPeriodChange();
    // The clock comes to lie there, which a second tap would start.
    ignoreSecondPress();
    void enter([content('PERIOD_START', { periodId, clock: seconds })], null);
  };
  const endPeriod = (): void => {
    if (clock?.clock?.startedAt != null) clock.toggle();
    onPeriodChange();
    void enter([content('PERIOD_END', { periodId: state.now.period.id })], null);
  };
  /** Says who has won a game within the set. What was entered since is of the next one. */
  const wonGame = async (side: SideName, afterId: string): Promise<void> => {
    const kind = setRuleOf(vocabulary.sport)?.points?.game;
    const { plays: all } = store.shown();
    const point = all.find(({ id }) => id === afterId);
    // Another device may have taken the point away just now.
    if (kind === undefined || point === undefined) return;
    const { periodId } = point;
    // Who made the point, and how, can still be said.
    const kept = followed;
    if (await enter([content(kind, { teamId: game[side].teamId, periodId })], playAfter(all, point)?.id ?? null))
      setFollowed(kept);
  };
  const tell = (result: UndoResult): void => {
    if (result === 'changed since') toast({ kind: 'error', text: t.plays.somebody_else_has_changed_this_play_since() });
  };
  const undo = (): void => {
    setFollowed(null);
    setSelection(NOTHING_SELECTED);
    store.undo().then(tell, failed);
  };
  return {
    selection,
    following,
    stopFollowing: () => setFollowed(null),
    add,
    tap,
    take,
    start,
    end: endPeriod,
    wonGame: (side: SideName, afterId: string): void => void wonGame(side, afterId),
    undo,
    redo: (): void => {
      setFollowed(null);
      store.redo().then(tell, failed);
    },
    /** Begins the play that is half entered anew. */
    cancel: (): void => insert(null),
    insert,
    timeout: (name: SideName): void =>
      void add({ kind: 'TIMEOUT', teamId: game[name].teamId, playerId: null, place: null }),
    note: (noted: EnteredNote): Promise<boolean> => enter([content('NOTE', { ...noted })]),
    /** Who is on the court from now on. */
    setLineup: (name: SideName, ids: readonly string[]): void => {
      const { onCourt, side } = state.sides[name];
      const before = onCourt.map(({ id }) => id);
      void enter(
        lineupChanges(before, ids).map(({ on, off }) =>
          content('SUBSTITUTION', { teamId: side.teamId, playerId: on, otherPlayerId: off }),
        ),
      );
    },
    change,
    move: ({ id }: PlayRevision, by: -1 | 1): void => {
      const { plays: all } = store.shown();
      const play = all.find((each) => each.id === id);
      const sortOrder = play === undefined ? null : movedSortOrder(all, play, by);
      if (sortOrder !== null) change(id, { sortOrder }).catch(failed);
    },
    /** Takes a play away with those that go by it, and by those. */
    remove: ({ id }: PlayRevision): void => {
      const linked = playsBy(id, store.shown().plays);
      const text =
        linked.length === 0
          ? t.plays.play_deleted()
          : t.plays.play_deleted_with_that_went_by_it({ count: linked.length });
      store.remove([id, ...linked.map((play) => play.id)]).then((result) => {
        // The bar at the foot offers the undo.
        if (result === 'done') toast({ kind: 'success', text });
      }, failed);
    },
  };
}
