import { useEffect, useState } from 'react';
import { forgetGames, keepGame, keptGame } from '../keeping/device-storage';

/**
 * The last answer about a game that this device had, be it from this page or from an earlier one; undefined when it had
 * none. Keeps each new one.
 * @param isWorthKeeping whether the answer has a game
 */
export function useKeptAnswer<Answer>(
  key: string,
  answered: Answer | undefined,
  isWorthKeeping: boolean,
): Answer | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly answer: Answer | undefined }>();
  if (isWorthKeeping && (kept?.key !== key || kept.answer !== answered)) setKept({ key, answer: answered });
  useEffect(() => {
    let isOver = false;
    void keptGame(key).then((found) => {
      // What was answered meanwhile is newer than what the device had.
      if (!isOver) setKept((known) => (known?.key === key ? known : { key, answer: found as Answer | undefined }));
      return forgetGames('old').catch(() => undefined);
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  useEffect(() => {
    if (isWorthKeeping) void keepGame(key, answered).catch(() => undefined);
  }, [key, answered, isWorthKeeping]);
  return kept?.key === key ? kept.answer : undefined;
}
