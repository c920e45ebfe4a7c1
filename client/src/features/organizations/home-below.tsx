import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { HomeStandings } from './home-standings';
import type { HomeQuery } from './home.generated';
import { nowGamesOf } from './now-games';
import { topPlaces } from './top-places';
import { UpcomingGames } from './upcoming-games';

/** So many games are named of those to be played, and of those that wait for a result. */
const MOST = 6;

/** The lower part of a home page: the top of the standings, and what is to be played and not named further up. */
export default function HomeBelow({ organization }: { organization: NonNullable<HomeQuery['organization']> }) {
  const paths = usePaths();
  const { upcoming, later, awaited, standings, activeSeason } = organization;
  const leagueIds = (activeSeason?.seasonLeagues ?? []).map(({ league }) => league.id);
  const { live, today } = nowGamesOf(organization);
  const named = new Set([...live, ...today].map(({ id }) => id));
  const open = [
    {
      title: t.organizations.to_be_played(),
      games: [...new Map([...upcoming.nodes, ...later.nodes].map((game) => [game.id, game])).values()],
    },
    { title: t.organizations.result_awaited(), games: awaited.nodes },
  ]
    .map(({ title, games }) => ({
      title,
      games: games.filter(({ id }) => !named.has(id)).slice(0, MOST),
    }))
    .filter(({ games }) => games.length > 0);
  const hasOpen = open.length > 0;
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
          {open.map(({ title, games }) => (
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
              <UpcomingGames games={games} />
            </Card>
          ))}
        </div>
      )}
    </div>
  );
}
