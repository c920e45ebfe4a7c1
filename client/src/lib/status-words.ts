import type { DisplayStatus } from '@domain/game/display-status';
import { saidStatus } from '@domain/game/said-status';
import { t } from '@/texts';
import { language } from '@/texts/language';

const WORDS: Readonly<Record<DisplayStatus, () => string>> = {
  Completed: () => t.gameStatus.completed(),
  Scheduled: () => t.gameStatus.scheduled(),
  'In progress': () => t.gameStatus.in_progress(),
  Final: () => t.gameStatus.final(),
  Forfeit: () => t.gameStatus.forfeit(),
  Postponed: () => t.gameStatus.postponed(),
  Cancelled: () => t.gameStatus.cancelled(),
};

/** A game's status as pages show it. The server says it in English (`displayStatus`), which is left as it is. */
export function statusWords(displayStatus: string): string {
  return language() === 'en' ? displayStatus : WORDS[displayStatus as DisplayStatus]();
}

/**
 * 'Forfeit', 'Postponed' or 'Cancelled', to stand beside a result; null of every other game.
 * @param status of the graph
 */
export function resultNote(status: string): string | null {
  const said = saidStatus(status);
  return said === null ? null : statusWords(said);
}
