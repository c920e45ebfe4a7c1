import { cn } from '@/lib/cn';
import { Card } from '@/ui/card';
import { sideOfTeam } from '../court-game';
import { clockText } from '../keeping/game-clock';
import { labelOf, whoOf } from '../shown/play-text';
import type { ToldGame } from './told-game';

/** Every play of the game, the latest period first while it is played. */
export function ToldPlays({ told: { game, summary } }: { told: ToldGame }) {
  const isRunning = game.result.status === 'IN_PROGRESS';
  const ofPeriods = game.periods.map((period) => ({
    ...period,
    plays: summary.plays.filter(({ play }) => play.periodId === period.id),
  }));
  return (isRunning ? ofPeriods.toReversed() : ofPeriods).map(({ id, name, plays }) => (
    <Card key={id} title={name} aside={<PeriodScore of={plays.at(-1)?.score} />} flush>
      <ol>
        {(isRunning ? plays.toReversed() : plays).map(({ play, score, isScoring }) => {
          const side = sideOfTeam(game, play.teamId);
          const who = whoOf(game, play);
          return (
            <li key={play.id} className="told-play">
              <span className="tabular">{play.clock === null ? '' : clockText(play.clock)}</span>
              <span
                aria-hidden="true"
                style={{
                  background: side === null ? 'transparent' : `var(--chart-${side.name === 'home' ? 0 : 1})`,
                }}
              />
              <span>
                <span className={cn(isScoring && 'font-semibold')}>{labelOf(game, play)}</span>
                {who !== '' && <span className="text-muted"> · {who}</span>}
                {side !== null && who !== side.teamName && play.kind !== 'OPPONENT_ERROR' && (
                  <span className="text-muted"> ({side.teamName})</span>
                )}
              </span>
              {isScoring && (
                <span className="display tabular shrink-0 font-bold">
                  {score.home} - {score.away}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  ));
}

function PeriodScore({ of: score }: { of: { home: number; away: number } | undefined }) {
  if (!score) return null;
  return (
    <span className="display tabular text-lg font-bold">
      {score.home} - {score.away}
    </span>
  );
}
