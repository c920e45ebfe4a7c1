import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDate, NO_DATE } from '@/lib/dates';
import { formatPerGameStat } from '@/lib/format-stat';
import { EmptyState } from '@/ui/EmptyState';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { PlayerGamesFragment } from './player.generated';

type Row = PlayerGamesFragment['nodes'][number];

interface Props {
  caption: string;
  definitions: PlayerGamesFragment['statDefinitions'];
  rows: readonly Row[];
}

/** A player's games, newest first, a column per visible statistic. */
export function PlayerGamesTable({ caption, definitions, rows }: Props) {
  const paths = usePaths();
  const columns: Column<Row>[] = [
    {
      key: 'date',
      header: 'Game Date',
      className: 'whitespace-nowrap',
      sortBy: ({ game }) => game.date,
      startsDescending: true,
      cell: ({ game }) => (
        <Link to={paths.game(game.id)} className="link">
          {formatDate(game.date) || NO_DATE}
        </Link>
      ),
    },
    { key: 'matchup', header: 'Matchup', className: 'whitespace-nowrap', cell: (row) => (row.home ? `${row.team.name} vs ${row.opponent.name}` : `${row.opponent.name} vs ${row.team.name}`) },
    ...definitions.map(({ id, name, abbreviation, kind }, index): Column<Row> => ({
      key: id,
      header: abbreviation,
      title: name,
      align: 'number',
      sortBy: ({ values }) => values[index],
      cell: ({ values }) => formatPerGameStat(values[index], kind),
    })),
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ game }) => game.id} dense empty={<EmptyState title="No games available" />} />;
}
