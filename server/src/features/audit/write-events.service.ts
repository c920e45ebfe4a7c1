import type { Write } from './write.service.js';

/** What a write tells of, so that features which it knows nothing of follow it. */
export interface WriteEvents {
  /**
   * Games change in what counts (their teams, status, scores, lines), or go, with their lines or without. `playerIds`
   * are the players whose lines the work changes, none when it leaves all of them as they are and as counted; without
   * it they may be any. `resultsStay` where lines alone change: no result does, and no game goes. An import, a season
   * that goes whole or loses leagues, and an undo see to what follows games themselves, for all of them at once.
   */
  games: { gameIds: readonly number[]; playerIds?: readonly number[] | undefined; resultsStay?: true };
  /** An organization begins to play sports; the demo and an import add the lists of a sport that they bring. */
  sports: { sportIds: readonly number[] };
  /** A command is taken back. `tables` are those whose rows it removed, changed or added. */
  undo: { entryId: string; tables: ReadonlySet<string> };
}

/**
 * Wraps what is told of, in its transaction: looks at what there is before, calls `work` once, and brings up to date
 * what `work` touched, or refuses it.
 */
export type Subscriber<Name extends keyof WriteEvents> = (
  tx: Write,
  event: WriteEvents[Name],
  work: () => Promise<void>,
) => Promise<void>;

/** Who follows which event; the last one is outermost. */
export type Subscribers = { readonly [Name in keyof WriteEvents]: readonly Subscriber<Name>[] };

/** Does `work` within what the subscribers to an event do. */
export function announce<Name extends keyof WriteEvents>(
  tx: Write,
  name: Name,
  event: WriteEvents[Name],
  work: () => Promise<void>,
): Promise<void> {
  return tx.ctx.services.subscribers[name].reduce<() => Promise<void>>(
    (inner, subscriber) => () => subscriber(tx, event, inner),
    work,
  )();
}
