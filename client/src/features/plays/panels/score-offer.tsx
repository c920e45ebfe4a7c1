import { useState } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
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
      undoable({ message: t.plays.final_game_score_updated(), undoId: data!.setGameScore.undoId });
    }, t.plays.failed_to_update_final_score());
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
            {isFinal ? t.plays.take({ made }) : t.plays.final_score({ made })}
          </Button>
          {!isFinal && now.next !== null && (
            <Button className="min-h-11" onClick={onStart}>
              {t.plays.start_2({ next: now.next.name })}
            </Button>
          )}
          <Button className="min-h-11" onClick={() => leaveAlone(made)}>
            {t.plays.not_now()}
          </Button>
        </>
      }
    >
      {isFinal
        ? t.plays.the_final_score_is_the_plays_make({ homeScore, awayScore, made })
        : t.plays.has_ended_at({
            period: now.period.name,
            score: state.sides.home.score,
            score2: state.sides.away.score,
          })}
      {unsentCount > 0 && t.plays.some_plays_are_not_sent_yet()}
    </Notice>
  );
}
