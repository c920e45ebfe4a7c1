import { neverCounts } from '@domain/game/never-counting';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { TeamLogo } from './team-logo';

/** A side of a game, as much of it as a list shows. */
export interface MatchupSide {
  name: string;
  logoUrl: string | null;
  colour?: string | null;
  abbreviation?: string | null;
}

interface Props {
  /** Who stands first: the home team, unless it is played away. */
  home: MatchupSide;
  away: MatchupSide;
  /** Whose name is printed strongly. */
  winner?: 'home' | 'away' | null;
  /** Whether who stands first plays at the other one's: 'Bulls @ Aces'. */
  isAway?: boolean;
}

/** 'Aces vs Bulls': one line on a wide screen, two on a phone. */
export function Matchup({ home, away, winner = null, isAway }: Props) {
  return (
    <span className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
      <Side side={home} won={winner === 'home'} lost={winner === 'away'} />
      <span className="shrink-0 text-xs text-muted max-sm:sr-only">{isAway ? '@' : t.ui.vs()}</span>
      <Side side={away} won={winner === 'away'} lost={winner === 'home'} />
    </span>
  );
}

function Side({ side, won, lost }: { side: MatchupSide; won: boolean; lost: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TeamLogo
        name={side.name}
        logoUrl={side.logoUrl}
        colour={side.colour}
        abbreviation={side.abbreviation}
        size="small"
      />
      <span className={cn('leading-tight', won && 'font-semibold', lost && 'text-muted')}>{side.name}</span>
    </span>
  );
}

/** A game with its final scores. */
interface Scored {
  /** As the graph has it. */
  readonly status: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** Which side has won a game; null while nobody has, where both are level, and of what does not count. */
export function winnerOfGame({ status, homeScore, awayScore }: Scored): 'home' | 'away' | null {
  if (neverCounts(status) || homeScore === null || awayScore === null || homeScore === awayScore) return null;
  return homeScore > awayScore ? 'home' : 'away';
}

/** '102 - 99'; null while a score is missing. */
export function resultOf(homeScore: number | null, awayScore: number | null): string | null {
  return homeScore === null || awayScore === null ? null : `${homeScore} - ${awayScore}`;
}
