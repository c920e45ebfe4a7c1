import { useState } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useExtraPeriod } from '@/app/admin/extra-period/use-extra-period';
import type { CourtGame } from '../court-game';
import { useTakeScoreMutation } from '../courtside.hooks.generated';
import type { Plays } from '../hooks/use-play-store';
import { contestWords } from '../shown/contest-words';
import { type CourtState, isBeingPlayed } from '../shown/game-state';
import { Notice } from './notices';

interface Props {
  game: CourtGame;
  state: CourtState;
  plays: Plays;
  onStart: () => void;
}

/** What becomes of the result. */
interface Scores {
  homeScore: number | null;
  awayScore: number | null;
  goesOn?: boolean;
}

/**
 * At the end of a game, when a best of three would be over, and after a correction of a final one: the final score that
 * the plays make. Never taken unasked. A game that was ended too early, as at a tie that an overtime follows, can go
 * on: whoever has a link takes nothing back otherwise.
 */
export function ScoreOffer({ game, state, plays, onStart }: Props) {
  const { result, unsentCount, isLoaded, receiveResult } = plays;
  const { finals, now, isOverInThree } = state;
  const words = contestWords(game.vocabulary.sport);
  const undoable = useUndoToast();
  const attempt = useMutationWithToast();
  const [take, { loading }] = useTakeScoreMutation();
  const [leftAlone, leaveAlone] = useState('');
  const extra = useExtraPeriod(game.sport, game.periods);
  const { homeScore, awayScore, version } = result;
  const isFinal = homeScore !== null && awayScore !== null;
  const made = `${finals.home}:${finals.away}`;
  const isSame = homeScore === finals.home && awayScore === finals.away;
  const isTied = finals.home === finals.away;
  const isEarly =
    result.status === 'FINAL' && now.phase === 'on' && isBeingPlayed(state.summary.plays.map(({ play }) => play));
  const isOffered = isFinal ? !isSame : now.phase === 'over' || isOverInThree;
  if (state.summary.plays.length === 0 || leftAlone === made || (!isOffered && !isEarly)) return null;
  const save = async (scores: Scores, message: string): Promise<void> => {
    await attempt(async () => {
      const { data } = await take({ variables: { id: game.id, input: { ...scores, expectedVersion: version } } });
      receiveResult(data!.setGameScore);
      undoable({ message, undoId: data!.setGameScore.undoId, unmatched: data!.unmatched });
    }, t.plays.failed_to_update_final_score());
  };
  const saveFinals = (): Promise<void> =>
    save({ homeScore: finals.home, awayScore: finals.away }, t.plays.final_game_score_updated());
  const goOn = (): Promise<void> => save({ homeScore: null, awayScore: null, goesOn: true }, words.isInProgressAgain());
  const canStart = !isFinal && now.phase === 'over' && now.next !== null;
  const mayAdd = !isFinal && isTied && now.phase === 'over' && now.next === null && extra !== null;
  // Nobody has won at a tie: an overtime is what follows, where there is one.
  const isLikely = !isEarly && !isOverInThree && !(isTied && (canStart || mayAdd));
  return (
    <Notice
      action={
        <>
          {isEarly && (
            <Button className="min-h-11" variant="primary" busy={loading} onClick={() => void goOn()}>
              {words.goesOn()}
            </Button>
          )}
          {isOffered && (
            <Button
              className="min-h-11"
              variant={isLikely ? 'primary' : 'secondary'}
              busy={loading}
              disabled={unsentCount > 0 || !isLoaded}
              onClick={() => void saveFinals()}
            >
              {isFinal ? t.plays.take({ made }) : t.plays.final_score({ made })}
            </Button>
          )}
          {canStart && (
            <Button className="min-h-11" variant={isTied ? 'primary' : 'secondary'} onClick={onStart}>
              {t.plays.start_2({ next: now.next!.name })}
            </Button>
          )}
          {mayAdd && (
            <Button className="min-h-11" variant="primary" busy={extra.isBusy} onClick={() => void extra.add()}>
              {t.games.add({ next: extra.name })}
            </Button>
          )}
          <Button className="min-h-11" onClick={() => leaveAlone(made)}>
            {t.plays.not_now()}
          </Button>
        </>
      }
    >
      {isEarly && (!isOffered || !isFinal)
        ? words.isFinalAndPlayed(now.period.name)
        : isFinal
          ? t.plays.the_final_score_is_the_plays_make({ homeScore, awayScore, made })
          : isOverInThree
            ? t.plays.of_a_best_of_three()
            : t.plays.has_ended_at({
                period: now.period.name,
                score: state.sides.home.score,
                score2: state.sides.away.score,
              })}
      {unsentCount > 0 && t.plays.some_plays_are_not_sent_yet()}
    </Notice>
  );
}
