import { sportTraits } from '@domain/sports/sport-traits';
import { useCallback, useRef, useState } from 'react';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useUnsaved } from '@/ui/unsaved-context';
import { useMayDiscard } from '@/ui/use-may-discard';
import type { ClockControl } from '../hooks/use-clock';
import { clockText, secondsOfText } from '../keeping/game-clock';
import type { CourtGame, CourtPeriod } from '../court-game';
import type { PeriodNow } from '../shown/game-state';

interface Props {
  game: CourtGame;
  now: PeriodNow;
  /** Those of which plays are entered. */
  periods: readonly CourtPeriod[];
  clock: ClockControl | null;
  onStart: (periodId: string) => void;
  onEnd: () => void;
  /** What is entered from now on belongs to this period. */
  onChoose: (periodId: string) => void;
  onClose: () => void;
}

/** Starts and ends periods, and sets the clock. */
export function PeriodDialog({ game, now, periods, clock, onStart, onEnd, onChoose, onClose }: Props) {
  const { period, phase, next } = now;
  // In a break the clock is set for what follows.
  const clocked = phase === 'over' && next !== null ? next : period;
  const words = periodWords(game.vocabulary.sport);
  const { hasClock } = sportTraits(game.vocabulary.sport);
  const mayDiscard = useMayDiscard();
  /** Does something and closes, unless a time that was typed would be lost by it. */
  const closeBy = async (act: () => void): Promise<void> => {
    if (!(await mayDiscard())) return;
    act();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={hasClock ? t.plays.period_and_clock() : words.period}
    >
      {clock && <ClockField key={clocked.id} clock={clock} periodId={clocked.id} isNow={clocked === period} />}
      <div className="flex flex-wrap gap-2">
        {phase === 'before' && (
          <Button className="min-h-11" variant="primary" onClick={() => void closeBy(() => onStart(period.id))}>
            {t.plays.start({ period: period.name })}
          </Button>
        )}
        {phase === 'on' && (
          <Button className="min-h-11" variant="primary" onClick={() => void closeBy(onEnd)}>
            {t.plays.end({ period: period.name })}
          </Button>
        )}
        {phase !== 'before' && next !== null && (
          <Button className="min-h-11" onClick={() => void closeBy(() => onStart(next.id))}>
            {t.plays.start_2({ next: next.name })}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 className="text-sm font-semibold">{words.ofAnother}</h3>
        <div className="flex flex-wrap gap-1.5">
          {periods.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === period.id}
              onClick={() => void closeBy(() => onChoose(id))}
              className="court-quiet px-3"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface ClockFieldProps {
  clock: ClockControl;
  /** Whose clock is set. */
  periodId: string;
  /** Whether that is the period of which plays are entered. */
  isNow: boolean;
}

function ClockField({ clock, periodId, isNow }: ClockFieldProps) {
  const [saved, setSaved] = useState(() => {
    const seconds = clock.readOf(periodId);
    return seconds === null ? '' : clockText(seconds);
  });
  const [text, setText] = useState(saved);
  const isTyped = useRef(false);
  useUnsaved(useCallback(() => isTyped.current, []));
  const isRunning = isNow && clock.clock?.startedAt != null;
  const [problem, setProblem] = useState<string | null>(null);
  const set = (): void => {
    const seconds = secondsOfText(text);
    if (seconds === null) return setProblem(t.plays.enter_minutes_and_seconds_such_as_9_30());
    setProblem(null);
    setSaved(text);
    isTyped.current = false;
    clock.set(seconds, periodId);
  };
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label={t.plays.time_left()} error={problem}>
          {(control) => (
            <Input
              {...control}
              className="tabular min-h-11 text-lg"
              inputMode="text"
              autoComplete="off"
              maxLength={6}
              value={text}
              onChange={({ currentTarget }) => {
                isTyped.current = currentTarget.value !== saved;
                setText(currentTarget.value);
              }}
              onKeyDown={({ key }) => key === 'Enter' && set()}
            />
          )}
        </Field>
      </div>
      <Button className="mt-6 min-h-11" onClick={set}>
        {t.plays.set()}
      </Button>
      <Button className="mt-6 min-h-11" disabled={!isNow || clock.clock === null} onClick={clock.toggle}>
        {isRunning ? t.plays.stop() : t.plays.start_clock()}
      </Button>
    </div>
  );
}
