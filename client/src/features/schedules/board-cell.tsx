import { placeText } from '@domain/game/place-text';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Check, CircleSlash, Info, Plus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { matchupWords, offWords, whenWords } from './game-words';
import type { Dragged } from './drag-words';
import { KIND_WORDS, outcomeWords } from './mark-words';
import type { BoardGameFragment } from './schedules.generated';
import type { Board } from './use-board';
import { type BoardCell, isPlayed, type Mark } from './week-columns';

// What is within a cell that is pressed may be replaced meanwhile, which would swallow the click: the cell itself is
// what is pressed.
const PRESSED = '*:pointer-events-none';
const CELL =
  'flex min-h-14 w-full scroll-my-28 min-w-36 flex-col justify-center gap-0.5 rounded-md border px-2 py-1 text-left text-[0.8125rem] leading-snug wrap-anywhere';
/** A row is no higher than it must be: the rest is told in full beside the cell. */
const MOST_LINES = 3;
const KINDS = {
  fits: { icon: Check, look: 'border-success bg-success-soft text-success' },
  warning: { icon: TriangleAlert, look: 'border-warning bg-warning-soft text-warning' },
  error: { icon: CircleSlash, look: 'border-danger bg-danger-soft text-danger' },
} as const;

/**
 * What would come of the selected game there: a mark with words, of which the whole is read out, and what becomes worse
 * for teams, in full for who points at it and for readers of screens.
 * @param id of the latter, which describe the cell
 */
function MarkLines({ id, mark: { kind, text, consequences } }: { id: string; mark: Mark }) {
  const { icon: Icon } = KINDS[kind];
  const full = consequences.map((one) => one.full).join('. ');
  return (
    <>
      <span className="flex items-start gap-1 text-xs">
        <Icon aria-hidden="true" size={14} className="mt-px shrink-0" />
        <span>
          <span className={text ? 'sr-only' : undefined}>{KIND_WORDS[kind]()}</span>
          {text && <span className="line-clamp-2">{text}</span>}
        </span>
      </span>
      {consequences.length > 0 && (
        <span className="flex items-start gap-1 text-xs text-ink">
          <Info aria-hidden="true" size={14} className="mt-px shrink-0" />
          <span aria-hidden="true">
            {consequences.slice(0, MOST_LINES).map(({ short }) => (
              <span key={short} className="line-clamp-2">
                {short}
              </span>
            ))}
            {consequences.length > MOST_LINES && (
              <span>{t.schedules.and_more({ number: consequences.length - MOST_LINES })}</span>
            )}
          </span>
          <span id={id} className="sr-only">
            {full}
          </span>
        </span>
      )}
    </>
  );
}

/**
 * What a cell's button says of its mark beside what it shows, which may be a part.
 * @param id of what describes it
 */
function markProps(target: Dragged, mark: Mark | undefined, id: string) {
  if (!mark) return {};
  const { text, consequences } = mark;
  return {
    'aria-describedby': consequences.length > 0 ? id : undefined,
    'data-outcome': outcomeWords(target, mark),
    title: [text, ...consequences.map(({ full }) => full)].filter(Boolean).join('. '),
  };
}

const markLabel = (mark: Mark | undefined): string => (mark ? `. ${KIND_WORDS[mark.kind]()}. ${mark.text}` : '');

/** How a game that stays came out, or that it is being played. */
function playedWords({ status, homeScore, awayScore }: BoardGameFragment): string {
  if (status === 'IN_PROGRESS') return t.gameStatus.in_progress();
  return homeScore === null || awayScore === null
    ? t.schedules.played_without_a_score()
    : t.schedules.played({ homeScore, awayScore });
}

/** A game in the week table: a button that selects it, or swaps it with the selected one. It can be dragged, too. */
export function GameCell({ game, cell, board }: { game: BoardGameFragment; cell?: BoardCell; board: Board }) {
  const played = isPlayed(game);
  const {
    setNodeRef: setDrag,
    listeners,
    isDragging,
  } = useDraggable({ id: `drag-${game.id}`, data: { game }, disabled: played });
  const { setNodeRef: setDrop, isOver } = useDroppable({ id: `game-${game.id}`, data: { game } });
  const isSelected = board.selected?.id === game.id;
  const mark = board.markOf({ game });
  const place = placeText(cell ?? game);
  const off = offWords(game);
  const result = played ? playedWords(game) : null;
  const id = useId();
  return (
    <div ref={setDrop}>
      <button
        type="button"
        ref={setDrag}
        {...listeners}
        data-game={game.id}
        aria-pressed={isSelected}
        aria-label={`${matchupWords(game)}, ${whenWords(game)}${off ? `, ${off}` : ''}${result ? `, ${result}` : ''}${markLabel(mark)}`}
        {...markProps({ game }, mark, id)}
        onClick={() => board.pick(game)}
        className={cn(
          CELL,
          PRESSED,
          // A finger that rests on it drags it, and selects no text.
          'touch-manipulation select-none [-webkit-touch-callout:none]',
          isSelected
            ? 'border-accent-solid bg-accent-soft ring-2 ring-accent-solid'
            : 'border-line bg-surface-2 hover:border-line-strong',
          isOver && !isSelected && 'ring-2 ring-accent-solid',
          isDragging && 'opacity-50',
        )}
      >
        <span className="font-semibold">{game.homeTeam.name}</span>
        <span>
          <span className="text-muted">{t.schedules.vs()} </span>
          {game.awayTeam.name}
        </span>
        {off && <span className="text-xs font-semibold text-warning">{off}</span>}
        {(result ?? place) && <span className="text-xs text-muted">{result ?? place}</span>}
        {mark && (
          <span
            className={
              mark.kind === 'error' ? 'text-danger' : mark.kind === 'warning' ? 'text-warning' : 'text-success'
            }
          >
            <MarkLines id={id} mark={mark.kind === 'fits' ? { ...mark, text: t.schedules.swap_fits() } : mark} />
          </span>
        )}
      </button>
    </div>
  );
}

/** A free cell: a game is created there, or the selected one moved to it. */
export function FreeCell({
  cell,
  index,
  board,
  onCreate,
}: {
  cell: BoardCell;
  /** Which of the courts at that time. */
  index: number;
  board: Board;
  onCreate: (cell: BoardCell) => void;
}) {
  const { setNodeRef: setDrop, isOver } = useDroppable({
    id: `cell-${cell.date}-${cell.time}-${index}`,
    data: { cell },
  });
  const mark = board.markOf({ cell });
  const { selected } = board;
  const place = placeText(cell);
  const id = useId();
  const label = selected
    ? t.schedules.move_to({ matchupWords: matchupWords(selected) })
    : t.schedules.create_a_game_on();
  return (
    <div ref={setDrop}>
      <button
        type="button"
        aria-label={`${label} ${whenWords(cell)}${place ? `, ${place}` : ''}${markLabel(mark)}`}
        aria-disabled={mark?.kind === 'error' || undefined}
        {...markProps({ cell }, mark, id)}
        onClick={() => (selected ? board.put(selected, cell) : onCreate(cell))}
        className={cn(
          CELL,
          PRESSED,
          'border-dashed',
          mark ? KINDS[mark.kind].look : 'border-line-strong text-muted hover:bg-surface-2',
          isOver && 'ring-2 ring-accent-solid',
        )}
      >
        {mark ? (
          <MarkLines id={id} mark={mark} />
        ) : (
          <span className="flex items-center gap-1">
            <Plus aria-hidden="true" size={14} />
            {t.schedules.free()}
          </span>
        )}
        {place && <span className="text-xs">{place}</span>}
      </button>
    </div>
  );
}

/** A cell that a game holds which is not of the schedule: no other one is put there. */
export function HeldCell({ game }: { game: BoardGameFragment }) {
  return (
    <div className={cn(CELL, 'border-transparent bg-surface-2/60 text-muted')}>
      <Link
        to={adminPaths.game(game.id)}
        className="link"
        aria-label={t.schedules.open({ matchupWords: matchupWords(game), whenWords: whenWords(game) })}
      >
        {t.schedules.vs_2({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
      </Link>
      <span className="text-xs">{t.schedules.not_of_this_schedule()}</span>
    </div>
  );
}
