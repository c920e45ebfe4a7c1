import type { DisplayStatus } from '@domain/game/display-status';
import { saidStatus } from '@domain/game/said-status';
import { t } from '@/texts';
import { language } from '@/texts/language';

const WORDS: Readonly<Record<DisplayStatus, string>> = {
  get Completed() {
    return t.gameStatus.completed();
  },
  get Scheduled() {
    return t.gameStatus.scheduled();
  },
  get 'In progress'() {
    return t.gameStatus.in_progress();
  },
  get Final() {
    return t.gameStatus.final();
  },
  get Forfeit() {
    return t.gameStatus.forfeit();
  },
  get Postponed() {
    return t.gameStatus.postponed();
  },
  get Cancelled() {
    return t.gameStatus.cancelled();
  },
};

/** A game's status as pages show it. The server says it in English (`displayStatus`), which is left as it is. */
export function statusWords(displayStatus: string): string {
  return language() === 'en' ? displayStatus : WORDS[displayStatus as DisplayStatus];
}

/** 'Forfeit', 'Postponed' or 'Cancelled', to stand beside a result; null of every other game. @param status of the graph */
export function resultNote(status: string): string | null {
  const said = saidStatus(status);
  return said === null ? null : statusWords(said);
}
