import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDifference, formatGamesBehind, formatWinPercentage, NO_VALUE } from '@/lib/format-stat';
import { capital, scoreNames } from '@/lib/score-names';
import { streakText } from '@/lib/streak-text';
import { t } from '@/texts';
import { LoadMore } from '@/ui/load-more';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { CertaintyMark } from './standings-marks';
import type { StandingsQuery } from './standings.generated';

/** A table of the standings of one league or division. */
export type ReadingTables = NonNullable<NonNullable<StandingsQuery['organization']>['standingsTables']>;
type Row = ReadingTables[number]['rows'][number];

interface Props {
  caption: string;
  rows: readonly Row[];
  seasonId: string;
  /** '' for now. */
  asOf: string;
  /** The name of the sport. */
  sport: string;
}

/** Rows shown at first, and how many more at a time. */
const STEP = 100;
const LAST_TEN = '10';
/**
 * On a phone four figures stand beside the name, and the others behind them; columns of tables below each other are
 * alike.
 */
const FIGURE = 'max-sm:min-w-11.5 sm:w-[7%]';

/**
 * A table of standings: what is asked for first stands beside the name, on a phone too. Each figure leads to its games.
 */
export function ReadingTable({ caption, rows, seasonId, asOf, sport }: Props) {
  const [limit, setLimit] = useState(STEP);
  const paths = usePaths();
  const games = (row: Row, figure: { venue?: string; last?: string } = {}): string =>
    paths.teamGames(row.team.id, { season: seasonId, league: row.league.id, ...figure, asOf });
  const figure = (row: Row, words: string | number, which?: Parameters<typeof games>[1]) => (
    <Link
      to={games(row, which)}
      className="inline-flex min-h-6 min-w-6 items-center justify-end hover:text-accent hover:underline"
    >
      {words}
    </Link>
  );
  const pair = (
    key: string,
    header: string,
    title: string,
    value: (row: Row) => { wins: number; losses: number },
    which: Parameters<typeof games>[1],
  ): Column<Row> => ({
    key,
    header,
    title,
    align: 'number',
    className: FIGURE,
    sortBy: (row) => value(row).wins - value(row).losses,
    cell: (row) => {
      const { wins, losses } = value(row);
      return figure(row, `${wins}-${losses}`, which);
    },
  });
  const number = (
    key: string,
    header: string,
    title: string,
    value: (row: Row) => number,
    show: (value: number) => string = String,
  ): Column<Row> => ({
    key,
    header,
    title,
    align: 'number',
    className: FIGURE,
    sortBy: value,
    cell: (row) => figure(row, show(value(row))),
  });
  const names = scoreNames(sport);
  const hasPoints = rows.some(({ standingsPoints }) => standingsPoints != null);
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: t.common.team(),
      className: 'max-sm:max-w-44 max-sm:min-w-40',
      cell: ({ position, team, certainty, seasonLeagueTeam }) => (
        <span className="flex items-center gap-1.5">
          <span className="display tabular w-5 shrink-0 text-right font-bold text-muted">{position}</span>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          <Link to={paths.team(team.id)} className="name min-w-0 leading-tight font-semibold hover:underline">
            {team.name}
            <CertaintyMark certainty={certainty} />
            <WithdrawnMark seasonLeagueTeam={seasonLeagueTeam} />
          </Link>
        </span>
      ),
    },
    {
      key: 'record',
      header: hasPoints ? t.standings.w_l_t() : t.standings.w_l(),
      title: hasPoints ? t.standings.won_lost_tied() : t.standings.won_lost(),
      align: 'number',
      className: `${FIGURE} font-semibold`,
      sortBy: ({ wins, losses }) => wins - losses,
      cell: (row) => figure(row, [row.wins, row.losses, ...(hasPoints ? [row.ties ?? 0] : [])].join('-')),
    },
    ...(hasPoints
      ? [number('points', 'PTS', t.standings.points_for_results(), (row) => row.standingsPoints ?? 0)]
      : []),
    number('pct', t.standings.pct(), t.standings.win_percentage(), (row) => row.winPercentage, formatWinPercentage),
    // Games behind are of win percentages.
    ...(hasPoints
      ? []
      : [
          {
            ...number('gb', t.standings.gb(), t.standings.games_behind(), (row) => row.gamesBehind, formatGamesBehind),
            startsDescending: false,
          },
        ]),
    {
      key: 'streak',
      header: t.standings.strk(),
      title: t.standings.streak(),
      align: 'number',
      className: FIGURE,
      sortBy: ({ streak }) => (streak.startsWith('W') ? 1 : -1) * Number(streak.slice(1)),
      cell: (row) =>
        row.streak === '' ? NO_VALUE : figure(row, streakText(row.streak), { last: row.streak.slice(1) }),
    },
    pair('home', t.standings.home(), t.standings.games_at_home(), ({ home }) => home, { venue: 'home' }),
    pair('away', t.standings.away(), t.standings.games_away(), ({ away }) => away, { venue: 'away' }),
    pair('ten', t.standings.l10(), t.standings.last_ten_games(), ({ lastTen }) => lastTen, { last: LAST_TEN }),
    number('for', names.scoredHead, capital(names.scored), (row) => row.pointsFor),
    number('against', names.allowedHead, capital(names.allowed), (row) => row.pointsAgainst),
    number('diff', 'DIFF', capital(names.difference), (row) => row.pointsFor - row.pointsAgainst, formatDifference),
  ];
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        limit={limit}
        rowKey={({ seasonLeagueTeam }) => seasonLeagueTeam.id}
        dense
        fitsWide
      />
      {rows.length > STEP && (
        <LoadMore
          shown={Math.min(limit, rows.length)}
          total={rows.length}
          hasMore={limit < rows.length}
          busy={false}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </>
  );
}
