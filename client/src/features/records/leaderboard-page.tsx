import { isCalendarDate } from '@domain/dates/is-calendar-date';
import { Link } from 'react-router-dom';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { type PublicPaths, usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { PageTitle } from '@/ui/page-title';
import {
  LeaderboardDocument,
  type LeaderboardPlayerFragment,
  type LeaderboardQuery,
  type LeaderboardQueryVariables,
} from './leaderboard.generated';
import { boardTitle, LeaderboardView } from './leaderboard-view';
import { RecordList, type RecordRow } from './record-list';
import { shownRecords } from './shown-records';

/** The most that an address may ask for. */
const MOST_GAMES = 100_000;

/**
 * Three banners: the first twenty by points, by threes and by team wins, of all time; of a sport without points or
 * threes none of these. With a statistic in the address its leaderboard.
 */
function LeaderboardPage({ data, location }: PageProps<LeaderboardQuery>) {
  const paths = usePaths();
  const { records, statistics } = data.organization!;
  if (!records)
    return (
      <div className="flex flex-col gap-4">
        <PageTitle
          aside={
            <Link to={paths.leaderboard()} className="link">
              {t.records.to_records()}
            </Link>
          }
        >
          {t.records.leaderboard()}
        </PageTitle>
        <LeaderboardView organization={data.organization!} asOf={pageVariables(location).asOf ?? ''} />
      </div>
    );
  const { points, threes, teamWins } = records;
  const [hasPoints, hasThrees] = shownRecords(data.organization!);
  const wins = teamWins.map(({ rank, wins: value, team }): RecordRow => ({
    rank,
    value,
    name: team.name,
    note: null,
    to: paths.team(team.id),
  }));
  return (
    <div className="flex flex-col gap-4">
      <PageTitle aside={<p className="eyebrow text-muted">{t.records.all_seasons()}</p>}>
        {t.records.leaderboard()}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        {hasPoints && (
          <RecordList
            title={t.records.top_20_by_points()}
            unit={t.records.points()}
            rows={points.map((leader) => playerRow(leader, paths))}
          />
        )}
        {hasThrees && (
          <RecordList
            title={t.records.top_20_by_threes()}
            unit={t.records.threes()}
            rows={threes.map((leader) => playerRow(leader, paths))}
          />
        )}
        <RecordList title={t.records.top_20_by_team_wins()} unit={t.records.wins()} rows={wins} />
      </div>
      {statistics && (
        <Card title={t.records.every_statistic()}>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {statistics.statDefinitions.map(({ id, name, abbreviation }) => (
              <li key={id}>
                <Link to={paths.leaderboard({ stat: abbreviation })} className="link inline-block py-1">
                  {statName(name)}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function playerRow({ rank, value, player, team }: LeaderboardPlayerFragment, paths: PublicPaths): RecordRow {
  return { rank, value, name: player.fullName, note: team?.name ?? null, to: paths.player(player.id) };
}

/** What the address asks for; a wrong number of games is none. */
function pageVariables({ site, search }: PageLocation): LeaderboardQueryVariables {
  const stat = search.get('stat');
  if (!stat) return tenantVariables(site);
  const [season, league, division] = ['season', 'league', 'division'].map((name) => search.get(name));
  const least = Number(search.get('least'));
  const asOf = search.get('asOf') ?? '';
  return {
    ...tenantVariables(site),
    board: true,
    stat,
    per: search.get('per') === 'game' ? 'PER_GAME' : 'TOTAL',
    ...(season && { season, ofSeason: season, hasSeason: true }),
    // A day is one of a season.
    ...((season || division) && isCalendarDate(asOf) && { asOf }),
    ...(league && { league }),
    ...(division && { division }),
    ...(Number.isInteger(least) && least > 0 && least <= MOST_GAMES && { least }),
  };
}

export default definePage<LeaderboardQuery, LeaderboardQueryVariables>({
  document: LeaderboardDocument,
  variables: pageVariables,
  notFound: ({ organization }) => (organization ? null : t.records.page_not_found()),
  head: ({ organization }, location) => {
    const { name, leaderboard: board, records } = organization!;
    if (!board)
      return {
        title: t.records.leaderboard(),
        description: records ? t.records.all_time_leaders_of({ organization: name }) : t.records.no_such_board(),
      };
    return {
      title: statName(board.definition.name),
      description: t.records.leaders_of({
        organization: name,
        board: boardTitle(board, pageVariables(location).asOf ?? ''),
      }),
    };
  },
  Component: LeaderboardPage,
});
