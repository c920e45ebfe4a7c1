import { formatDifference } from '@/lib/format-stat';
import { periodHeading } from '@/lib/period-heading';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LineChart } from '@/ui/charts/line-chart';
import { teamInks } from '@/ui/charts/team-inks';
import { type BoxScoreGame, leadsAfterPeriods } from './box-score-data';

/** Who led by how much at the end of each period: above the line the home team. */
export function PeriodFlow({ game }: { game: BoxScoreGame }) {
  const ends = leadsAfterPeriods(game);
  if (ends.length < 2) return null;
  const teams = [game.home.team, game.away.team] as const;
  const [home, away] = [teams[0].name, teams[1].name];
  const isOfInnings = game.season?.sport.name.toLowerCase() === 'baseball';
  const all = [{ name: t.games.before_the_game(), home: 0, away: 0 }, ...ends];
  return (
    <Card id="flow" title={t.games.game_flow()}>
      <div className="chart-of-teams" style={teamInks(...teams)}>
        <LineChart
          title={t.games.score_after_each_period()}
          xName={isOfInnings ? t.games.after_inning() : t.games.after_period()}
          labels={all.map(({ name }) => periodHeading(name, ends))}
          format={formatDifference}
          series={[
            { name: home, kind: 'told', values: all.map((end) => end.home), format: String },
            { name: away, kind: 'told', values: all.map((end) => end.away), format: String },
            {
              name: t.games.lead(),
              kind: 'lead',
              values: all.map((end) => end.home - end.away),
              above: home,
              tint: 0,
              below: { name: away, tint: 1 },
            },
          ]}
        />
      </div>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {isOfInnings ? t.games.lead_after_innings({ home, away }) : t.games.above_the_line_home_leads({ home, away })}
      </p>
    </Card>
  );
}
