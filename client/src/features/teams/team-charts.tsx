import type { GameRowFragment } from '@/features/games/game-row.generated';
import { formatAverage, formatDifference } from '@/lib/format-stat';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LineChart } from '@/ui/charts/line-chart';
import type { ScoreWords } from './score-words';
import { averagesOfFive, resultsByGame } from './team-chart-data';

interface Props {
  teamId: string;
  games: readonly GameRowFragment[];
  words: ScoreWords;
}

/** A team's games as pictures: by how much each was won or lost, and how points scored and allowed went. */
export default function TeamCharts({ teamId, games, words }: Props) {
  const results = resultsByGame(games, teamId);
  if (results === null) return null;
  const { labels, shortLabels, scored, allowed, margins } = results;
  return (
    <div className="grid grid-cols-1 items-start gap-4 max-lg:order-last lg:grid-cols-2 [&>*]:min-w-0">
      <Card id="margins" title={t.teams.margin_game_by_game()}>
        <LineChart
          title={t.teams.margin_game_by_game()}
          xName={t.common.game()}
          labels={labels}
          shortLabels={shortLabels}
          format={formatDifference}
          series={[
            { name: words.score, kind: 'told', values: scored, format: String },
            { name: words.opponents, kind: 'told', values: allowed, format: String },
            {
              name: t.teams.margin(),
              kind: 'bars',
              values: margins,
              above: t.teams.won_by(),
              tint: 'good',
              below: { name: t.teams.lost_by(), tint: 'bad' },
            },
          ]}
        />
      </Card>
      <Card
        id="scoring"
        title={words.both}
        aside={<span className="text-sm text-muted">{t.teams.average_of_last_five()}</span>}
      >
        <LineChart
          title={words.both}
          xName={t.common.game()}
          labels={labels}
          shortLabels={shortLabels}
          format={formatAverage}
          series={[
            { name: t.teams.scored(), values: averagesOfFive(scored) },
            { name: t.teams.allowed(), values: averagesOfFive(allowed) },
          ]}
        />
      </Card>
    </div>
  );
}
