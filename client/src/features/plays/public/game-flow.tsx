import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { ToldGame } from './told-game';

/** The drawing's own units. */
const [WIDTH, HEIGHT] = [1000, 240];

/** Who led by how much, play by play: above the line the home team. */
export function GameFlow({ told: { game, summary } }: { told: ToldGame }) {
  const leads = summary.plays.map(({ score }) => score.home - score.away);
  const most = Math.max(1, ...leads.map(Math.abs));
  const x = (index: number): number => (index / Math.max(1, leads.length)) * WIDTH;
  const y = (lead: number): number => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 8);
  const line = leads.map((lead, index) => `H${x(index).toFixed(1)}V${y(lead).toFixed(1)}`).join('');
  const path = `M0 ${HEIGHT / 2}${line}H${WIDTH}`;
  const starts = summary.plays.flatMap(({ play }, index) =>
    index > 0 && play.periodId !== summary.plays[index - 1]!.play.periodId ? [index] : [],
  );
  const { biggestLead } = summary;
  const [home, away] = [game.home.teamName, game.away.teamName];
  return (
    <Card title={t.plays.game_flow()}>
      <svg
        role="img"
        aria-label={t.plays.lead_over_the_game_led_by_at_most({
          home,
          home2: biggestLead.home,
          away,
          away2: biggestLead.away,
        })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="game-flow"
      >
        <clipPath id="flow-home">
          <rect width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        <clipPath id="flow-away">
          <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        </clipPath>
        {starts.map((index) => (
          <path key={index} d={`M${x(index)} 0V${HEIGHT}`} className="stroke-line" strokeDasharray="4 4" />
        ))}
        {(['home', 'away'] as const).map((side, index) => (
          <g key={side} clipPath={`url(#flow-${side})`} style={{ color: `var(--chart-${index})` }}>
            <path d={`${path}V${HEIGHT / 2}Z`} fill="currentColor" fillOpacity="0.18" />
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </g>
        ))}
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line-strong" />
      </svg>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t.plays.above_the_line_leads_below_it({ home, away })}</span>
        <span className="tabular">{t.plays.most({ most })}</span>
      </p>
    </Card>
  );
}
