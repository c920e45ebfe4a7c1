import { useState } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Button } from '@/ui/button';
import type { CourtGame } from '../court-game';
import { useTakeScoreMutation } from '../courtside.hooks.generated';
import type { Plays } from '../hooks/use-play-store';
import type { CourtState } from '../shown/game-state';
import { Notice } from './notices';

interface Props {
  game: CourtGame;
  state: CourtState;
  plays: Plays;
  onStart: () => void;
}

/** At the end of a game, and after a correction of a final one: the final score that the plays make. Never taken unasked. */
export function ScoreOffer({ game, state, plays, onStart }: Props) {
  const { result, unsentCount, isLoaded, receiveResult } = plays;
  const { finals, now } = state;
  const undoable = useUndoToast();
  const attempt = useMutationWithToast();
  const [take, { loading }] = useTakeScoreMutation();
  const [leftAlone, leaveAlone] = useState('');
  const { homeScore, awayScore, version } = result;
  const isFinal = homeScore !== null && awayScore !== null;
  const made = `${finals.home}:${finals.away}`;
  const isSame = homeScore === finals.home && awayScore === finals.away;
  if (state.summary.plays.length === 0 || isSame || leftAlone === made || (!isFinal && now.phase !== 'over'))
    return null;
  const save = async (): Promise<void> => {
    await attempt(async () => {
      const input = { homeScore: finals.home, awayScore: finals.away, expectedVersion: version };
      const { data } = await take({ variables: { id: game.id, input } });
      receiveResult(data!.setGameScore);
      undoable({ message: 'Final game score updated!', undoId: data!.setGameScore.undoId });
    }, 'Failed to update final score.');
  };
  return (
    <Notice
      action={
        <>
          <Button
            className="min-h-11"
            variant="primary"
            busy={loading}
            disabled={unsentCount > 0 || !isLoaded}
            onClick={() => void save()}
          >
            {isFinal ? `Take ${made}` : `Final score ${made}`}
          </Button>
          {!isFinal && now.next !== null && (
            <Button className="min-h-11" onClick={onStart}>
              Start {now.next.name}
            </Button>
          )}
          <Button className="min-h-11" onClick={() => leaveAlone(made)}>
            Not now
          </Button>
        </>
      }
    >
      {isFinal
        ? `The final score is ${homeScore}:${awayScore}, the plays make ${made}.`
        : `${now.period.name} has ended at ${state.sides.home.score}:${state.sides.away.score}.`}
      {unsentCount > 0 && ' Some plays are not sent yet.'}
    </Notice>
  );
}
