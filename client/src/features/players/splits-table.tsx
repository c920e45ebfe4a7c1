import { useStatFormat } from '@/app/stat-format';
import { formatAverage, hasDecimals, NO_VALUE } from '@/lib/format-stat';
import { wordsOfDate } from '@/lib/dates';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { PlayerSplitRowsFragment } from './player.generated';

type Row = PlayerSplitRowsFragment['rows'][number];

/** A player's games in parts, per game: home and away, wins and losses, the last five, each month. */
export function SplitsTable({ title, splits }: { title: string; splits: PlayerSplitRowsFragment }) {
  const format = useStatFormat();
  if (splits.rows.length === 0) return null;
  const columns: Column<Row>[] = [
    { key: 'part', header: t.players.part(), className: 'whitespace-nowrap', cell: nameOf },
    {
      key: 'games',
      header: t.players.gp(),
      title: t.players.games_played(),
      align: 'number',
      cell: ({ gamesPlayed }) => gamesPlayed,
    },
    ...splits.statDefinitions.map(({ id, name, abbreviation, kind }, index): Column<Row> => ({
      key: id,
      header: abbreviation,
      title: statName(name),
      align: 'number',
      className: 'pl-1.5',
      cell: ({ perGame }) => {
        const value = perGame[index];
        if (value === null || value === undefined) return NO_VALUE;
        return hasDecimals(kind) ? format.stat(value, { kind, abbreviation }) : formatAverage(value);
      },
    })),
  ];
  return (
    <Card id="splits" title={title} aside={<p className="text-sm text-muted">{t.players.per_game()}</p>} flush>
      <Table
        caption={title}
        columns={columns}
        rows={splits.rows}
        rowKey={({ kind, month }) => month ?? kind}
        dense
        fitsWide
      />
    </Card>
  );
}

function nameOf({ kind, month }: Row): string {
  if (month !== null) {
    const first = wordsOfDate(`${month}-01`);
    return t.players.month({ month: first.month, year: first.year });
  }
  if (kind === 'HOME') return t.players.at_home();
  if (kind === 'AWAY') return t.players.on_the_road();
  if (kind === 'WINS') return t.players.wins();
  if (kind === 'LOSSES') return t.players.losses();
  return kind === 'LAST_FIVE' ? t.players.last_five() : t.players.all_games();
}
