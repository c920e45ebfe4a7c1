import type { Active, Announcements, Over } from '@dnd-kit/core';
import { t } from '@/texts';
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
 * What is read out while a game is dragged in the week table: its teams, the date and time it is over, and what would
 * come of it there.
 * @param markOf undefined while that is not known
 */
export function dragAnnouncements(markOf: (target: Dragged) => Mark | undefined): Announcements {
  return {
    onDragStart: ({ active }) => t.schedules.picked_up({ wordsOf: wordsOf(active) }),
    onDragOver: ({ active, over }) => {
      if (!isElsewhere(active, over)) return undefined;
      const mark = markOf(draggedOf(over));
      return t.schedules.is_over({
        wordsOf: wordsOf(active),
        wordsOf2: wordsOf(over),
        value: mark ? ` ${markWords(mark)}` : '',
      });
    },
    onDragEnd: ({ active, over }) =>
      isElsewhere(active, over)
        ? t.schedules.was_dropped_on({ wordsOf: wordsOf(active), wordsOf2: wordsOf(over) })
        : t.schedules.was_put_back({ wordsOf: wordsOf(active) }),
    onDragCancel: ({ active }) => t.schedules.was_put_back({ wordsOf: wordsOf(active) }),
  };
}

/** What is dragged or dropped on; nothing for anything else. */
export function draggedOf({ data }: Active | Over): Dragged {
  return (data.current ?? {}) as Dragged;
}

function wordsOf(one: Active | Over): string {
  const { game, cell } = draggedOf(one);
  if (game) return `${matchupWords(game)}, ${whenWords(game)}`;
  return cell ? whenWords(cell) : t.schedules.nothing();
}

function isElsewhere(active: Active, over: Over | null): over is Over {
  if (over === null) return false;
  const [from, to] = [draggedOf(active).game, draggedOf(over).game];
  return to === undefined || from?.id !== to.id;
}
