import { t } from '@/texts';
import type { Person } from '../entry/selection';
import type { SideState } from '../shown/game-state';
import { shortNameOf } from '../shown/play-text';
import { Who } from './who';

interface Props {
  /** Those of which somebody is off the court. */
  sides: readonly SideState[];
  onPerson: (person: Person) => void;
}

/** Whoever is off the court, for what may have been done from there: the panels have those who play. */
export function BenchStrip({ sides, onPerson }: Props) {
  return (
    <section aria-label={t.plays.bench()} className="court-follow flex flex-col gap-1 rounded-md bg-accent-soft p-1">
      {sides.map(({ side: { teamId, teamName }, bench }) => (
        <div key={teamId} role="group" aria-label={t.plays.bench_of({ teamName })} className="flex items-stretch gap-1">
          <span
            aria-hidden="true"
            className="flex w-16 shrink-0 flex-col justify-center text-xs leading-tight font-semibold md:w-32 court-follow-label"
          >
            <span>{t.plays.bench()}</span>
            <span className="truncate font-medium text-muted">{teamName}</span>
          </span>
          <div className="relative flex min-w-0 flex-1 gap-1 overflow-x-auto">
            {bench.map((player) => (
              <Who
                key={player.id}
                player={player}
                short={player.jersey ?? shortNameOf(player, bench)}
                onChoose={(playerId) => onPerson({ teamId, playerId })}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
