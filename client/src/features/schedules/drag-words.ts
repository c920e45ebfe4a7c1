import type { Active, Announcements, Over } from '@dnd-kit/core';
import { matchupWords, whenWords } from './game-words';
import type { BoardGameFragment } from './schedules.generated';
import type { BoardCell } from './week-columns';

/** What is dragged in the week table, or dropped on: a game, or a free cell. */
export interface Dragged {
  game?: BoardGameFragment;
  cell?: BoardCell;
}

/** What is read out while a game is dragged in the week table: its teams, and the date and time it is over. */
export const dragAnnouncements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${wordsOf(active)}.`,
  onDragOver: ({ active, over }) =>
    isElsewhere(active, over) ? `${wordsOf(active)} is over ${wordsOf(over)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    isElsewhere(active, over)
      ? `${wordsOf(active)} was dropped on ${wordsOf(over)}.`
      : `${wordsOf(active)} was put back.`,
  onDragCancel: ({ active }) => `${wordsOf(active)} was put back.`,
};

function wordsOf({ data }: Active | Over): string {
  const { game, cell } = (data.current ?? {}) as Dragged;
  if (game) return `${matchupWords(game)}, ${whenWords(game)}`;
  return cell ? whenWords(cell) : 'nothing';
}

function isElsewhere(active: Active, over: Over | null): over is Over {
  if (over === null) return false;
  const from = (active.data.current as Dragged | undefined)?.game;
  const to = (over.data.current as Dragged | undefined)?.game;
  return to === undefined || from?.id !== to.id;
}
