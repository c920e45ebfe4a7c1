import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { activeTeam, activeTeams } from '@/lib/active-teams';
import { nameWithKnownAs } from '@/lib/name-with-known-as';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { PlayerImage } from '@/ui/player-image';
import { monogramOf } from '@/ui/monogram-of';
import type { PlayerCardsFragment } from './player-list.generated';

/** Players as cards that lead to their pages. */
export function PlayerCards({ players }: { players: PlayerCardsFragment }) {
  const paths = usePaths();
  const { nodes, totalCount } = players;
  if (nodes.length === 0)
    return (
      <EmptyState title={t.players.no_players_found_2()}>
        {t.players.try_another_name_or_another_league_or_team()}
      </EmptyState>
    );
  return (
    <>
      <p className="mb-2 text-sm text-muted" aria-live="polite">
        {t.players.players_2({ totalCount })}
      </p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {nodes.map((player) => (
          <li key={player.id}>
            <Link
              to={paths.player(player.id)}
              className="card flex h-full flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card hover:border-accent"
            >
              <PlayerImage
                imageUrl={player.imageUrl}
                monogram={monogramOf(player.fullName, activeTeam(player.rosters))}
              />
              <span className="min-w-0 flex-[7rem] wrap-break-word">
                <span className="display block text-lg leading-tight font-bold">{nameWithKnownAs(player)}</span>
                <span className="block text-sm text-muted">
                  {activeTeams(player.rosters).join(', ') || t.players.no_team()}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
