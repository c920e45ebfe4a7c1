import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatDay, formatTime } from '@/lib/dates';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { EmptyState } from '@/ui/empty-state';
import { Matchup, resultOf, winnerOf } from '@/ui/matchup';
import { MoreMenu } from '@/ui/more-menu';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import type { GameRowFragment } from '../game-row.generated';

/** What can be done with a game of a list. */
export type GameTask = 'details' | 'scores' | 'delete';

interface Props {
  games: readonly GameRowFragment[];
  selection: Selection;
  /** Whether a filter narrows the list. */
  isFiltered: boolean;
  onTask: (game: GameRowFragment, task: GameTask) => void;
}

/** Games by date, with select boxes and what can be done with each. */
export function ScheduleTable({ games, selection, isFiltered, onTask }: Props) {
  const navigate = useNavigate();
  const columns: Column<GameRowFragment>[] = [
    {
      key: 'date',
      header: (
        <SelectAll selection={selection} of="games">
          Date
        </SelectAll>
      ),
      className: 'whitespace-nowrap max-sm:pr-0 max-sm:pl-2 max-sm:text-[0.8125rem]',
      cell: (game) => (
        <span className="flex items-center gap-3 max-sm:gap-2">
          <SelectRow selection={selection} id={game.id} name={nameOf(game)} />
          <span>
            <GameDay date={game.date} />
            {game.time !== null && <span className="block text-xs text-muted">{formatTime(game.time)}</span>}
          </span>
        </span>
      ),
    },
    {
      key: 'matchup',
      header: 'Matchup',
      className: 'w-full max-sm:px-1.5 max-sm:text-[0.8125rem]',
      cell: ({ id, homeTeam, awayTeam, homeScore, awayScore }) => (
        <Link to={adminPaths.game(id)} className="block hover:underline">
          <Matchup home={homeTeam} away={awayTeam} winner={winnerOf(homeScore, awayScore)} />
        </Link>
      ),
    },
    {
      key: 'results',
      header: 'Results',
      align: 'number',
      className: 'whitespace-nowrap max-sm:px-0 max-sm:text-[0.8125rem]',
      cell: ({ homeScore, awayScore, displayStatus }) =>
        resultOf(homeScore, awayScore) ?? <span className="text-muted">{displayStatus}</span>,
    },
    {
      key: 'more',
      header: <span className="sr-only">More</span>,
      align: 'number',
      className: 'max-sm:px-1',
      cell: (game) => (
        <MoreMenu
          of={nameOf(game)}
          size="small"
          items={[
            { label: 'Courtside', onSelect: () => void navigate(adminPaths.courtside(game.id)) },
            { label: 'Edit Final Scores', onSelect: () => onTask(game, 'scores') },
            { label: 'Edit Game', onSelect: () => onTask(game, 'details') },
            { label: 'Delete game', danger: true, onSelect: () => onTask(game, 'delete') },
          ]}
        />
      ),
    },
  ];
  return (
    <Table
      caption="Games"
      columns={columns}
      rows={games}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ 'data-selected': selection.has(id) ? 'true' : undefined })}
      stickyFirst={false}
      fitsWide
      empty={
        <EmptyState title="No games available">
          {isFiltered ? 'Choose another league or date.' : 'Create the first one with Create Game.'}
        </EmptyState>
      }
    />
  );
}

const nameOf = ({ homeTeam, awayTeam }: GameRowFragment): string => `${homeTeam.name} vs ${awayTeam.name}`;

/** 'Tue, Oct 17, 2017'; on a phone without the year, which stands above the list. */
function GameDay({ date }: { date: string | null }) {
  const [weekday, day, year] = formatDay(date).split(', ');
  if (year === undefined) return weekday;
  return (
    <>
      {weekday}, {day}
      <span className="max-sm:hidden">, {year}</span>
    </>
  );
}
