import { Link } from 'react-router-dom';
import { DayGames } from '@/app/games/day-games';
import { usePaths } from '@/app/paths';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { HomeQuery } from './home.generated';
import { nowGamesOf } from './now-games';

type Organization = NonNullable<HomeQuery['organization']>;

/** What a home page leads with while its league plays: what is live, today's games, yesterday's results. */
export function HomeNow({ organization }: { organization: Organization }) {
  const paths = usePaths();
  const now = nowGamesOf(organization);
  const parts = [
    { id: 'live', title: t.organizations.live_now(), games: now.live },
    { id: 'today', title: t.organizations.today(), games: now.today },
    { id: 'yesterday', title: t.organizations.yesterday(), games: now.yesterday },
  ].filter(({ games }) => games.length > 0);
  return parts.map(({ id, title, games }) => (
    <Card
      key={id}
      title={<span id={id}>{title}</span>}
      flush
      className="overflow-hidden"
      aside={
        <Link to={paths.schedule()} className="link text-sm font-medium">
          {t.common.schedule()}
        </Link>
      }
    >
      <DayGames games={games} />
    </Card>
  ));
}
