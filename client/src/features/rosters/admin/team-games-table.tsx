import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useDayFollowed } from '@/app/admin/games/use-day-followed';
import { GameResult } from '@/app/games/game-result';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { formatDate, formatTime, noDate } from '@/lib/dates';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { ROW_LINK } from '@/ui/row-link';

/** A team's games by date and time; a row leads to its game. */
export function TeamGamesTable({ games, domain }: { games: readonly GameRowFragment[]; domain: string | null }) {
  const shown = useDayFollowed(games);
  // Signed out, games are pages of the public site, which come from the server.
  const to = (id: string): string =>
    adminPaths.game(id) + (domain === null ? '' : `?domain=${encodeURIComponent(domain)}`);
  // On a phone the time is below its date, so that matchup and result fit beside each other.
  const columns: Column<GameRowFragment>[] = [
    {
      key: 'number',
      header: '#',
      align: 'number',
      className: 'text-muted max-sm:hidden',
      cell: (_, index) => index + 1,
    },
    {
      key: 'date',
      header: t.common.date(),
      className: 'whitespace-nowrap',
      cell: ({ date, time }) => (
        <>
          {formatDate(date) || noDate()}
          <span className="block text-xs text-muted sm:hidden">{formatTime(time)}</span>
        </>
      ),
    },
    {
      key: 'matchup',
      header: t.common.matchup(),
      className: 'w-full',
      cell: ({ id, homeTeam, awayTeam }) => (
        <Link to={to(id)} reloadDocument={domain !== null} className="hover:underline">
          {t.rosters.vs({ homeTeam: homeTeam.name, awayTeam: awayTeam.name })}
        </Link>
      ),
    },
    {
      key: 'time',
      header: t.rosters.time(),
      className: 'whitespace-nowrap max-sm:hidden',
      cell: ({ time }) => formatTime(time),
    },
    {
      key: 'results',
      header: t.rosters.results(),
      align: 'number',
      className: 'whitespace-nowrap',
      cell: (game) => <GameResult game={game} />,
    },
  ];
  return (
    <Table
      caption={t.rosters.games_of_the_team()}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      stickyFirst={false}
      rowProps={() => ROW_LINK}
      empty={<EmptyState title={t.rosters.no_games_available()} />}
    />
  );
}
