import { useMemo } from 'react';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LazyChart } from '@/ui/charts/lazy-chart';
import type { PlayerGamesFragment } from './player.generated';
import { pointsByGame, shotShares } from './player-chart-data';

/** A player's games as pictures: points game by game, and what shots they come from. */
export function PlayerCharts({ games }: { games: PlayerGamesFragment }) {
  const points = useMemo(() => pointsByGame(games), [games]);
  const shares = shotShares(games);
  if (points === null && shares === null) return null;
  return (
    <div className="no-print grid grid-cols-1 items-start gap-4 max-lg:order-last lg:grid-cols-[2fr_1fr]">
      {points && (
        <Card title={t.players.points_game_by_game()} className="min-w-0">
          <LazyChart title={t.players.points_game_by_game()} xName={t.common.game()} {...points} />
        </Card>
      )}
      {shares && (
        <Card title={t.players.points_by_shot()} className="min-w-0">
          <div aria-hidden="true" className="flex h-8 gap-0.5 overflow-hidden rounded-sm">
            {shares.map(
              ({ name, points: made }, index) =>
                made > 0 && <span key={name} className={`chart-${index}`} style={{ flexGrow: made, flexBasis: 0 }} />,
            )}
          </div>
          <dl className="mt-3 flex flex-col gap-1.5">
            {shares.map(({ name, points: made, share }, index) => (
              <div key={name} className="flex items-center gap-2">
                <dt className="flex flex-1 items-center gap-2">
                  <span aria-hidden="true" className={`size-3 rounded-[2px] chart-${index}`} />
                  {name}
                </dt>
                <dd className="tabular text-sm text-muted">{t.players.points_2({ made })}</dd>
                <dd className="display tabular w-12 text-right text-xl font-bold">{share}%</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}
