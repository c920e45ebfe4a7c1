import { useState } from 'react';
import { alsoWaits } from './turns-link';

/** Does something once what came before it about the same row is done. */
export type RowTurns<Result> = (row: string, work: (before: Result | null) => Promise<Result>) => Promise<Result>;

/**
 * Writes about a row that go out one after the other, each based on what the one before it has come to: who goes on at
 * once has not seen its version yet. What waits is asked about before the page is left.
 * @returns calls `work`, which must not reject, with what the one before it has answered; with null once none is under
 *   way, when what is shown is up to date
 */
export function rowTurns<Result>(): RowTurns<Result> {
  const last = new Map<string, Promise<Result>>();
  return (row, work) => {
    let isWaiting = true;
    const isAnswered = alsoWaits(() => isWaiting);
    const before: Promise<Result | null> = last.get(row) ?? Promise.resolve(null);
    const turn = before
      .then((result) => {
        isWaiting = false;
        return work(result);
      })
      .finally(() => {
        isAnswered();
        if (last.get(row) === turn) last.delete(row);
      });
    last.set(row, turn);
    return turn;
  };
}

/** The turns of a component's rows. */
export function useRowTurns<Result>(): RowTurns<Result> {
  return useState(() => rowTurns<Result>())[0];
}
