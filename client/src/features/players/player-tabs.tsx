import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { t } from '@/texts';

/** What a player's pages show. */
export type PlayerTab = 'profile' | 'stats' | 'bio' | 'videos';

/** The row of tabs over a player's pages. Each is an address of its own; Stats is a page of its own. */
export function PlayerTabs({ playerId, current }: { playerId: string; current: PlayerTab }) {
  const paths = usePaths();
  const tabs: [PlayerTab, string, string][] = [
    ['profile', t.players.profile(), paths.player(playerId)],
    ['stats', t.players.stats(), paths.playerStats(playerId)],
    ['bio', t.players.bio(), paths.player(playerId, { tab: 'bio' })],
    ['videos', t.players.videos(), paths.player(playerId, { tab: 'videos' })],
  ];
  return (
    <nav aria-label={t.common.player()} className="border-b border-line">
      <ul className="relative flex overflow-x-auto">
        {tabs.map(([tab, label, to]) => (
          <li key={tab}>
            <Link
              to={to}
              aria-current={tab === current ? 'page' : undefined}
              className="display flex min-h-11 items-center border-b-3 border-transparent px-4 font-semibold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
