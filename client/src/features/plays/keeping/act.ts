import { changedContent, sameContent } from '@domain/plays/same-content';
import { contentOf, type PlayContent } from './play';

/** One play that an act changed: null before it was entered. */
export interface Change {
  readonly id: string;
  readonly before: PlayContent | null;
  readonly after: PlayContent;
}

/** What one tap did, to be taken back as one. */
export type Act = readonly Change[];

/** An act of this device, by its first play; one that was taken away as it was before. */
export interface Undoable {
  readonly act: 'entered' | 'changed' | 'deleted';
  readonly play: PlayContent;
  /** Ids of all plays that it is about. */
  readonly ids: ReadonlySet<string>;
}

/** A change of a play, and on what it is based. */
export interface PlayChange {
  readonly id: string;
  readonly to: Partial<PlayContent>;
  /** The play as it was shown to whoever changes it; absent: as it is at that moment. */
  readonly from?: PlayContent;
}

/**
 * How a change came out: nothing was written where the play had been taken away by then, or where somebody else had
 * changed the same of it.
 */
export type ChangeResult = 'done' | 'gone' | 'changed since';

/** Whether somebody has changed what is to be changed, to something else. */
export function changesTheSame(from: PlayContent, now: PlayContent, to: Partial<PlayContent>): boolean {
  return Object.entries(to).some(([field, value]) => {
    const name = field as keyof PlayContent;
    return now[name] !== from[name] && now[name] !== value;
  });
}

/**
 * What takes a change back, on the play as it is now: what somebody else has changed of it stays, where it is something
 * else. An entered or deleted play has to be as it was left, apart from what it goes by: that may be another one since,
 * where the one before it was dropped.
 * @returns null when what would be taken back is something else by now
 */
export function reversedOn({ id, before, after }: Change, now: PlayContent | undefined): Change | null {
  if (now === undefined) return null;
  const content = contentOf(now);
  if (before === null || before.isDeleted || after.isDeleted) {
    const { linkedPlayId } = now;
    if (!sameContent(now, { ...after, linkedPlayId })) return null;
    return { id, before: content, after: before ? { ...before, linkedPlayId } : { ...content, isDeleted: true } };
  }
  const fields = changedContent(before, after);
  if (now.isDeleted || fields.some((field) => now[field] !== after[field])) return null;
  return {
    id,
    before: content,
    after: { ...content, ...Object.fromEntries(fields.map((field) => [field, before[field]])) },
  };
}

/** What an undo of an act is told by. */
export function undoableOf(act: Act | null): Undoable | null {
  const first = act?.[0];
  if (!act || first === undefined) return null;
  const { before, after } = first;
  const ids = new Set(act.map(({ id }) => id));
  // Brought back by a redo, it was there as deleted before.
  if (before === null || before.isDeleted) return { act: 'entered', play: after, ids };
  return after.isDeleted ? { act: 'deleted', play: before, ids } : { act: 'changed', play: after, ids };
}
