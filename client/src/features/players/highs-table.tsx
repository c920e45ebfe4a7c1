import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatDate, noDate } from '@/lib/dates';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { PlayerHighRowFragment } from './player.generated';

/** The most that a player had of each statistic, each with the game. */
export function HighsTable({ title, highs }: { title: string; highs: readonly PlayerHighRowFragment[] }) {
  const paths = usePaths();
  const format = useStatFormat();
  if (highs.length === 0) return null;
  const columns: Column<PlayerHighRowFragment>[] = [
    { key: 'statistic', header: t.players.statistic(), cell: ({ definition }) => statName(definition.name) },
    {
      key: 'high',
      header: t.players.high(),
      align: 'number',
      className: 'font-bold',
      cell: ({ value, definition }) => format.stat(value, definition),
    },
    {
      key: 'game',
      header: t.players.first_time(),
      className: 'pl-4',
      cell: ({ game, home, opponent }) => (
        <Link to={paths.game(game.id)} className="link">
          {formatDate(game.date) || noDate()}{' '}
          {home ? t.players.vs({ opponent: opponent.name }) : t.players.at({ opponent: opponent.name })}
        </Link>
      ),
    },
    { key: 'times', header: t.players.times(), align: 'number', cell: ({ times }) => times },
  ];
  return (
    <Card id="highs" title={title} flush className="min-w-0">
      <Table caption={title} columns={columns} rows={highs} rowKey={({ definition }) => definition.id} dense fitsWide />
    </Card>
  );
}
