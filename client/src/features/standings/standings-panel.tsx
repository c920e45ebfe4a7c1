import { Link } from 'react-router-dom';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { adminPaths } from '@/app/admin-paths';
import { formatGamesBehind, formatWinPercentage } from '@/lib/format-stat';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Popover } from '@/ui/popover';
import { Select } from '@/ui/select';
import { PageSkeleton } from '@/ui/skeleton';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import { useFilters } from '@/ui/use-filters';
import type { SeasonStandingsQuery } from './admin-standings.generated';
import { useSeasonStandingsQuery, useStandingsFiltersQuery } from './admin-standings.hooks.generated';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { tiebreakerText } from './tiebreaker';

type Row = NonNullable<NonNullable<SeasonStandingsQuery['me']>['actingFor']>['standings'][number];

/** Teams shown; the others are behind 'All'. */
const SHOWN = 50;

/** The standings of a season beside its leagues: short, with the rule that placed each team. */
export function StandingsPanel({ seasonId }: { seasonId: string }) {
  const [{ league }, setFilters] = useFilters(['league']);
  const filters = useStandingsFiltersQuery();
  const season = filters.data?.me?.actingFor?.seasons.find(({ id }) => id === seasonId);
  const leagues = season?.seasonLeagues ?? [];
  const isKnown = leagues.some((each) => each.league.id === league);
  const result = useSeasonStandingsQuery({
    variables: { seasonId, ...(isKnown && { leagueId: league }) },
  });
  const rows = result.data?.me?.actingFor?.standings ?? result.previousData?.me?.actingFor?.standings;
  return (
    <Card
      title={t.common.standings()}
      flush
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {leagues.length > 1 && (
            <Select
              aria-label={t.common.league()}
              className="min-h-8 max-w-44 text-sm"
              placeholder={t.standings.all_leagues()}
              options={leagues.map((each) => ({ value: each.league.id, label: each.league.name }))}
              value={isKnown ? league : ''}
              onChange={(event) => setFilters({ league: event.target.value })}
            />
          )}
          <Link to={`${adminPaths.standings()}?season=${seasonId}`} className="link text-sm font-semibold">
            {rows && rows.length > SHOWN ? t.standings.all({ count: rows.length }) : t.standings.all_2()}
          </Link>
          <ExportMenu
            list="standings"
            of={t.ui.of_standings()}
            size="small"
            filters={{ seasonId, leagueId: isKnown ? league : '' }}
          />
        </span>
      }
    >
      <QueryResult
        result={{ ...result, data: rows }}
        skeleton={
          <div className="px-4">
            <PageSkeleton rows={4} />
          </div>
        }
      >
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState title={t.standings.no_standings_yet()}>
              {t.standings.they_follow_from_the_results_of_games()}
            </EmptyState>
          ) : (
            <Table
              caption={t.common.standings()}
              dense
              columns={columnsOf(seasonId, shown, season?.sport.name)}
              rows={shown}
              limit={SHOWN}
              rowKey={({ seasonLeagueTeam }) => seasonLeagueTeam.id}
              className="max-h-[34rem] rounded-b-lg"
            />
          )
        }
      </QueryResult>
    </Card>
  );
}

const columnsOf = (seasonId: string, rows: readonly Row[], sport: string | undefined): readonly Column<Row>[] => [
  {
    key: 'team',
    header: t.common.team(),
    cell: ({ position, placedBy, team, league, seasonLeagueTeam }) => (
      <span className="flex min-w-36 items-center gap-1.5">
        <span className="display tabular w-6 shrink-0 text-right font-bold">
          <Popover label={t.standings.why_is_number({ team: team.name, position })} trigger={position}>
            {tiebreakerText(placedBy, sport)}
          </Popover>
        </span>
        <TeamLogo
          name={team.name}
          logoUrl={team.logoUrl}
          colour={team.colour}
          abbreviation={team.abbreviation}
          size="small"
          className="max-sm:hidden"
        />
        <Link to={adminPaths.seasonTeam(seasonId, league.id, team.id)} className="truncate hover:underline">
          {team.name}
        </Link>
        <WithdrawnMark seasonLeagueTeam={seasonLeagueTeam} />
      </span>
    ),
  },
  {
    key: 'wins',
    header: t.standings.w(),
    title: t.standings.games_won(),
    align: 'number',
    sortBy: ({ wins }) => wins,
    cell: ({ wins }) => wins,
  },
  {
    key: 'losses',
    header: t.standings.l(),
    title: t.standings.games_lost(),
    align: 'number',
    sortBy: ({ losses }) => losses,
    cell: ({ losses }) => losses,
  },
  {
    key: 'pct',
    header: t.standings.pct(),
    title: t.standings.win_percentage(),
    align: 'number',
    sortBy: ({ winPercentage }) => winPercentage,
    cell: ({ winPercentage }) => formatWinPercentage(winPercentage),
  },
  ...(rows.some(({ standingsPoints }) => standingsPoints != null)
    ? [
        {
          key: 'points',
          header: t.standings.pts(),
          title: t.standings.points_for_results(),
          align: 'number' as const,
          sortBy: ({ standingsPoints }: Row) => standingsPoints,
          cell: ({ standingsPoints }: Row) => standingsPoints,
        },
      ]
    : []),
  {
    key: 'gb',
    header: t.standings.gb(),
    title: t.standings.games_behind(),
    align: 'number',
    cell: ({ gamesBehind }) => formatGamesBehind(gamesBehind),
  },
];
