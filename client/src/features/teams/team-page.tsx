import { lazy } from 'react';
import { FIRST_PAGE, MoreRows } from '@/app/more-rows';
import { followedGame } from '@/app/live/followed-game';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { usePaths } from '@/app/paths';
import { WhenAlive } from '@/app/when-alive';
import { Subscribe } from '@/app/games/subscribe';
import { Behind, behind } from '@/lib/behind';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { scoreWords } from './score-words';
import { TeamBanner } from './team-banner';
import { TeamForm } from './team-form';
import {
  MoreTeamGamesDocument,
  TeamPageDocument,
  type TeamPageQuery,
  type TeamPageQueryVariables,
} from './team-page.generated';
import { hasResult } from '@/app/games/team-games';
import { teamResults } from '@/app/games/team-results';

/** Come with the page, and are brought alive behind everything else: their script is nobody's who stays above them. */
const rendered = import.meta.env.SSR
  ? {
      charts: await import('./team-charts'),
      figures: await import('./team-figures'),
      roster: await import('./team-roster'),
      schedule: await import('./team-schedule'),
    }
  : null;
const TeamCharts = rendered ? rendered.charts.default : behind(() => import('./team-charts'));
const TeamActions = lazy(() => import('./team-actions'));
const TeamRoster = rendered ? rendered.roster.default : behind(() => import('./team-roster'));
const TeamSchedule = rendered ? rendered.schedule.default : behind(() => import('./team-schedule'));
const TeamFigures = rendered ? rendered.figures.default : behind(() => import('./team-figures'));

/** A team in one season: banner, schedule, roster. */
function TeamPage({ data, location }: PageProps<TeamPageQuery>) {
  const paths = usePaths();
  const { team, today, captainLabel, rosterNames } = data.organization!;
  const games = team!.seasonGames;
  const figures = team!.seasonFigures;
  const words = scoreWords(team!.seasonTeam?.seasonLeague.season.sport.name);
  return (
    <article className="flex flex-col gap-4">
      <TeamBanner
        team={team!}
        captainLabel={captainWord(captainLabel)}
        results={games.pageInfo.hasNextPage ? '' : teamResults(games.nodes, team!.id)}
      />
      {!games.pageInfo.hasNextPage && (
        <>
          <TeamForm teamId={team!.id} games={games.nodes} today={today} />
          {games.nodes.filter(hasResult).length > 1 && (
            <Behind fallback={<div className="chart-place max-lg:order-last" />}>
              <TeamCharts teamId={team!.id} games={games.nodes} words={words} />
            </Behind>
          )}
        </>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Card
          title={t.teams.schedule()}
          aside={<Subscribe path={paths.calendar('teams', team!.id)} />}
          flush
          className="min-w-0"
        >
          <Behind>
            <TeamSchedule teamId={team!.id} games={games.nodes} />
          </Behind>
          <MoreRows connection={games} document={MoreTeamGamesDocument} variables={pageVariables(location)} />
        </Card>
        <Card title={t.teams.roster()} flush className="min-w-0">
          <Behind>
            <TeamRoster team={team!} roster={team!.seasonTeam?.roster ?? []} isWhole={rosterNames === 'FULL'} />
          </Behind>
        </Card>
      </div>
      {figures && (
        <Behind>
          <TeamFigures team={team!} figures={figures} words={words} />
        </Behind>
      )}
    </article>
  );
}

function pageVariables({ site, params, search }: PageLocation): TeamPageQueryVariables {
  return {
    ...tenantVariables(site),
    id: params.id ?? '',
    ...(search.get('season') && { seasonId: search.get('season') }),
  };
}

export default definePage<TeamPageQuery, TeamPageQueryVariables>({
  document: TeamPageDocument,
  variables: pageVariables,
  notFound: ({ organization }) =>
    organization ? (organization.team ? null : t.teams.team_not_found()) : t.teams.page_not_found(),
  head: ({ organization }) => {
    const { name, logoUrl, seasonTeam, seasonRecord } = organization!.team!;
    const season = seasonTeam?.seasonLeague.season.name;
    return {
      title: name,
      ...(season !== undefined && {
        description: t.teams.sentence_of_season({
          team: name,
          wins: seasonRecord.wins,
          losses: seasonRecord.losses,
          season,
        }),
      }),
      image: logoUrl,
    };
  },
  structuredData:
    import.meta.env.SSR &&
    (({ organization }) => {
      const { name, logoUrl, seasonTeam } = organization!.team!;
      const athletes = seasonTeam?.roster.map(({ player }) => ({ '@type': 'Person', name: player.fullName }));
      return {
        '@type': 'SportsTeam',
        name,
        ...(logoUrl && { logo: logoUrl }),
        ...(athletes?.length && { athlete: athletes }),
      };
    }),
  Component: TeamPage,
  Actions: ({ data: { organization } }) => (
    <WhenAlive>
      <TeamActions organizationId={organization!.id} team={organization!.team!} />
    </WhenAlive>
  ),
  live: {
    games: ({ organization }) => {
      const games = organization?.team?.seasonGames;
      // What follows the document would take rows away that were loaded after its own.
      return games && games.totalCount <= FIRST_PAGE ? games.nodes.map(followedGame) : [];
    },
  },
});
