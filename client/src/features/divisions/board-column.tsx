import { useDroppable } from '@dnd-kit/core';
import { Fragment, type ReactNode, useState } from 'react';
import { cn } from '@/lib/cn';
import { LoadMore } from '@/ui/load-more';
import type { BoardTeam, Place } from './board';
import type { DropData } from './use-drag';

/** Cards shown at first, and how many more at a time: a season may have a thousand teams. */
const STEP = 50;

interface Props {
  /** Null: the unassigned teams. */
  divisionId: string | null;
  /** Read out as the list's name. */
  label: string;
  head: ReactNode;
  teams: readonly BoardTeam[];
  /** Shown when there is no team. */
  empty: string;
  /** Where a dragged team would go; null when not here. */
  target: Place | null;
  draggedId: string | null;
  /** A team that must be in sight: it is being moved with the keyboard. */
  liftedId: string | null;
  className?: string;
  children: (team: BoardTeam, index: number) => ReactNode;
}

/** A column of the board: a division, or the unassigned teams. */
export function BoardColumn({
  divisionId,
  label,
  head,
  teams,
  empty,
  target,
  draggedId,
  liftedId,
  className,
  children,
}: Props) {
  const data: DropData = { divisionId, teamId: null };
  const { setNodeRef } = useDroppable({ id: `column:${divisionId ?? ''}`, data });
  const [limit, setLimit] = useState(STEP);
  const count = Math.max(limit, liftedId === null ? 0 : teams.findIndex(({ id }) => id === liftedId) + 1);
  const shown = teams.slice(0, count);
  const isTarget = target !== null && target.divisionId === divisionId;
  // The place counts the other teams only; among unassigned ones there is none to show.
  const others = teams.filter(({ id }) => id !== draggedId);
  const before = isTarget && divisionId !== null ? (others[target.index]?.id ?? null) : undefined;
  return (
    <section
      aria-label={label}
      className={cn(
        'flex min-w-0 flex-col rounded-lg border bg-surface-2',
        isTarget ? 'border-accent outline-2 outline-accent' : 'border-line',
        className,
      )}
    >
      {head}
      <div ref={setNodeRef} className="relative flex min-h-24 flex-1 flex-col overflow-y-auto overscroll-y-contain p-2">
        {teams.length === 0 && before === undefined && (
          <p className="m-auto px-2 py-4 text-center text-sm text-muted">{empty}</p>
        )}
        <ol className="flex flex-col gap-1.5" aria-label={label}>
          {shown.map((team, index) => (
            <Fragment key={team.id}>
              {before === team.id && <DropLine />}
              <li>{children(team, index)}</li>
            </Fragment>
          ))}
          {before === null && <DropLine />}
        </ol>
        {teams.length > STEP && (
          <LoadMore
            shown={shown.length}
            total={teams.length}
            hasMore={shown.length < teams.length}
            busy={false}
            onMore={() => setLimit(count + STEP)}
          />
        )}
      </div>
    </section>
  );
}

function DropLine() {
  return <li aria-hidden="true" className="h-0.5 rounded-full bg-accent" />;
}
