import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatAverage, hasDecimals, NO_VALUE } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { breakdownColumns, type SeasonStats, seasonValue } from './breakdown-columns';
import type { PlayerSplitRowsFragment } from './player.generated';

interface Row {
  key: string;
  season: SeasonStats['season'];
  name: string;
  team: string;
  stats: SeasonStats;
}

/** A career season by season, per game, with all of it in the last row. */
export function AveragesBySeason({
  playerId,
  seasons,
  career,
}: {
  playerId: string;
  seasons: readonly SeasonStats[];
  career: PlayerSplitRowsFragment;
}) {
  const paths = usePaths();
  const format = useStatFormat();
  const all = career.rows[0];
  if (seasons.length === 0 || all === undefined) return null;
  const columns: Column<Row>[] = [
    {
      key: 'season',
      header: t.common.season(),
      className: 'short-name',
      cell: ({ season, name, team }) => (
        <>
          {season ? (
            <Link to={paths.playerStats(playerId, { season: season.id })} className="link">
              {name}
            </Link>
          ) : (
            name
          )}
          {team !== '' && <span className="block text-xs font-normal text-muted">{team}</span>}
        </>
      ),
    },
    {
      key: 'games',
      header: t.players.gp(),
      title: t.players.games_played(),
      align: 'number',
      cell: ({ stats }) => stats.gamesPlayed,
    },
    ...breakdownColumns(seasons, true).map((column): Column<Row> => ({
      key: column.abbreviation,
      header: column.abbreviation,
      title: statName(column.name),
      align: 'number',
      className: 'pl-1.5',
      cell: ({ stats }) => {
        const value = seasonValue({ ...stats, values: stats.perGame }, column.abbreviation);
        if (value === null) return NO_VALUE;
        return hasDecimals(column.kind) ? format.stat(value, column) : formatAverage(value);
      },
    })),
  ];
  const rows = seasons.map((stats, index): Row => ({
    key: `${stats.season?.id ?? ''}-${index}`,
    season: stats.season,
    name: stats.season?.name ?? t.players.no_season(),
    team: stats.team?.name ?? '',
    stats,
  }));
  const careerRow: Row = {
    key: 'career',
    season: null,
    name: t.players.career(),
    team: '',
    stats: {
      ...seasons[0]!,
      statDefinitions: career.statDefinitions as SeasonStats['statDefinitions'],
      gamesPlayed: all.gamesPlayed,
      values: all.totals,
      perGame: all.perGame,
    },
  };
  return (
    <Card id="averages" title={t.players.averages_by_season()} flush>
      <Table
        caption={t.players.averages_by_season()}
        columns={columns}
        rows={[...rows, careerRow]}
        rowKey={({ key }) => key}
        dense
        fitsWide
      />
    </Card>
  );
}
