import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatAverage } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { monogramOf } from '@/ui/monogram-of';
import { PlayerImage } from '@/ui/player-image';
import type { HomeQuery } from './home.generated';

type List = NonNullable<HomeQuery['organization']>['statLeaders'][number];

interface Props {
  lists: readonly List[];
  season: string | null;
  /** 1 where this is what the page is about. */
  headingLevel: 1 | 2;
}

/** The first three in each of the main statistics. */
export default function StatLeaders({ lists, season, headingLevel }: Props) {
  const paths = usePaths();
  const isPage = headingLevel === 1;
  const [Heading, ListHeading] = isPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <section className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading
          className={cn('display leading-tight', isPage ? 'text-3xl font-extrabold sm:text-4xl' : 'text-2xl font-bold')}
        >
          {t.organizations.top_stat_leaders()}
        </Heading>
        <p className="flex items-baseline gap-3">
          {season && <span className="eyebrow text-muted">{season}</span>}
          <Link to={paths.leaderboard()} className="link text-sm font-medium whitespace-nowrap">
            {t.organizations.leaderboard()}
          </Link>
        </p>
      </div>
      {lists.length === 0 && (
        <EmptyState title={t.organizations.no_statistics_yet()}>
          {t.organizations.the_leaders_appear_here_with_the_first_box()}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {lists.map((list) => (
          <li key={list.definition.id} className="card rounded-lg border border-line bg-surface shadow-card">
            <ListHeading className="eyebrow border-b border-line px-4 py-2 text-muted">
              {statName(list.definition.name)}
            </ListHeading>
            <ol className="flex flex-col gap-2.5 p-4">
              {list.leaders.map((leader) => (
                <Leader key={leader.player.id} leader={leader} abbreviation={list.definition.abbreviation} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leader({ leader, abbreviation }: { leader: List['leaders'][number]; abbreviation: string }) {
  const paths = usePaths();
  const isFirst = leader.rank === 1;
  return (
    <li className="flex flex-wrap items-center gap-2.5">
      {isFirst ? (
        <PlayerImage
          imageUrl={leader.player.imageUrl}
          size="medium"
          monogram={monogramOf(leader.player.fullName, leader.team)}
        />
      ) : (
        <span className="display tabular w-14 text-center text-muted">{leader.rank}</span>
      )}
      <span className="min-w-0 flex-[6rem]">
        <Link
          to={paths.player(leader.player.id)}
          className={cn(
            'block wrap-break-word hover:underline',
            isFirst ? 'display text-xl leading-tight font-bold' : 'font-medium',
          )}
        >
          {leader.player.fullName}
        </Link>
        {isFirst && (
          <span className="block text-sm leading-snug text-muted">
            <span className="block wrap-break-word">{leader.team?.name}</span>
            {t.organizations.a_game({ average: formatAverage(leader.perGame) })}
          </span>
        )}
      </span>
      <span
        className={cn('display tabular ml-auto leading-none font-bold', isFirst ? 'text-3xl text-accent' : 'text-lg')}
      >
        {leader.value}
        <span className="sr-only"> {abbreviation}</span>
      </span>
    </li>
  );
}
