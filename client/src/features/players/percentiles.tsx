import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatAverage, hasDecimals } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { leaderboardOf } from './leaderboard-of';
import type { PlayerFiguresFragment } from './player.generated';
import { seasonOf } from './season-of';

type Row = PlayerFiguresFragment['figures'][number];

/** Where a player stands in the league in every visible statistic, as a table with a bar in each row. */
export function Percentiles({ figures: season }: { figures: PlayerFiguresFragment }) {
  const paths = usePaths();
  const format = useStatFormat();
  const title = t.players.percentiles_in({ season: seasonOf(season) });
  const columns: Column<Row>[] = [
    {
      key: 'statistic',
      header: t.players.statistic(),
      cell: ({ definition }) => (
        <abbr title={statName(definition.name)} className="no-underline">
          {definition.abbreviation}
        </abbr>
      ),
    },
    {
      key: 'bar',
      header: t.players.percentile(),
      className: 'w-1/2 min-w-32',
      cell: ({ percentile }) =>
        percentile !== null && (
          <span className="flex items-center gap-2">
            <progress className="percentile-bar" max={100} value={percentile} aria-hidden="true" />
            <span className="tabular w-8 text-right">{percentile}</span>
          </span>
        ),
    },
    {
      key: 'place',
      header: t.players.place(),
      align: 'number',
      cell: ({ place, definition }) =>
        place !== null && (
          <Link to={paths.leaderboard(leaderboardOf(season, definition.abbreviation))} className="link">
            {place}
          </Link>
        ),
    },
    {
      key: 'perGame',
      header: t.players.per_game_column(),
      align: 'number',
      cell: ({ perGame, definition }) =>
        hasDecimals(definition.kind) ? format.stat(perGame, definition) : formatAverage(perGame),
    },
    {
      key: 'total',
      header: t.players.total(),
      align: 'number',
      cell: ({ total, definition }) => (hasDecimals(definition.kind) ? null : format.stat(total, definition)),
    },
  ];
  return (
    <Card id="percentiles" title={title} flush className="min-w-0">
      <p className="px-4 py-2 text-sm text-muted">
        {t.players.percentiles_about({ players: season.rankedPlayers, games: season.leastGames })}
      </p>
      <Table
        caption={title}
        columns={columns}
        rows={season.figures}
        rowKey={({ definition }) => definition.id}
        dense
        fitsWide
      />
    </Card>
  );
}
