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
  home: MatchupSide;
  away: MatchupSide;
  /** Whose name is printed strongly. */
  winner?: 'home' | 'away' | null;
  /** Puts the away team first: 'Bulls @ Aces'. */
  isAwayFirst?: boolean;
}

/** 'Aces vs Bulls': one line on a wide screen, two on a phone. */
export function Matchup({ home, away, winner = null, isAwayFirst = false }: Props) {
  const host = <Side side={home} won={winner === 'home'} lost={winner === 'away'} isAt={isAwayFirst} />;
  const guest = <Side side={away} won={winner === 'away'} lost={winner === 'home'} />;
  return (
    <span className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
      {isAwayFirst ? guest : host}
      <span className={cn('shrink-0 text-xs text-muted', isAwayFirst ? 'max-sm:hidden' : 'max-sm:sr-only')}>
        {isAwayFirst ? '@' : t.ui.vs()}
      </span>
      {isAwayFirst ? host : guest}
    </span>
  );
}

interface SideProps {
  side: MatchupSide;
  won: boolean;
  lost: boolean;
  /** On a phone, where nothing stands between the two, the name says that it is played there. */
  isAt?: boolean;
}

function Side({ side, won, lost, isAt = false }: SideProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TeamLogo
        name={side.name}
        logoUrl={side.logoUrl}
        colour={side.colour}
        abbreviation={side.abbreviation}
        size="small"
      />
      <span className={cn('leading-tight', won && 'font-semibold', lost && 'text-muted')}>
        {isAt && <span className="font-normal sm:hidden">@ </span>}
        {side.name}
      </span>
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
