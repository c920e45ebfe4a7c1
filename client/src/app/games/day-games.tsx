import type { ColouredTeam } from '@domain/colours/team-colours';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import type { GameStatus } from '@/graphql/schema.generated';
import { cn } from '@/lib/cn';
import { formatTime } from '@/lib/dates';
import { resultNote, statusWords } from '@/lib/status-words';
import { type MatchupSide, winnerOfGame } from '@/ui/matchup';
import { TeamLogo } from '@/ui/team-logo';
import { comingPlace } from './coming-place';
import { LiveBadge } from './live-badge';
import { type ShownGame, shownScores } from './shown-scores';

/** A game, as much of it as a day's list shows. */
interface DayGame extends ShownGame {
  id: string;
  time: string | null;
  location: string | null;
  court: string | null;
  status: GameStatus;
  displayStatus: string;
  homeTeam: MatchupSide;
  awayTeam: MatchupSide;
}

/** The games of a day: both teams with their score, of a game in progress with where it stands, or when it begins. */
export function DayGames({ games }: { games: readonly DayGame[] }) {
  const paths = usePaths();
  return (
    <ul className="grid grid-cols-1 sm:grid-cols-2">
      {games.map((game) => {
        const { id, time, status, displayStatus, homeTeam, awayTeam, homeScore, awayScore } = game;
        const { home, away } = shownScores(game);
        const place = comingPlace(game);
        const winner = winnerOfGame(game);
        const isOpen = status === 'SCHEDULED' && homeScore === null && awayScore === null;
        return (
          <li key={id} className="-mt-px min-w-0 -ml-px border-t border-l border-line">
            <Link
              to={paths.game(id)}
              className="flex h-full flex-wrap items-center justify-end gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-accent-soft"
            >
              <span className="flex min-w-0 flex-[11rem] flex-col gap-1">
                <Side side={homeTeam} score={home} lost={winner === 'away'} />
                <Side side={awayTeam} beside={homeTeam} score={away} lost={winner === 'home'} />
                {place && <span className="text-xs text-muted wrap-anywhere">{place}</span>}
              </span>
              {status === 'IN_PROGRESS' ? (
                <LiveBadge game={game} />
              ) : (
                <span className="eyebrow shrink-0 text-right whitespace-nowrap text-muted">
                  {isOpen ? formatTime(time) : (resultNote(status) ?? statusWords(displayStatus))}
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
      <span className={cn('min-w-0 flex-1 text-sm leading-tight wrap-break-word', !lost && 'font-semibold')}>
        {name}
      </span>
      <span className="display tabular text-xl leading-none font-bold">{score ?? ''}</span>
    </span>
  );
}
