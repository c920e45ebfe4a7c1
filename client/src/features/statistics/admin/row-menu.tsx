import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
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
    label: t.statistics.remove_from_the_box_score(),
    danger: true,
    disabled: !hasLine,
    onSelect: () => edits.remove(row),
  };
  return (
    <Menu
      align="start"
      items={[
        {
          label: started ? t.statistics.did_not_start() : t.statistics.started_2(),
          onSelect: () => edits.setStarted(row, !started),
        },
        {
          label: didNotPlay ? t.statistics.played() : t.statistics.did_not_play_2(),
          onSelect: () => edits.setDidNotPlay(row, !didNotPlay),
        },
        { label: t.statistics.change_the_order(), onSelect: () => edits.order(row) },
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
  const note = didNotPlay ? t.statistics.did_not_play() : onRoster ? null : t.statistics.not_on_the_roster();
  return (
    <>
      {jerseyNumber && (
        <span className="tabular min-w-5 shrink-0 text-right text-xs whitespace-nowrap text-muted">{jerseyNumber}</span>
      )}
      <span className="min-w-0 leading-tight">
        <span className="block truncate">{player.fullName}</span>
        {note && <span className="block truncate text-xs font-normal text-muted">{note}</span>}
      </span>
      {started && (
        <span className="ml-auto shrink-0 text-accent" title={t.statistics.started_2()}>
          <span aria-hidden="true">★</span>
          <span className="sr-only">{t.statistics.started()}</span>
        </span>
      )}
    </>
  );
}
