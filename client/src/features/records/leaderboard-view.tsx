import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatDate } from '@/lib/dates';
import { formatAverage, hasDecimals } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { LeaderboardFilters } from './leaderboard-filters';
import type { LeaderboardQuery } from './leaderboard.generated';

type Organization = NonNullable<LeaderboardQuery['organization']>;
type Board = NonNullable<Organization['leaderboard']>;
type Row = Board['rows'][number];

/**
 * A leaderboard of one statistic, and what it can be narrowed to.
 * @param props.asOf the day that it is of; '' for now
 */
export function LeaderboardView({ organization, asOf }: { organization: Organization; asOf: string }) {
  const board = organization.leaderboard ?? null;
  return (
    <>
      <LeaderboardFilters organization={organization} />
      {board ? (
        <BoardTable board={board} asOf={asOf} />
      ) : (
        <Card>
          <EmptyState title={t.records.no_such_board()}>{t.records.no_such_board_about()}</EmptyState>
        </Card>
      )}
    </>
  );
}

/** What a leaderboard is of, 'Assists per game, 2017-18, as of Dec 1, 2017'. */
export function boardTitle({ definition, per, season, league, division }: Board, asOf: string): string {
  const statistic = statName(definition.name);
  const day = asOf === '' ? null : t.records.as_of_day({ day: formatDate(asOf) });
  const scope = [season?.name ?? t.records.all_seasons_choice(), league?.name, division?.name, day]
    .filter(Boolean)
    .join(', ');
  return per === 'PER_GAME' && !hasDecimals(definition.kind)
    ? t.records.leaders_in_per_game({ statistic, scope })
    : t.records.leaders_in({ statistic, scope });
}

function BoardTable({ board, asOf }: { board: Board; asOf: string }) {
  const paths = usePaths();
  const format = useStatFormat();
  const { definition, per, rows, season, totalCount: total, leastGames: games } = board;
  const isDerived = hasDecimals(definition.kind);
  const byGame = per === 'PER_GAME' && !isDerived;
  const title = boardTitle(board, asOf);
  const gamesOf = ({ player }: Row): string =>
    `${paths.playerStats(player.id, season ? { season: season.id } : undefined)}#games`;
  const totalColumn: Column<Row> = {
    key: 'total',
    header: isDerived ? definition.abbreviation : t.records.total(),
    align: 'number',
    className: byGame ? undefined : 'font-bold',
    cell: (row) => (
      <Link to={gamesOf(row)} className="link">
        {format.stat(row.total, definition)}
      </Link>
    ),
  };
  const averageColumn: Column<Row> = {
    key: 'average',
    header: t.records.per_game(),
    align: 'number',
    className: byGame ? 'font-bold' : undefined,
    cell: (row) => (
      <Link to={gamesOf(row)} className="link">
        {formatAverage(row.perGame)}
      </Link>
    ),
  };
  const columns: Column<Row>[] = [
    {
      key: 'place',
      header: t.records.place(),
      align: 'number',
      ahead: true,
      className: 'w-12',
      cell: ({ place }) => place,
    },
    {
      key: 'player',
      header: t.common.player(),
      className: 'short-name pl-2!',
      cell: ({ player, team }) => (
        <>
          <Link to={paths.player(player.id)} className="link block py-0.5 leading-5">
            {player.fullName}
          </Link>
          {team && (
            <Link
              to={paths.team(team.id)}
              className="block py-1 text-xs leading-4 font-normal text-muted hover:underline"
            >
              {team.name}
            </Link>
          )}
        </>
      ),
    },
    { key: 'games', header: t.records.games(), align: 'number', cell: ({ gamesPlayed }) => gamesPlayed },
    ...(isDerived ? [totalColumn] : byGame ? [totalColumn, averageColumn] : [averageColumn, totalColumn]),
  ];
  const shown = rows.length;
  return (
    <Card title={title} flush>
      {rows.length > 0 && (
        <p className="px-4 py-2 text-sm text-muted">
          {definition.kind === 'PERCENTAGE'
            ? t.records.shown_of_percentage({ shown, total, games })
            : t.records.shown_of({ shown, total, games })}
        </p>
      )}
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ player }) => player.id}
        dense
        fitsWide
        empty={<EmptyState title={t.records.no_leaders()}>{t.records.no_leaders_about()}</EmptyState>}
      />
    </Card>
  );
}
