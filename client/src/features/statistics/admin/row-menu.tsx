import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { cn } from '@/lib/cn';
import { Menu } from '@/ui/menu';
import type { GridRow } from '../grid/grid-game';
import type { LineEdits } from './use-line-edits';

const PLAYER = 'flex h-11 w-full items-center gap-1.5 px-2 text-left text-sm sm:h-9 sm:px-3';

/** A player's name, which opens what can be said about the line: started, did not play, its place, its removal. */
export function RowMenu({ row, edits }: { row: GridRow; edits: LineEdits }) {
  const { started, didNotPlay, hasLine } = row;
  // With a line its statistics go, and the holder of a link takes nothing back.
  const mayRemove = useScorekeeper() === null;
  const removal = {
    label: 'Remove from the box score',
    danger: true,
    disabled: !hasLine,
    onSelect: () => edits.remove(row),
  };
  return (
    <Menu
      align="start"
      items={[
        { label: started ? 'Did not start' : 'Started', onSelect: () => edits.setStarted(row, !started) },
        {
          label: didNotPlay ? 'Played' : 'Did not play',
          onSelect: () => edits.setDidNotPlay(row, !didNotPlay),
        },
        { label: 'Change the order', onSelect: () => edits.order(row) },
        ...(mayRemove ? [removal] : []),
      ]}
      trigger={
        <button
          type="button"
          data-row={row.id}
          tabIndex={-1}
          className={cn(PLAYER, 'outline-offset-[-2px] hover:bg-surface-2', didNotPlay && 'text-muted')}
        >
          <PlayerOfRow row={row} />
        </button>
      }
    />
  );
}

function PlayerOfRow({ row: { player, jerseyNumber, started, didNotPlay, onRoster } }: { row: GridRow }) {
  const note = didNotPlay ? 'did not play' : onRoster ? null : 'not on the roster';
  return (
    <>
      {jerseyNumber && <span className="tabular w-5 shrink-0 text-right text-xs text-muted">{jerseyNumber}</span>}
      <span className="min-w-0 leading-tight">
        <span className="block truncate">{player.fullName}</span>
        {note && <span className="block truncate text-xs font-normal text-muted">{note}</span>}
      </span>
      {started && (
        <span className="ml-auto shrink-0 text-accent" title="Started">
          <span aria-hidden="true">★</span>
          <span className="sr-only">started</span>
        </span>
      )}
    </>
  );
}
