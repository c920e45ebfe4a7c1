import { CloudUpload } from 'lucide-react';
import { Fragment, memo } from 'react';
import type { Contradiction } from '@domain/plays/play-summary';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { type CourtGame, type SideName, sideOfTeam } from '../court-game';
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
  /** The same function each time. */
  onEdit: (id: string) => void;
}

/** The plays, latest first; each can be tapped to correct it. */
export function PlayList({ game, state, unsent, limit, insertBefore, onEdit }: Props) {
  const { plays, contradictions } = state.summary;
  const scored = (limit === undefined ? plays : plays.slice(-limit)).toReversed();
  const periods = new Map(game.periods.map(({ id, name }) => [id, name]));
  return (
    <ol aria-label={t.plays.plays_latest_first()} className="flex flex-col">
      {scored.map(({ play, score, isScoring, hasLostLink }, index) => {
        const side = sideOfTeam(game, play.teamId);
        return (
          <Fragment key={play.id}>
            {limit === undefined && play.periodId !== scored[index - 1]?.play.periodId && (
              <li className="eyebrow sticky top-0 z-10 bg-page px-3 py-1 text-muted">{periods.get(play.periodId)}</li>
            )}
            <PlayRow
              id={play.id}
              label={labelOf(game, play)}
              who={whoOf(game, play)}
              clock={play.clock}
              sideName={side?.name ?? null}
              teamName={side?.teamName ?? null}
              score={isScoring ? `${score.home}:${score.away}` : null}
              isUnsent={unsent.has(play.id)}
              isVoid={hasLostLink}
              contradiction={contradictions.get(play.id) ?? null}
              isTarget={play.id === insertBefore}
              onEdit={onEdit}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}

interface RowProps {
  id: string;
  label: string;
  who: string;
  clock: number | null;
  sideName: SideName | null;
  teamName: string | null;
  score: string | null;
  isUnsent: boolean;
  /** Whether it counts for nothing. */
  isVoid: boolean;
  contradiction: Contradiction | null;
  isTarget: boolean;
  onEdit: (id: string) => void;
}

/** The teams' colours (`.chart-of-teams`). */
const INKS: Readonly<Record<SideName, string>> = { home: 'bg-(--chart-0)', away: 'bg-(--chart-1)' };

/** Why minutes and plus-minus of its team are not shown. */
const CONTRADICTIONS: Readonly<Record<Contradiction, () => string>> = {
  absent: () => t.plays.not_on_the_court(),
  present: () => t.plays.on_the_court_already(),
  excess: () => t.plays.one_too_many(),
};

/** Drawn anew when it says something else: a tap changes one or two of hundreds. */
const PlayRow = memo(function PlayRow(props: RowProps) {
  const { id, label, who, clock, sideName, teamName, score, isUnsent, isVoid, contradiction, isTarget, onEdit } = props;
  const mark = isVoid ? t.plays.does_not_count() : contradiction && CONTRADICTIONS[contradiction]();
  return (
    <li>
      <button
        type="button"
        onClick={() => onEdit(id)}
        className={cn(
          'flex min-h-11 w-full items-center gap-2 border-b border-line bg-surface px-3 text-left text-sm hover:bg-surface-2',
          // What goes before it comes to lie below: the latest is first.
          isTarget && 'border-b-4 border-b-accent',
        )}
      >
        <span className="tabular w-10 shrink-0 text-xs text-muted">{clock === null ? '' : clockText(clock)}</span>
        <span aria-hidden="true" className={cn('h-5 w-1 shrink-0 rounded-full', sideName && INKS[sideName])} />
        <span className="min-w-0 flex-1">
          <span className={cn(score !== null && 'font-semibold', isVoid && 'text-muted line-through')}>{label}</span>
          {who !== '' && <span className="text-muted"> · {who}</span>}
          {teamName !== null && <span className="sr-only"> ({teamName})</span>}
        </span>
        {mark !== null && <span className="shrink-0 rounded-sm bg-surface-2 px-1.5 text-xs text-muted">{mark}</span>}
        {isUnsent && (
          <CloudUpload role="img" aria-label={t.plays.not_sent()} size={16} className="shrink-0 text-muted" />
        )}
        {score !== null && <span className="display tabular shrink-0 font-bold">{score}</span>}
      </button>
    </li>
  );
});
