import {
  type Active,
  type ClientRect,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import { useState } from 'react';
import { type Board, type BoardTeam, type Move, type Place, teamsIn } from './board';

/** What a droppable of the board stands for: a column, or a team in one. */
export interface DropData {
  divisionId: string | null;
  /** Null for the column as a whole. */
  teamId: string | null;
}

/** A team under the pointer wins over the column that it is in. */
export const nearestTarget: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const found = hits.length > 0 ? hits : rectIntersection(args);
  const team = found.find(({ id }) =>
    args.droppableContainers.some((each) => each.id === id && (each.data.current as DropData | undefined)?.teamId),
  );
  return team ? [team] : found.slice(0, 1);
};

/** What the board needs for dragging: the team in the hand, where it would go, and the handlers of a DndContext. */
export function useDrag(board: Board, move: (move: Move) => void) {
  const [dragged, setDragged] = useState<BoardTeam | null>(null);
  const [target, setTarget] = useState<Place | null>(null);
  const stop = (): void => {
    setDragged(null);
    setTarget(null);
  };
  const targetOf = ({ active, over }: DragMoveEvent | DragEndEvent): Place | null => {
    const drop = over?.data.current as DropData | undefined;
    return drop ? placeAt(board, String(active.id), drop, isBelow(active, over!.rect)) : null;
  };
  return {
    dragged,
    target,
    handlers: {
      onDragStart: ({ active }: { active: Active }) => setDragged((active.data.current as { team: BoardTeam }).team),
      onDragMove: (event: DragMoveEvent) => {
        const next = targetOf(event);
        setTarget((known) => (known?.divisionId === next?.divisionId && known?.index === next?.index ? known : next));
      },
      onDragEnd: (event: DragEndEvent) => {
        const place = targetOf(event);
        if (place) move({ teamIds: [String(event.active.id)], ...place });
        stop();
      },
      onDragCancel: stop,
    },
  };
}

/** The place that a drop means: before or behind the team under the pointer, or at the end of the column. */
export function placeAt(board: Board, draggedId: string, { divisionId, teamId }: DropData, below: boolean): Place {
  const others = teamsIn(board, divisionId).filter(({ id }) => id !== draggedId);
  if (teamId === draggedId)
    return { divisionId, index: teamsIn(board, divisionId).findIndex(({ id }) => id === draggedId) };
  const over = others.findIndex(({ id }) => id === teamId);
  return { divisionId, index: over === -1 ? others.length : over + Number(below) };
}

function isBelow({ rect }: Active, over: ClientRect): boolean {
  const box = rect.current.translated;
  return box !== null && box.top + box.height / 2 > over.top + over.height / 2;
}
