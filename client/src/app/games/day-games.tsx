import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatTime } from '@/lib/dates';
import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { type MatchupSide, winnerOf } from '@/ui/matchup';
import { TeamLogo } from '@/ui/team-logo';

/** A game, as much of it as a day's list shows. */
interface DayGame {
  id: string;
  time: string | null;
  status: string;
  displayStatus: string;
  homeScore: number | null;
  awayScore: number | null;
  homeTeam: MatchupSide;
  awayTeam: MatchupSide;
}

/** The games of a day: both teams with their score, or when it begins. */
export function DayGames({ games }: { games: readonly DayGame[] }) {
  const paths = usePaths();
  return (
    <ul className="grid grid-cols-1 sm:grid-cols-2">
      {games.map(({ id, time, status, displayStatus, homeTeam, awayTeam, homeScore, awayScore }) => {
        const winner = winnerOf(homeScore, awayScore);
        const isOpen = status === 'SCHEDULED' && homeScore === null && awayScore === null;
        return (
          <li key={id} className="-mt-px min-w-0 -ml-px border-t border-l border-line">
            <Link to={paths.game(id)} className="flex h-full items-center gap-3 px-4 py-2.5 hover:bg-accent-soft">
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <Side side={homeTeam} score={homeScore} lost={winner === 'away'} />
                <Side side={awayTeam} beside={homeTeam} score={awayScore} lost={winner === 'home'} />
              </span>
              {status === 'IN_PROGRESS' ? (
                <Badge tone="danger">{statusWords(displayStatus)}</Badge>
              ) : (
                <span className="eyebrow shrink-0 text-right whitespace-nowrap text-muted">
                  {isOpen
                    ? formatTime(time)
                    : displayStatus === 'Completed'
                      ? t.games.final()
                      : statusWords(displayStatus)}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Side({
  side: { name, logoUrl, colour, abbreviation },
  beside,
  score,
  lost,
}: {
  side: MatchupSide;
  beside?: ColouredTeam;
  score: number | null;
  lost: boolean;
}) {
  return (
    <span className={cn('flex items-center gap-2', lost && 'text-muted')}>
      <TeamLogo
        name={name}
        logoUrl={logoUrl}
        colour={colour}
        abbreviation={abbreviation}
        size="small"
        beside={beside}
      />
      <span className={cn('min-w-0 flex-1 truncate text-sm', !lost && 'font-semibold')}>{name}</span>
      <span className="display tabular text-xl leading-none font-bold">{score ?? ''}</span>
    </span>
  );
}
