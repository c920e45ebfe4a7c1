import { formatShortDate, formatTime, shortWeekday } from '@/lib/dates';
import { t } from '@/texts';
import { FreeCell, GameCell, HeldCell } from './board-cell';
import { matchupWords, whenWords } from './game-words';
import type { BoardGameFragment, BoardWeekFragment } from './schedules.generated';
import type { Board } from './use-board';
import { type BoardCell, type BoardDate, cellIn, type TimeColumn } from './week-columns';

interface Props {
  week: BoardWeekFragment;
  columns: readonly TimeColumn[];
  /** Whether there is a column for games that stand in no cell. */
  hasOthers: boolean;
  board: Board;
  /** What holds free cells without being of the schedule. */
  held: ReadonlyMap<BoardCell, BoardGameFragment>;
  onCreate: (cell: BoardCell) => void;
}

/** 'Bye: Aces, Bulls' */
function Rest({ label, teams }: { label: string; teams: readonly { name: string }[] }) {
  if (teams.length === 0) return null;
  return (
    <p>
      <span className="font-semibold">{label}:</span> {teams.map(({ name }) => name).join(', ')}
    </p>
  );
}

/** A week of the table: a row for each of its dates. */
export function WeekRows({ week, columns, hasOthers, board, held, onCreate }: Props) {
  const { index, dates, byes, postponed, cancelled, doubleHeaders } = week;
  return dates.map((day, at) => (
    <tr key={day.date}>
      {at === 0 && (
        <td rowSpan={dates.length} className="number">
          {index + 1}
        </td>
      )}
      <th scope="row" data-names="" className="whitespace-nowrap">
        <span className="text-xs font-normal text-muted">{shortWeekday(day.date)}</span> {formatShortDate(day.date)}
      </th>
      {at === 0 && (
        <td rowSpan={dates.length} className="max-w-48 min-w-28 text-xs wrap-anywhere">
          <Rest label={t.schedules.bye()} teams={byes} />
          <Rest label={t.schedules.postponed()} teams={postponed} />
          <Rest label={t.schedules.cancelled()} teams={cancelled} />
          <Rest label={t.schedules.dh()} teams={doubleHeaders} />
        </td>
      )}
      {day.weekOff ? (
        <td colSpan={Math.max(columns.length, 1)} className="text-muted wrap-anywhere">
          {day.weekOff.reason ?? t.schedules.off_week()}
          {/* Games that still stand on a day off have no cells: they are what there is to move. */}
          {day.otherGames.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2 text-ink">
              {day.otherGames.map((game) => (
                <OtherGame key={game.id} game={game} when={formatTime(game.time)} board={board} />
              ))}
            </ul>
          )}
        </td>
      ) : (
        columns.map((column) => (
          <Cell key={`${column.time}-${column.court}`} day={day} {...{ column, board, held, onCreate }} />
        ))
      )}
      {hasOthers && (
        <td>
          <ul className="flex flex-col gap-1">
            {[...(day.weekOff ? [] : day.otherGames), ...(at === 0 ? week.otherGames : [])].map((game) => (
              <OtherGame key={game.id} game={game} when={whenWords(game)} board={board} />
            ))}
          </ul>
        </td>
      )}
    </tr>
  ));
}

/** A game that stands in no cell, with when it is. */
function OtherGame({ game, when, board }: { game: BoardGameFragment; when: string; board: Board }) {
  return (
    <li title={`${matchupWords(game)}, ${whenWords(game)}`}>
      <span className="text-xs whitespace-nowrap text-muted">{when}</span>
      <GameCell game={game} board={board} />
    </li>
  );
}

function Cell({
  day,
  column,
  board,
  held,
  onCreate,
}: Pick<Props, 'board' | 'held' | 'onCreate'> & { day: BoardDate; column: TimeColumn }) {
  const cell = cellIn(day, column);
  const holder = cell && held.get(cell);
  return (
    <td>
      {cell === undefined ? (
        <span className="text-muted">–</span>
      ) : cell.game ? (
        <GameCell game={cell.game} cell={cell} board={board} />
      ) : holder ? (
        <HeldCell game={holder} />
      ) : (
        <FreeCell cell={cell} index={column.court} board={board} onCreate={onCreate} />
      )}
    </td>
  );
}
