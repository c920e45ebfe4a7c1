import { Link } from 'react-router-dom';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import type { PlayerHeadFragment } from './player.generated';

interface Props {
  games: PlayerHeadFragment['gamesInProgress'];
  pathOf: (gameId: string) => string;
}

/** Leads to the games that a player's teams are playing: what is entered there counts for nothing yet. */
export function GamesInProgress({ games, pathOf }: Props) {
  return games.map(({ id, homeTeam, awayTeam }) => (
    <p key={id} className="mt-1">
      <Link to={pathOf(id)} className="inline-flex min-h-6 flex-wrap items-center gap-x-2 wrap-anywhere">
        <Badge tone="danger">{t.gameStatus.in_progress()}</Badge>
        <span className="link">{t.games.vs({ team: homeTeam.name, team2: awayTeam.name })}</span>
      </Link>
    </p>
  ));
}
