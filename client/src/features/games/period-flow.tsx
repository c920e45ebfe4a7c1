import { t } from '@/texts';
import { Card } from '@/ui/card';
import { type BoxScoreGame, leadsAfterPeriods } from './box-score-data';

/** The drawing's own units. */
const [WIDTH, HEIGHT] = [1000, 240];

/** Who led by how much at the end of each period: above the line the home team; and the same as a table. */
export function PeriodFlow({ game }: { game: BoxScoreGame }) {
  const ends = leadsAfterPeriods(game);
  if (ends.length < 2) return null;
  const leads = [0, ...ends.map(({ home, away }) => home - away)];
  const most = Math.max(1, ...leads.map(Math.abs));
  const x = (index: number): number => (index / ends.length) * WIDTH;
  const y = (lead: number): number => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 8);
  const line = leads.map((lead, index) => `${x(index).toFixed(0)} ${y(lead).toFixed(1)}`).join('L');
  const [home, away] = [game.home.team.name, game.away.team.name];
  return (
    <Card title={<span id="flow">{t.games.game_flow()}</span>}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {(['home', 'away'] as const).map((side, index) => (
          <g key={side} style={{ color: `var(--chart-${index})` }}>
            <clipPath id={`flow-${side}`}>
              <rect y={index * (HEIGHT / 2)} width={WIDTH} height={HEIGHT / 2} />
            </clipPath>
            <g clipPath={`url(#flow-${side})`}>
              <path d={`M${line}V${HEIGHT / 2}Z`} fill="currentColor" fillOpacity="0.18" />
              <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="2" />
            </g>
          </g>
        ))}
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line-strong" />
      </svg>
      <p className="mt-2 text-sm text-muted wrap-anywhere">{t.games.above_the_line_home_leads({ home, away })}</p>
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section aria-label={t.games.score_after_each_period()} tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{t.games.score_after_each_period()}</caption>
          <thead>
            <tr className="text-muted">
              {ends.map(({ id, name }) => (
                <th key={id} scope="col" className="px-1 py-1 text-center font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-t border-line">
              {ends.map((end) => (
                <td key={end.id} className="px-1 py-1 text-center whitespace-nowrap">
                  {`${end.home}-${end.away}`}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Card>
  );
}
