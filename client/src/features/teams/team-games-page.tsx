import { isCalendarDate } from '@domain/dates/is-calendar-date';
import { Link } from 'react-router-dom';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { TeamLogo } from '@/ui/team-logo';
import { useFilters } from '@/ui/use-filters';
import { TeamGamesDocument, type TeamGamesQuery, type TeamGamesQueryVariables } from './team-games-page.generated';
import { scoreWords } from './score-words';
import TeamSchedule from './team-schedule';

const FILTERS = ['opponent'] as const;
/** The most that the graph takes. */
const MOST_LAST = 1_000;

type Counted = NonNullable<NonNullable<NonNullable<TeamGamesQuery['organization']>['team']>['countedGames']>;

/** The games behind a figure of a team's row in the standings: as many as the figure says. */
function TeamGamesPage({ data, location: { search } }: PageProps<TeamGamesQuery>) {
  const paths = usePaths();
  const [filters, setFilters] = useFilters(FILTERS);
  const team = data.organization!.team!;
  const counted = team.countedGames!;
  const { venue, last, asOf } = figureOf(search);
  const { season, league } = counted.seasonTeam.seasonLeague;
  const scope = { season: season.id, league: league.id, ...(asOf && { asOf }) };
  const kinds: { id: string; label: string; figure: { venue?: string; last?: string } }[] = [
    { id: 'all', label: t.teams.all_games(), figure: {} },
    { id: 'home', label: t.teams.home(), figure: { venue: 'home' } },
    { id: 'away', label: t.teams.away(), figure: { venue: 'away' } },
    { id: 'last10', label: t.teams.last_count({ count: 10 }), figure: { last: '10' } },
    // A streak is as many of the last ones as it is long.
    ...(last !== null && last !== 10
      ? [{ id: `last${last}`, label: t.teams.last_count({ count: last }), figure: { last: String(last) } }]
      : []),
  ];
  const kind = last === null ? (venue ?? 'all') : venue === null ? `last${last}` : '';
  const whole = paths.teamGames(team.id, { season: season.id, league: league.id });
  return (
    <article className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <PageTitle aside={<p className="eyebrow text-muted">{[season.name, league.name].join(' · ')}</p>}>
        <span className="inline-flex items-center gap-3 align-bottom">
          <TeamLogo name={team.name} logoUrl={team.logoUrl} colour={team.colour} abbreviation={team.abbreviation} />
          <Link to={paths.team(team.id)} className="hover:underline">
            {team.name}
          </Link>
        </span>
      </PageTitle>
      <nav aria-label={t.teams.which_games()} className="no-print flex flex-wrap gap-1.5">
        {kinds.map(({ id, label, figure }) => (
          <Link
            key={id}
            to={paths.teamGames(team.id, { ...scope, ...figure, opponent: filters.opponent })}
            preventScrollReset
            aria-current={id === kind ? 'true' : undefined}
            className={cn(
              'rounded-full border px-3 py-1.5 text-sm font-medium hover:border-accent',
              id === kind ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterBar names={FILTERS}>
        <SelectFilter
          name="opponent"
          label={t.teams.opponent()}
          all={t.teams.all_opponents()}
          options={counted.opponents
            .map(({ id, name }) => ({ value: id, label: name }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))}
          value={filters.opponent}
          onChange={(opponent) => setFilters({ opponent })}
        />
      </FilterBar>
      {asOf && (
        <p className="text-muted">
          {t.teams.until_day({ day: formatDate(asOf) })}{' '}
          <Link to={whole} className="link no-print">
            {t.teams.all_until_now()}
          </Link>
        </p>
      )}
      <Card title={sumOf(counted)} flush className="min-w-0">
        <TeamSchedule teamId={team.id} games={counted.games} />
      </Card>
      <p className="text-sm text-muted">
        {t.teams.games_that_count()}{' '}
        <Link
          to={paths.at('/teamList', { view: 'league', season: season.id, asOf })}
          className="link no-print inline-block py-1"
        >
          {t.common.standings()}
        </Link>
      </p>
    </article>
  );
}

/** '19 won, 4 lost; 2392-2227 points'. */
function sumOf({ wins, losses, ties, pointsFor, pointsAgainst, seasonTeam }: Counted): string {
  const scores = scoreWords(seasonTeam.seasonLeague.season.sport.name).score.toLowerCase();
  return ties > 0
    ? t.teams.sum_with_ties({ wins, losses, ties, scores, pointsFor, pointsAgainst })
    : t.teams.sum_of_games({ wins, losses, scores, pointsFor, pointsAgainst });
}

/** What the address asks for; what is none of it narrows nothing. */
function figureOf(search: URLSearchParams) {
  const [venue, last, asOf] = [search.get('venue'), Number(search.get('last')), search.get('asOf') ?? ''];
  return {
    venue: venue === 'home' || venue === 'away' ? venue : null,
    last: Number.isInteger(last) && last > 0 && last <= MOST_LAST ? last : null,
    asOf: isCalendarDate(asOf) ? asOf : null,
  };
}

function pageVariables({ site, params, search }: PageLocation): TeamGamesQueryVariables {
  const { venue, last, asOf } = figureOf(search);
  const [season, league, opponent] = ['season', 'league', 'opponent'].map((name) => search.get(name));
  return {
    ...tenantVariables(site),
    id: params.id ?? '',
    ...(season && { seasonId: season }),
    ...(league && { leagueId: league }),
    ...(opponent && { opponentId: opponent }),
    ...(venue && { venue: venue === 'home' ? ('HOME' as const) : ('AWAY' as const) }),
    ...(last !== null && { last }),
    ...(asOf && { asOf }),
  };
}

export default definePage<TeamGamesQuery, TeamGamesQueryVariables>({
  document: TeamGamesDocument,
  variables: pageVariables,
  notFound: ({ organization }) =>
    organization ? (organization.team?.countedGames ? null : t.teams.team_not_found()) : t.teams.page_not_found(),
  head: ({ organization }) => {
    const { name, countedGames } = organization!.team!;
    return { title: t.teams.games_of({ team: name }), description: `${name}: ${sumOf(countedGames!)}` };
  },
  Component: TeamGamesPage,
});
