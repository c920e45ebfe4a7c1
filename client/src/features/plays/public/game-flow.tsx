import { formatDifference } from '@/lib/format-stat';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LineChart } from '@/ui/charts/line-chart';
import { flowOf } from './flow-data';
import type { ToldGame } from './told-game';

/** Who led by how much, score by score: above the line the home team. */
export default function GameFlow({ told }: { told: ToldGame }) {
  const { labels, home, away, marks } = flowOf(told);
  const { biggestLead } = told.summary;
  const [homeName, awayName] = [told.game.home.teamName, told.game.away.teamName];
  return (
    <Card id="flow" title={t.plays.game_flow()}>
      {labels.length > 1 && (
        <LineChart
          title={t.plays.game_flow()}
          xName={t.plays.score_column()}
          labels={labels}
          marks={marks}
          format={formatDifference}
          series={[
            { name: homeName, kind: 'told', values: home, format: String },
            { name: awayName, kind: 'told', values: away, format: String },
            {
              name: t.plays.lead(),
              kind: 'steps',
              values: home.map((score, index) => score - away[index]!),
              above: homeName,
              tint: 0,
              below: { name: awayName, tint: 1 },
            },
          ]}
        />
      )}
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {t.plays.lead_over_the_game_led_by_at_most({
          home: homeName,
          home2: biggestLead.home,
          away: awayName,
          away2: biggestLead.away,
        })}
      </p>
    </Card>
  );
}
