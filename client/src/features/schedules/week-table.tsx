import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { formatTime } from '@/lib/dates';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { TableFrame } from '@/ui/table-frame';
import { BoardFrame } from './board-frame';
import { draggedOf, dragAnnouncements } from './drag-words';
import { matchupWords } from './game-words';
import { ReasonDialog } from './reason-dialog';
import type { ScheduleBoardQuery } from './schedules.generated';
import { useBoard } from './use-board';
import { OutsideGames } from './outside-games';
import { type BoardCell, columnsOf, gamesOf, heldIn } from './week-columns';
import { WeekRows } from './week-rows';

/** How long a finger rests on a game before it drags it. */
const HOLD_MS = 250;

type Schedule = NonNullable<ScheduleBoardQuery['schedule']>;

/** The weeks of a schedule with their games, which are swapped and moved there: by clicks, keys, or dragging. */
export function WeekTable({ schedule }: { schedule: Schedule }) {
  const { id, name, weeks, outsideGames, heldCells, seasonLeague } = schedule;
  const board = useBoard(id, [...gamesOf(weeks), ...outsideGames]);
  const [creating, setCreating] = useState<BoardCell | null>(null);
  // A finger scrolls the table, and drags a game once it has rested on it.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
  );
  const columns = columnsOf(weeks);
  const held = heldIn(weeks, heldCells);
  const hasOthers = weeks.some(
    ({ dates, otherGames }) =>
      otherGames.length > 0 || dates.some((date) => !date.weekOff && date.otherGames.length > 0),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    const { game } = draggedOf(active);
    const target = over ? draggedOf(over) : undefined;
    if (game && target?.cell) board.put(game, target.cell);
    else if (game && target?.game && target.game.id !== game.id) board.swap(game, target.game);
    else board.select(null);
  };
  if (columns.length === 0 && gamesOf(weeks).length === 0 && outsideGames.length === 0)
    return (
      <EmptyState title={t.schedules.no_times_yet()}>
        {t.schedules.say_under_edit_more_at_which_times_games()}
      </EmptyState>
    );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: dragAnnouncements(board.markOf) }}
      onDragStart={({ active }) => board.select(draggedOf(active).game ?? null)}
      onDragEnd={drop}
      onDragCancel={() => board.select(null)}
    >
      <p className="mb-2 text-sm text-muted">{t.schedules.choose_a_game_then_another_one_to_swap()}</p>
      <BoardFrame board={board}>
        <TableFrame label={t.schedules.weeks_of({ name })} className="rounded-md border border-line">
          <table className="table" data-sticky="named">
            <caption className="sr-only">{t.schedules.weeks_of({ name })}</caption>
            <thead>
              <tr>
                <th scope="col" className="number">
                  #
                </th>
                <th scope="col" data-names="">
                  {t.common.date()}
                </th>
                <th scope="col">{t.schedules.bye_dh()}</th>
                {columns.map(({ time, court, isOneOfSeveral }) => (
                  <th key={`${time}-${court}`} scope="col" className="whitespace-nowrap">
                    {formatTime(time)}
                    {isOneOfSeveral && <span className="font-normal"> ({court + 1})</span>}
                  </th>
                ))}
                {hasOthers && <th scope="col">{t.schedules.other_times()}</th>}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <WeekRows
                  key={week.index}
                  week={week}
                  columns={columns}
                  hasOthers={hasOthers}
                  board={board}
                  held={held}
                  onCreate={setCreating}
                />
              ))}
            </tbody>
          </table>
        </TableFrame>
        {outsideGames.length > 0 && <OutsideGames games={outsideGames} board={board} />}
      </BoardFrame>
      <DragOverlay dropAnimation={null}>
        {board.selected && (
          <span className="inline-block rounded-md border border-accent-solid bg-surface px-2 py-1 text-sm shadow-card">
            {matchupWords(board.selected)}
          </span>
        )}
      </DragOverlay>
      {board.doubtful && (
        <ReasonDialog {...board.doubtful} onReason={board.answer} onClose={() => void board.answer(null)} />
      )}
      {creating && seasonLeague && (
        <CreateGameDialog
          seasonLeagueId={seasonLeague.id}
          cell={{ ...creating, scheduleId: id }}
          failure={t.schedules.error_creating_game()}
          onClose={() => setCreating(null)}
        />
      )}
    </DndContext>
  );
}
