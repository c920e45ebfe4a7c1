import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDate, formatDay, formatTime, noDate } from '@/lib/dates';
import { Matchup, winnerOfGame } from '@/ui/matchup';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { ROW_LINK } from '@/ui/row-link';
import { comingPlace } from '@/app/games/coming-place';
import { GameResult } from '@/app/games/game-result';
import { BesideMatchup } from '@/app/games/beside-matchup';
import { RescheduledNote } from '@/app/games/rescheduled-note';
import { t } from '@/texts';
import type { ScheduleRow } from './schedule-rows';

/** The schedule's table; a game's row leads to its page. */
export default function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const paths = usePaths();
  const columns: Column<ScheduleRow>[] = [
    {
      key: 'date',
      header: t.common.date(),
      className: 'whitespace-nowrap',
      cell: (row) => (
        <>
          {formatDate(row.date) || noDate()}
          {/* On a phone the time stands below the date, so that the result needs no scrolling. */}
          {row.kind === 'game' && (
            <span className="block text-xs text-muted sm:hidden">{formatTime(row.game.time)}</span>
          )}
        </>
      ),
    },
    {
      key: 'matchup',
      header: t.common.matchup(),
      className: 'w-full',
      cell: (row) =>
        row.kind === 'game' ? (
          <Link to={paths.game(row.game.id)} className="block hover:underline">
            <BesideMatchup text={comingPlace(row.game)}>
              <Matchup home={row.game.homeTeam} away={row.game.awayTeam} winner={winnerOfGame(row.game)} />
              <RescheduledNote game={row.game} />
            </BesideMatchup>
          </Link>
        ) : (
          row.text
        ),
    },
    {
      key: 'time',
      header: t.games.time(),
      className: 'whitespace-nowrap max-sm:hidden',
      cell: (row) => (row.kind === 'game' ? formatTime(row.game.time) : ''),
    },
    {
      key: 'results',
      header: t.games.results(),
      align: 'number',
      cell: (row) => {
        if (row.kind === 'bye') return t.games.bye();
        if (row.kind === 'week-off') return t.games.no_games();
        return <GameResult game={row.game} />;
      },
    },
  ];
  return (
    <Table
      caption={t.games.schedule_and_results()}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      headingOf={(row, previous) => (previous === undefined || previous.date !== row.date ? formatDay(row.date) : null)}
      stickyFirst={false}
      fitsWide
      rowProps={({ kind }) => (kind === 'game' ? ROW_LINK : { 'data-quiet': 'true' })}
    />
  );
}
