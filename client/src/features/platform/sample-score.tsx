import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';

const SIDES = [
  ['Night Shift', [21, 18, 24, 25]],
  ['Skyline', [19, 22, 17, 24]],
] as const;

const HEADS = ['1', '2', '3', '4'];

/** A made-up line score, as a picture of what a site of the product looks like. */
export function SampleScore() {
  return (
    <figure
      aria-label={t.platform.a_line_score_night_shift_88_skyline_82()}
      className="card rotate-1 rounded-lg border border-line bg-surface p-5 shadow-card motion-reduce:rotate-0"
    >
      <div aria-hidden="true" className="@container flex flex-col gap-3">
        <p className="eyebrow flex flex-wrap justify-between gap-x-3 text-muted">
          <span>{t.platform.completed()}</span>
          <span>{t.platform.division_1()}</span>
        </p>
        <div className="display tabular grid grid-cols-[1fr_3.5rem] items-center @[18rem]:grid-cols-[1fr_repeat(4,2rem)_3.5rem] gap-y-3 text-right">
          <span />
          {HEADS.map((head) => (
            <span key={head} className="text-sm text-muted @max-[18rem]:hidden">
              {head}
            </span>
          ))}
          <span className="text-sm text-muted">{t.platform.t()}</span>
          {SIDES.map(([name, periods], side) => [
            <span key={name} className="flex min-w-0 items-center gap-2.5 text-left">
              <TeamLogo name={name} className="@max-[18rem]:hidden" />
              <span className="truncate text-lg font-bold">{name}</span>
            </span>,
            ...periods.map((points, index) => (
              <span key={`${name}${index}`} className="text-muted @max-[18rem]:hidden">
                {points}
              </span>
            )),
            <span
              key={`${name} total`}
              className={
                side === 0
                  ? 'text-4xl leading-none font-extrabold text-accent'
                  : 'text-4xl leading-none font-extrabold text-muted'
              }
            >
              {periods.reduce((sum, points) => sum + points, 0)}
            </span>,
          ])}
        </div>
      </div>
    </figure>
  );
}
