import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { HomeStandings } from './home-standings';
import type { HomeQuery } from './home.generated';
import { topPlaces } from './top-places';
import { UpcomingGames } from './upcoming-games';

/** The lower part of a home page: the top of the standings, and what is to be played. */
export default function HomeBelow({ organization }: { organization: NonNullable<HomeQuery['organization']> }) {
  const paths = usePaths();
  const { upcoming, awaited, standings, activeSeason } = organization;
  const leagueIds = (activeSeason?.seasonLeagues ?? []).map(({ league }) => league.id);
  const hasOpen = upcoming.nodes.length > 0 || awaited.nodes.length > 0;
  return (
    <div
      className={cn('grid grid-cols-1 items-start gap-5', hasOpen && standings.length > 0 && 'lg:grid-cols-[3fr_2fr]')}
    >
      {standings.length > 0 && (
        <Card
          title={t.common.standings()}
          flush
          className="min-w-0"
          aside={
            <Link to={paths.standings()} className="link text-sm font-medium">
              {t.organizations.full_standings()}
            </Link>
          }
        >
          <HomeStandings places={topPlaces(standings, leagueIds)} isWide={!hasOpen} />
        </Card>
      )}
      {hasOpen && (
        <div className="flex min-w-0 flex-col gap-5">
          {(
            [
              [t.organizations.to_be_played(), upcoming],
              [t.organizations.result_awaited(), awaited],
            ] as const
          ).map(
            ([title, { nodes }]) =>
              nodes.length > 0 && (
                <Card
                  key={title}
                  title={title}
                  flush
                  aside={
                    <Link to={paths.schedule()} className="link text-sm font-medium">
                      {t.common.schedule()}
                    </Link>
                  }
                >
                  <UpcomingGames games={nodes} />
                </Card>
              ),
          )}
        </div>
      )}
    </div>
  );
}
