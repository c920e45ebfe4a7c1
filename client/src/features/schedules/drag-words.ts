import type { Active, Announcements, Over } from '@dnd-kit/core';
import { matchupWords, whenWords } from './game-words';
import type { BoardGameFragment } from './schedules.generated';
import { markWords } from './mark-words';
import type { BoardCell, Mark } from './week-columns';

/** What is dragged in the week table, or dropped on: a game, or a free cell. */
export interface Dragged {
  game?: BoardGameFragment;
  cell?: BoardCell;
}

/**
 * What is read out while a game is dragged in the week table: its teams, the date and time it is over, and what would come
 * of it there.
 * @param markOf undefined while that is not known
 */
export function dragAnnouncements(markOf: (target: Dragged) => Mark | undefined): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${wordsOf(active)}.`,
    onDragOver: ({ active, over }) => {
      if (!isElsewhere(active, over)) return undefined;
      const mark = markOf(draggedOf(over));
      return `${wordsOf(active)} is over ${wordsOf(over)}.${mark ? ` ${markWords(mark)}` : ''}`;
    },
    onDragEnd: ({ active, over }) =>
      isElsewhere(active, over)
        ? `${wordsOf(active)} was dropped on ${wordsOf(over)}.`
        : `${wordsOf(active)} was put back.`,
    onDragCancel: ({ active }) => `${wordsOf(active)} was put back.`,
  };
}

/** What is dragged or dropped on; nothing for anything else. */
export function draggedOf({ data }: Active | Over): Dragged {
  return (data.current ?? {}) as Dragged;
}

function wordsOf(one: Active | Over): string {
  const { game, cell } = draggedOf(one);
  if (game) return `${matchupWords(game)}, ${whenWords(game)}`;
  return cell ? whenWords(cell) : 'nothing';
}

function isElsewhere(active: Active, over: Over | null): over is Over {
  if (over === null) return false;
  const [from, to] = [draggedOf(active).game, draggedOf(over).game];
  return to === undefined || from?.id !== to.id;
}
