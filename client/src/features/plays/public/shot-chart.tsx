import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { SideName } from '../court-game';
import { HalfCourt, placeOnHalfCourt } from '../half-court';
import { ShotTable } from './shot-table';
import type { ToldGame } from './told-game';

const SIDES = ['home', 'away'] as const;

/** Where shots were taken, as far as somebody noted it. */
export default function ShotChart({ told }: { told: ToldGame }) {
  const { placed, count } = told.summary.shots;
  if (placed.length === 0) return null;
  return (
    <Card id="shots" title={t.plays.shot_chart()}>
      <div className="grid gap-5 sm:grid-cols-2">
        {SIDES.map((side, index) => (
          <Court key={side} told={told} side={side} color={`var(--chart-${index})`} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">
        {t.plays.a_dot_is_a_shot_that_was_made({ count: placed.length, count2: count })}
      </p>
      <ShotTable told={told} />
    </Card>
  );
}

function Court({ told: { game, summary }, side, color }: { told: ToldGame; side: SideName; color: string }) {
  const shots = summary.shots.placed.filter((shot) => shot.side === side);
  const made = shots.filter(({ isMade }) => isMade).length;
  const { teamName } = game[side];
  return (
    <figure className="mx-auto w-full max-w-md min-w-0">
      <figcaption className="mb-1.5 font-semibold">
        {teamName} <span className="tabular font-normal text-muted">{`${made}/${shots.length}`}</span>
      </figcaption>
      <div className="overflow-hidden rounded-md border border-line">
        <HalfCourt label={t.plays.shots_of_of_made({ teamName, made, count: shots.length })}>
          <g style={{ color }} stroke="currentColor" strokeWidth="1.2">
            {shots.map((shot) => {
              const { cx, cy } = placeOnHalfCourt(shot);
              return shot.isMade ? (
                <circle key={shot.playId} cx={cx} cy={cy} r="2.6" fill="currentColor" fillOpacity="0.6" />
              ) : (
                <path key={shot.playId} d={`M${cx - 2.2} ${cy - 2.2}l4.4 4.4m0-4.4l-4.4 4.4`} />
              );
            })}
          </g>
        </HalfCourt>
      </div>
    </figure>
  );
}
