import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { Checkbox } from '@/ui/checkbox';
import { type Board, type BoardTeam, type Move, placeOf, teamsIn } from './board';
import { BoardColumn } from './board-column';
import { cardMenu } from './card-menu';
import { DivisionDialog } from './division-dialog';
import { DivisionHead } from './division-head';
import { TeamCard, TeamFace } from './team-card';
import { UnassignedHead } from './unassigned-head';
import { useDeleteDivision } from './use-delete-division';
import { useAskedMove } from './use-asked-move';
import { nearestTarget, useDrag } from './use-drag';
import { useKeyboardMove } from './use-keyboard-move';
import { useMoves } from './use-moves';

const helpText = () => t.divisions.to_move_a_team_press_space_or_enter();
/** What dnd-kit would say itself; the board has its own words for the keyboard, and a drag is seen. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface Props {
  seasonId: string;
  stored: Board;
  onStale: () => Promise<unknown>;
}

/**
 * Columns of divisions beside the list of unassigned teams; teams are dragged, or moved with the keyboard or their
 * menu.
 */
export function DivisionBoard({ seasonId, stored, onStale }: Props) {
  const { board, move: save } = useMoves(seasonId, stored);
  const askedMove = useAskedMove(board, save);
  const move = useCallback((next: Move): void => void askedMove(next), [askedMove]);
  const keyboard = useKeyboardMove(board, move);
  const { dragged, target, handlers } = useDrag(board, move);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [{ team: find }, setFilters] = useFilters(['team']);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const [removeDivision] = useDeleteDivision(seasonId);
  const { divisions, unassigned } = keyboard.preview;
  const found = useMemo(() => matching(unassigned, find), [unassigned, find]);
  const selection = useSelection(useMemo(() => found.map(({ id }) => id), [found]));
  const showsLeague = useMemo(() => severalLeagues(board), [board]);
  const renamed = useKeptRow(board.divisions, renamedId);
  const shared = { target, draggedId: dragged?.id ?? null, liftedId: keyboard.lifted?.teamId ?? null };
  const card = (team: BoardTeam, divisionId: string | null, seed: number | null) => (
    <TeamCard
      team={team}
      divisionId={divisionId}
      seed={seed}
      showsLeague={showsLeague}
      lifted={keyboard.lifted?.teamId === team.id}
      menu={cardMenu(board, team.id, move)}
      onKeyDown={(event) => keyboard.onKeyDown(event, team)}
      onBlur={keyboard.onBlur}
      mark={
        divisionId === null && (
          <Checkbox
            label={t.divisions.select({ team: team.team.name })}
            hideLabel
            checked={selection.has(team.id)}
            onChange={() => selection.toggle(team.id)}
          />
        )
      }
    />
  );
  const assign = async (divisionId: string): Promise<void> => {
    const next = { teamIds: selection.selected, divisionId, index: teamsIn(board, divisionId).length };
    if (await askedMove(next)) selection.clear();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestTarget}
      accessibility={{ screenReaderInstructions: { draggable: helpText() }, announcements: SILENT }}
      {...handlers}
    >
      <div className="grid items-start gap-3 p-3 xl:grid-cols-[16rem_minmax(0,1fr)]">
        <BoardColumn
          {...shared}
          divisionId={null}
          label={t.divisions.unassigned_teams()}
          className="max-h-[26rem] xl:sticky xl:top-15 xl:max-h-[calc(100dvh-5rem)]"
          head={
            <UnassignedHead
              count={unassigned.length}
              divisions={divisions}
              find={find}
              onFind={(text) => setFilters({ team: text })}
              selection={selection}
              onAssign={(divisionId) => void assign(divisionId)}
            />
          }
          teams={found}
          empty={unassigned.length === 0 ? t.divisions.every_team_is_in_a_division() : t.divisions.no_team_matches()}
        >
          {(team) => card(team, null, null)}
        </BoardColumn>
        <div className="grid items-start gap-3 sm:grid-cols-2 2xl:grid-cols-3">
          {divisions.map((division) => (
            <BoardColumn
              key={division.id}
              {...shared}
              divisionId={division.id}
              label={t.divisions.teams_of({ division: division.name })}
              className="max-h-[34rem]"
              head={
                <DivisionHead
                  division={division}
                  seasonId={seasonId}
                  onRename={() => setRenamedId(division.id)}
                  onDelete={() => void removeDivision(division)}
                />
              }
              teams={division.teams}
              empty={t.divisions.drop_teams_here_or_choose_the_division_in()}
            >
              {(team, index) => card(team, division.id, index + 1)}
            </BoardColumn>
          ))}
        </div>
      </div>
      <div aria-live="assertive" className="sr-only">
        {keyboard.announcement}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="flex min-h-11 cursor-grabbing items-center rounded-md border border-accent bg-surface px-3 shadow-card">
            <TeamFace team={dragged} seed={seedOf(board, dragged.id)} showsLeague={showsLeague} />
          </div>
        )}
      </DragOverlay>
      {renamed && (
        <DivisionDialog seasonId={seasonId} division={renamed} onStale={onStale} onClose={() => setRenamedId(null)} />
      )}
    </DndContext>
  );
}

function matching(teams: readonly BoardTeam[], find: string): readonly BoardTeam[] {
  const wanted = find.trim().toLocaleLowerCase();
  return wanted === ''
    ? teams
    : teams.filter(({ team, seasonLeague }) =>
        `${team.name} ${seasonLeague.league.name}`.toLocaleLowerCase().includes(wanted),
      );
}

/** Whether a team's league has to be told: not where all are in the same. */
function severalLeagues({ divisions, unassigned }: Board): boolean {
  return (
    new Set([...unassigned, ...divisions.flatMap(({ teams }) => teams)].map(({ seasonLeague }) => seasonLeague.id))
      .size > 1
  );
}

function seedOf(board: Board, teamId: string): number | null {
  const place = placeOf(board, teamId);
  return place && place.divisionId !== null ? place.index + 1 : null;
}
