import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import type { CourtGame } from '../court-game';
import type { Entry } from '../hooks/use-entry';
import type { Plays } from '../hooks/use-play-store';
import type { PlayRevision } from '../keeping/play';
import { contestWords } from '../shown/contest-words';
import type { CourtState } from '../shown/game-state';
import { lineOf } from '../shown/play-text';
import { Notice, Notices } from './notices';
import { ScoreOffer } from './score-offer';
import { SetOffer } from './set-offer';

interface Props {
  game: CourtGame;
  state: CourtState;
  plays: Plays;
  /** When the server told the plays last, while it does not answer, in milliseconds since 1970; null when it has. */
  keptAt: number | null;
  /** The play before which is entered; null: after everything. */
  target: PlayRevision | null;
  entry: Entry;
}

/** What has to be said above the panels; many notices leave them their room. */
export function CourtNotices({ game, state, plays, keptAt, target, entry }: Props) {
  const { homeScore, awayScore, status } = plays.result;
  const words = contestWords(game.vocabulary.sport);
  return (
    <div className="court-notices max-h-40 shrink-0 overflow-y-auto">
      {keptAt !== null && (
        <Notice isQuiet>
          {t.plays.no_network_the_game_as_of({ moment: formatMoment(new Date(keptAt).toISOString()) })}
        </Notice>
      )}
      {status === 'POSTPONED' && <Notice isQuiet>{words.isPostponed()}</Notice>}
      {status === 'CANCELLED' && <Notice isQuiet>{words.isCancelled()}</Notice>}
      {homeScore !== null && awayScore !== null && plays.shown.plays.length === 0 && (
        <Notice isQuiet>{t.plays.the_final_score_is_and_there_are_no_plays({ homeScore, awayScore })}</Notice>
      )}
      <Notices game={game} plays={plays} />
      <ScoreOffer
        game={game}
        state={state}
        plays={plays}
        onStart={() => state.now.next && entry.start(state.now.next.id)}
      />
      <SetOffer game={game} state={state} isInserting={target !== null} onEnd={entry.end} onGame={entry.wonGame} />
      {target && (
        <Notice
          isQuiet
          action={
            <button type="button" className="court-quiet px-3" onClick={entry.cancel}>
              {t.plays.done()}
            </button>
          }
        >
          {t.plays.what_is_entered_now_goes_before({ lineOf: lineOf(game, target) })}
        </Notice>
      )}
    </div>
  );
}
