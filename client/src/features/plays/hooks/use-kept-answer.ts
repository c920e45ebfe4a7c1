import { useEffect, useState } from 'react';
import { forgetGames, keepGame, keptGame, type KeptSince } from '../keeping/device-storage';
import { openOffline } from '../keeping/offline-opening';

/** What a device knows of a game. */
export interface Kept<Answer> {
  readonly answer: Answer;
  /** When the server said it, in milliseconds since 1970; null when this page was told itself. */
  readonly keptAt: number | null;
  /** What it has said since of plays and result; null: nothing. */
  readonly since: KeptSince | null;
}

/**
 * The last answer about a game that this device had, be it from this page or from an earlier one; null when it had
 * none, undefined while that is looked up. Keeps each new one.
 * @param isWorthKeeping whether the answer has a game
 * @param opening the path that then opens without a network, too
 */
export function useKeptAnswer<Answer>(
  key: string,
  answered: Answer | undefined,
  isWorthKeeping: boolean,
  opening?: string,
): Kept<Answer> | null | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly found: Kept<Answer> | null }>();
  if (isWorthKeeping && answered !== undefined && (kept?.key !== key || kept.found?.answer !== answered))
    setKept({ key, found: { answer: answered, keptAt: null, since: null } });
  useEffect(() => {
    let isOver = false;
    void keptGame(key).then((record) => {
      const found = record ? { ...record, answer: record.answer as Answer, since: record.since ?? null } : null;
      // What was answered meanwhile is newer than what the device had.
      if (!isOver) setKept((known) => (known?.key === key ? known : { key, found }));
      return forgetGames('old').catch(() => undefined);
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  useEffect(() => {
    if (isWorthKeeping) void keepGame(key, answered).catch(() => undefined);
  }, [key, answered, isWorthKeeping]);
  useEffect(() => {
    if (isWorthKeeping && opening !== undefined) void openOffline(opening).catch(() => undefined);
  }, [isWorthKeeping, opening]);
  return kept?.key === key ? kept.found : undefined;
}
