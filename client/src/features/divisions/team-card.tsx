import { useDraggable, useDroppable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';
import { TeamLogo } from '@/ui/team-logo';
import type { BoardTeam } from './board';
import type { DropData } from './use-drag';

interface Props {
  team: BoardTeam;
  divisionId: string | null;
  /** From 1; null for unassigned teams. */
  seed: number | null;
  /** Stands before the name: a select box. */
  mark?: ReactNode;
  showsLeague: boolean;
  lifted: boolean;
  menu: readonly MenuItem[];
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

/** One team of the board: dragged by its handle, moved with the keyboard on it, or by its menu. */
export function TeamCard({ team, divisionId, seed, mark, showsLeague, lifted, menu, onKeyDown, onBlur }: Props) {
  const data: DropData = { divisionId, teamId: team.id };
  const {
    attributes,
    listeners,
    setNodeRef: setDragged,
    setActivatorNodeRef,
    isDragging,
  } = useDraggable({ id: team.id, data: { team } });
  const { setNodeRef: setTarget } = useDroppable({ id: `team:${team.id}`, data });
  const { name } = team.team;
  return (
    <div
      ref={(element) => {
        setDragged(element);
        setTarget(element);
      }}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface pr-0.5',
        isDragging && 'opacity-40',
        lifted && 'outline-2 outline-accent',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-label={t.divisions.move({ name })}
        aria-pressed={lifted}
        data-handle={team.id}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="inline-flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-muted hover:bg-surface-2 hover:text-ink active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" size={16} />
      </button>
      {mark}
      <TeamFace team={team} seed={seed} showsLeague={showsLeague} />
      <Menu
        trigger={
          <IconButton
            label={t.divisions.more_for({ name })}
            className="size-9"
            icon={<EllipsisVertical aria-hidden="true" size={16} />}
          />
        }
        items={menu}
      />
    </div>
  );
}

/** What a card shows of its team; also what is in the hand while dragging. */
export function TeamFace({
  team: { team, seasonLeague, withdrawn },
  seed,
  showsLeague,
}: Pick<Props, 'team' | 'seed' | 'showsLeague'>) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      {seed !== null && <span className="display tabular w-5 shrink-0 text-right font-bold text-muted">{seed}</span>}
      <TeamLogo
        name={team.name}
        logoUrl={team.logoUrl}
        colour={team.colour}
        abbreviation={team.abbreviation}
        size="small"
      />
      <span className="min-w-0 flex-1 py-1 leading-tight">
        <span className="block truncate text-sm font-semibold">{team.name}</span>
        {(showsLeague || withdrawn) && (
          <span className="block truncate text-xs text-muted">
            {[showsLeague && seasonLeague.league.name, withdrawn && t.teams.withdrawn()].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </span>
  );
}
