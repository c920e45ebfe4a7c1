import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { Card } from '@/ui/card';
import { clockText } from '../keeping/game-clock';
import { playerOf } from '../court-game';
import type { ToldGame } from './told-game';

/** Minutes and plus-minus; only where it is known of every moment who was on the court. */
export function PlayerTimes({ told: { game, summary } }: { told: ToldGame }) {
  const paths = usePaths();
  if (summary.times === null) return null;
  return (
    <Card title="Minutes and plus-minus" flush>
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        {[game.home, game.away].map(({ name, teamName }) => (
          <table key={name} className="tabular w-full self-start text-sm">
            <caption className="px-4 py-2 text-left font-semibold">{teamName}</caption>
            <thead>
              <tr className="text-muted">
                <th scope="col" className="py-1.5 pl-4 text-left font-semibold">
                  Player
                </th>
                <th scope="col" className="py-1.5 text-right font-semibold">
                  Min
                </th>
                <th scope="col" className="w-16 py-1.5 pr-4 text-right font-semibold">
                  +/-
                </th>
              </tr>
            </thead>
            <tbody>
              {summary
                .times!.filter(({ side }) => side === name)
                .toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
                .map(({ playerId, seconds, plusMinus }) => (
                  <tr key={playerId} className="border-t border-line">
                    <th scope="row" className="max-w-0 py-1.5 pl-4 text-left font-normal">
                      <Link to={paths.player(playerId)} className="link block truncate">
                        {playerOf(game, String(playerId))?.name}
                      </Link>
                    </th>
                    <td className="py-1.5 text-right">{seconds === null ? '-' : clockText(seconds)}</td>
                    <td className="py-1.5 pr-4 text-right">{plusMinus > 0 ? `+${plusMinus}` : plusMinus}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}
