import { formatAverage } from '@/lib/format-stat';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LineChart } from '@/ui/charts/line-chart';
import type { PlayerGamesFragment } from './player.generated';
import { pointsByGame, type ShotShare, shotShares } from './player-chart-data';

/** A player's games as pictures: points game by game, and what shots they come from. */
export default function PlayerCharts({ games }: { games: PlayerGamesFragment }) {
  const points = pointsByGame(games);
  const shares = shotShares(games);
  return (
    <div className="grid grid-cols-1 items-start gap-4 max-lg:order-last lg:grid-cols-[2fr_1fr]">
      {points && (
        <Card id="points" title={t.players.points_game_by_game()} className="min-w-0">
          <LineChart
            title={t.players.points_game_by_game()}
            xName={t.common.game()}
            labels={points.labels}
            shortLabels={points.shortLabels}
            series={[
              { name: t.players.points(), kind: 'bars', values: points.points },
              { name: t.players.average_so_far(), values: points.averages, format: formatAverage },
            ]}
          />
        </Card>
      )}
      {shares && (
        <Card id="shots" title={t.players.points_by_shot()} className="min-w-0">
          <ShotShares shares={shares} />
        </Card>
      )}
    </div>
  );
}

/** A bar in parts; its table is the legend. */
function ShotShares({ shares }: { shares: readonly ShotShare[] }) {
  const all = shares.reduce((sum, { points }) => sum + points, 0);
  const before = (index: number): number => shares.slice(0, index).reduce((sum, { points }) => sum + points, 0);
  const percent = (points: number): string => `${Math.round((points / all) * 1000) / 10}%`;
  return (
    <>
      <svg
        role="img"
        aria-label={t.players.shares_of_points({
          shares: shares.map(({ name, share }) => `${name} ${share}%`).join(', '),
        })}
        className="share-bar"
      >
        {shares.map(({ name, points }, index) => (
          <rect
            key={name}
            x={percent(before(index))}
            width={percent(points)}
            height="100%"
            className={`chart-ink-${index}`}
          />
        ))}
      </svg>
      <table className="mt-3 w-full">
        <caption className="sr-only">{t.players.points_by_shot()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.players.shot()}</th>
            <th scope="col">{t.players.points()}</th>
            <th scope="col">{t.players.share()}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, points, share }, index) => (
            <tr key={name}>
              <th scope="row" className="py-0.5 text-left font-normal">
                <svg aria-hidden="true" viewBox="0 0 12 12" className={`mr-2 inline-block size-3 chart-ink-${index}`}>
                  <rect width="12" height="12" rx="2" fill="currentColor" />
                </svg>
                {name}
              </th>
              <td className="tabular py-0.5 text-right text-sm text-muted">{t.players.points_2({ made: points })}</td>
              <td className="display tabular w-16 py-0.5 text-right text-xl font-bold">{share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
