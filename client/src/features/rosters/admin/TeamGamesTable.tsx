import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { formatDate, formatTime, NO_DATE } from '@/lib/dates';
import { EmptyState } from '@/ui/EmptyState';
import { resultOf } from '@/ui/Matchup';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useRowLink } from '@/ui/use-row-link';

/** A team's games by date and time; a row leads to its game. */
export function TeamGamesTable({ games, domain }: { games: readonly GameRowFragment[]; domain: string | null }) {
  const rowLink = useRowLink();
  // Signed out, games are pages of the public site, which come from the server.
  const to = (id: string): string => adminPaths.game(id) + (domain === null ? '' : `?domain=${encodeURIComponent(domain)}`);
  const time: Column<GameRowFragment> = { key: 'time', header: 'Time', cell: ({ time: at }) => formatTime(at) };
  // On a phone the result stands beside the matchup, and the time behind it.
  const columns: Column<GameRowFragment>[] = [
    { key: 'number', header: '#', align: 'number', className: 'text-muted max-sm:hidden', cell: (_, index) => index + 1 },
    { key: 'date', header: 'Date', className: 'whitespace-nowrap', cell: ({ date }) => formatDate(date) || NO_DATE },
    {
      key: 'matchup',
      header: 'Matchup',
      className: 'w-full',
      cell: ({ id, homeTeam, awayTeam }) => (
        <Link to={to(id)} reloadDocument={domain !== null} className="hover:underline">
          {homeTeam.name} vs {awayTeam.name}
        </Link>
      ),
    },
    { ...time, className: 'whitespace-nowrap max-sm:hidden' },
    {
      key: 'results',
      header: 'Results',
      align: 'number',
      className: 'whitespace-nowrap',
      cell: ({ homeScore, awayScore, displayStatus }) => resultOf(homeScore, awayScore) ?? <span className="text-muted">{displayStatus}</span>,
    },
    { ...time, key: 'time-behind', className: 'whitespace-nowrap sm:hidden' },
  ];
  return <Table caption="Games of the team" columns={columns} rows={games} rowKey={({ id }) => id} stickyFirst={false} rowProps={({ id }) => (domain === null ? rowLink(to(id)) : { onClick: () => window.location.assign(to(id)) })} empty={<EmptyState title="No games available" />} />;
}
