import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { formatShortDate, formatTime } from '@/lib/dates';
import { TeamLogo } from '@/ui/team-logo';
import type { DivisionBracketFragment } from './bracket.generated';

/** A match of a bracket. */
export type Match = DivisionBracketFragment['bracket']['rounds'][number]['matches'][number];

interface Props {
  match: Match;
  isFinal: boolean;
  /** Offered where the two teams are known and have no game yet. */
  onCreateGame?: ((match: Match) => void) | undefined;
}

/** One match: its two teams with seeds and scores, and when it is played. */
export function BracketMatch({ match, isFinal, onCreateGame }: Props) {
  const paths = usePaths();
  const { game, otherGames, winner } = match;
  const when = game ? whenOf(game) : 'Not scheduled';
  return (
    <div
      className={cn(
        'flex h-full flex-col overflow-hidden rounded-md border bg-surface text-sm shadow-card',
        isFinal && winner ? 'border-accent' : 'border-line-strong',
      )}
    >
      <Side entrant={match.home} won={winner !== null && winner.id === match.home?.team.id} decided={winner !== null} />
      <Side entrant={match.away} won={winner !== null && winner.id === match.away?.team.id} decided={winner !== null} />
      <p className="flex flex-1 items-center justify-between gap-2 border-t border-line bg-surface-2 px-2.5 text-xs text-muted">
        {game ? (
          <Link
            to={paths.game(game.id)}
            className="link font-medium"
            aria-label={`${game.homeTeam.name} vs ${game.awayTeam.name}, ${when}`}
          >
            {when}
          </Link>
        ) : onCreateGame && match.home && match.away ? (
          <button
            type="button"
            className="link min-h-6 font-medium"
            aria-label={`Create game ${match.home.team.name} vs ${match.away.team.name}`}
            onClick={() => onCreateGame(match)}
          >
            Create game
          </button>
        ) : (
          <span>{when}</span>
        )}
        {otherGames.length > 0 && (
          <span title="Other games of these two teams do not count">+{otherGames.length} not counted</span>
        )}
      </p>
    </div>
  );
}

function Side({ entrant, won, decided }: { entrant: Match['home']; won: boolean; decided: boolean }) {
  if (!entrant) {
    return (
      <div className="flex h-8 items-center gap-2 px-2.5 text-muted not-first:border-t not-first:border-line">
        <span className="w-5" />
        <span className="italic">To be decided</span>
      </div>
    );
  }
  const { seed, score, team } = entrant;
  return (
    <div
      className={cn(
        'flex h-8 items-center gap-2 px-2.5 not-first:border-t not-first:border-line',
        won && 'bg-accent-soft font-semibold',
        decided && !won && 'text-muted',
      )}
    >
      <span className="tabular w-5 shrink-0 text-right text-xs text-muted">{seed}</span>
      <TeamLogo name={team.name} logoUrl={team.logoUrl} size="small" />
      <span className="min-w-0 flex-1 truncate">
        {team.name}
        {won && <span className="sr-only"> (winner)</span>}
      </span>
      <span className={cn('display tabular text-base font-bold', won && 'text-accent')}>{score}</span>
    </div>
  );
}

/** 'Completed, Feb 2', 'Feb 2, 7:05 PM', 'Feb 2', or that there is no date yet. */
function whenOf({ date, time, displayStatus }: NonNullable<Match['game']>): string {
  const day = date === null ? 'TBD' : formatShortDate(date);
  return displayStatus === 'Scheduled'
    ? [day, time === null ? null : formatTime(time)].filter(Boolean).join(', ')
    : `${displayStatus}, ${day}`;
}
