import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { clockText } from '../keeping/game-clock';
import { playerOf } from '../court-game';
import type { ToldGame } from './told-game';

/** Minutes and plus-minus; only of a side of which it is known of every moment who was on the court. */
export default function PlayerTimes({ told: { game, summary } }: { told: ToldGame }) {
  const paths = usePaths();
  const times = summary.times ?? [];
  const sides = [game.home, game.away].filter(({ name }) => times.some(({ side }) => side === name));
  if (sides.length === 0) return null;
  return (
    <Card title={t.plays.minutes_and_plus_minus()} flush>
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        {sides.map(({ name, teamName }) => (
          <table key={name} className="player-times tabular">
            <caption>{teamName}</caption>
            <thead>
              <tr>
                {[t.common.player(), t.plays.min(), '+/-'].map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times
                .filter(({ side }) => side === name)
                .toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
                .map(({ playerId, seconds, plusMinus }) => (
                  <tr key={playerId}>
                    <th scope="row">
                      <Link to={paths.player(playerId)} className="link block truncate">
                        {playerOf(game, String(playerId))?.name}
                      </Link>
                    </th>
                    <td>{seconds === null ? '–' : clockText(seconds)}</td>
                    <td>{plusMinus > 0 ? `+${plusMinus}` : plusMinus}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}
