import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';
import { pointsText, SET_POINT } from '../shown/set-words';
import { colouredOf, type CourtSide, type SideName } from '../court-game';
import type { CourtState, SideState } from '../shown/game-state';

interface Props {
  state: CourtState;
  /** Whether the sport has team fouls. */
  hasFouls: boolean;
  /** Whose players a phone shows, and keys mean. */
  current: SideName;
  onChoose: (side: SideName) => void;
}

/** Both teams with their scores; on a phone also the switch between them. */
export function ScoreHead({ state, hasFouls, current, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label={t.common.teams()}
      className="court-scores grid grid-cols-2 gap-1.5 px-1.5 md:gap-3 md:px-3"
    >
      <Side
        state={state.sides.home}
        hasFouls={hasFouls}
        isCurrent={current === 'home'}
        onChoose={() => onChoose('home')}
      />
      <Side
        state={state.sides.away}
        beside={state.sides.home.side}
        hasFouls={hasFouls}
        isCurrent={current === 'away'}
        onChoose={() => onChoose('away')}
      />
    </div>
  );
}

interface SideProps {
  state: SideState;
  hasFouls: boolean;
  isCurrent: boolean;
  onChoose: () => void;
  /** The other team, of the second one. */
  beside?: CourtSide;
}

const BONUS = {
  bonus: () => t.plays.bonus(),
  double: () => t.plays.double_bonus(),
} as const;

function Side({ state, hasFouls, isCurrent, onChoose, beside }: SideProps) {
  const isAway = beside !== undefined;
  const { side, score, won, setPoint, points, fouls, bonus, timeouts } = state;
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className={cn(
        'court-score flex min-h-16 min-w-0 items-center gap-2 rounded-lg border-2 bg-surface px-2.5 py-1.5 md:px-4',
        isAway ? 'flex-row-reverse text-right' : 'text-left',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <TeamLogo
        name={side.teamName}
        logoUrl={side.logoUrl}
        colour={side.colour}
        abbreviation={side.abbreviation}
        beside={beside && colouredOf(beside)}
        className="max-sm:hidden"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate leading-tight font-semibold">{side.teamName}</span>
        <span className={cn('flex flex-wrap gap-x-2 text-xs text-muted', isAway && 'justify-end')}>
          {won !== null && <span>{t.plays.sets({ won })}</span>}
          {hasFouls && <span className="tabular">{t.plays.fouls({ fouls })}</span>}
          {timeouts > 0 && <span className="tabular">{t.plays.to({ timeouts })}</span>}
          {setPoint !== null && <span className="font-semibold text-warning">{SET_POINT[setPoint]()}</span>}
          {bonus !== 'none' && <span className="font-semibold text-warning">{BONUS[bonus]()}</span>}
        </span>
      </span>
      {points !== null && (
        <span data-part="points" className="display tabular text-2xl leading-none font-semibold text-muted">
          <span className="sr-only">{t.plays.points_called({ points: pointsText(points) })}</span>
          <span aria-hidden="true">{pointsText(points)}</span>
        </span>
      )}
      <span data-part="score" className="display tabular text-4xl leading-none font-bold md:text-5xl">
        {score}
      </span>
    </button>
  );
}
