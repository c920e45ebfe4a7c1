import { useEffect, useState } from 'react';
import { forgetGames, keepGame, keptGame } from '../keeping/device-storage';

/**
 * The last answer about a game that this device had; undefined when it had none. Keeps each new one.
 * @param isWorthKeeping whether the answer has a game
 */
export function useKeptAnswer<Answer>(
  key: string,
  answered: Answer | undefined,
  isWorthKeeping: boolean,
): Answer | undefined {
  const [kept, setKept] = useState<Answer>();
  useEffect(() => {
    let isOver = false;
    void keptGame(key).then((found) => {
      if (!isOver) setKept(found as Answer | undefined);
      return forgetGames('old').catch(() => undefined);
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  useEffect(() => {
    if (isWorthKeeping) void keepGame(key, answered).catch(() => undefined);
  }, [key, answered, isWorthKeeping]);
  return kept;
}
