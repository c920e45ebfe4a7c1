import { Check } from 'lucide-react';
import type { BothSides } from '@domain/plays/play-summary';
import { t } from '@/texts';
import type { SideName } from '../court-game';
import type { SideState } from '../shown/game-state';

interface Props {
  sides: BothSides<SideState>;
  onLineup: (side: SideName) => void;
}

/** Before the first play: who starts. Whoever does not care enters plays of the whole roster. */
export function FirstSteps({ sides, onLineup }: Props) {
  return (
    <section
      aria-label={t.plays.before_the_game()}
      className="court-first-steps flex flex-col gap-1.5 rounded-md border border-line bg-surface p-2"
    >
      <p className="px-1 text-sm text-muted">{t.plays.choose_who_starts_if_you_keep_substitutions()}</p>
      <div className="grid grid-cols-2 gap-1.5">
        {(['home', 'away'] as const).map((name) => {
          const { side, hasLineup } = sides[name];
          return (
            <button key={name} type="button" onClick={() => onLineup(name)} className="court-quiet min-w-0 py-1">
              {hasLineup && <Check aria-label={t.plays.chosen()} size={16} className="shrink-0 text-success" />}
              <span className="min-w-0 truncate">{t.plays.starters_2({ teamName: side.teamName })}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
