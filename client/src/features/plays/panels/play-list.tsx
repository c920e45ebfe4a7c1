import { CloudUpload } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '@/lib/cn';
import { type CourtGame, sideOfTeam } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { clockText } from '../keeping/game-clock';
import type { CourtState } from '../shown/game-state';
import { labelOf, whoOf } from '../shown/play-text';

interface Props {
  game: CourtGame;
  state: CourtState;
  unsent: ReadonlySet<string>;
  /** How many of the latest; all without. */
  limit?: number;
  /** The play before which the next ones go. */
  insertBefore: string | null;
  onEdit: (play: PlayRevision) => void;
}

/** The plays, latest first; each can be tapped to correct it. */
export function PlayList({ game, state, unsent, limit, insertBefore, onEdit }: Props) {
  const scored = state.summary.plays.toReversed();
  const periods = new Map(game.periods.map(({ id, name }) => [id, name]));
  return (
    <ol aria-label="Plays, latest first" className="flex flex-col">
      {scored.slice(0, limit).map(({ play, score, isScoring }, index) => {
        const isNewPeriod = limit === undefined && play.periodId !== scored[index - 1]?.play.periodId;
        const side = sideOfTeam(game, play.teamId);
        return (
          <Fragment key={play.id}>
            {isNewPeriod && (
              <li className="eyebrow sticky top-0 z-10 bg-page px-3 py-1 text-muted">{periods.get(play.periodId)}</li>
            )}
            <li>
              <button
                type="button"
                onClick={() => onEdit(play)}
                className={cn(
                  'flex min-h-11 w-full items-center gap-2 border-b border-line bg-surface px-3 text-left text-sm hover:bg-surface-2',
                  play.id === insertBefore && 'border-t-4 border-t-accent',
                )}
              >
                <span className="tabular w-10 shrink-0 text-xs text-muted">
                  {play.clock === null ? '' : clockText(play.clock)}
                </span>
                <span
                  aria-hidden="true"
                  className={cn(
                    'h-5 w-1 shrink-0 rounded-full',
                    side === null ? 'bg-transparent' : side.name === 'home' ? 'bg-accent-solid' : 'bg-line-strong',
                  )}
                />
                <span className="min-w-0 flex-1">
                  <span className={cn(isScoring && 'font-semibold')}>{labelOf(game, play)}</span>
                  {whoOf(game, play) !== '' && <span className="text-muted"> · {whoOf(game, play)}</span>}
                  {side !== null && <span className="sr-only"> ({side.teamName})</span>}
                </span>
                {unsent.has(play.id) && (
                  <CloudUpload role="img" aria-label="not sent" size={16} className="shrink-0 text-muted" />
                )}
                {isScoring && (
                  <span className="display tabular shrink-0 font-bold">
                    {score.home}:{score.away}
                  </span>
                )}
              </button>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
