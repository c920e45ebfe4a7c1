import { definePage, type PageProps } from '@/app/page';
import { type PublicPaths, usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { PageTitle } from '@/ui/page-title';
import {
  LeaderboardDocument,
  type LeaderboardPlayerFragment,
  type LeaderboardQuery,
  type LeaderboardQueryVariables,
} from './leaderboard.generated';
import { RecordList, type RecordRow } from './record-list';

/** Three banners: the first twenty by points, by threes and by team wins, of all time. */
function LeaderboardPage({ data }: PageProps<LeaderboardQuery>) {
  const paths = usePaths();
  const { points, threes, teamWins } = data.organization!.records;
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
        <RecordList
          title={t.records.top_20_by_points()}
          unit={t.records.points()}
          rows={points.map((leader) => playerRow(leader, paths))}
        />
        <RecordList
          title={t.records.top_20_by_threes()}
          unit={t.records.threes()}
          rows={threes.map((leader) => playerRow(leader, paths))}
        />
        <RecordList title={t.records.top_20_by_team_wins()} unit={t.records.wins()} rows={wins} />
      </div>
    </div>
  );
}

function playerRow({ rank, value, player, team }: LeaderboardPlayerFragment, paths: PublicPaths): RecordRow {
  return { rank, value, name: player.fullName, note: team?.name ?? null, to: paths.player(player.id) };
}

export default definePage<LeaderboardQuery, LeaderboardQueryVariables>({
  document: LeaderboardDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }) => (organization ? null : t.records.page_not_found()),
  head: ({ organization }) => ({
    title: t.records.leaderboard(),
    description: t.records.all_time_leaders_of({ organization: organization!.name }),
  }),
  Component: LeaderboardPage,
});
