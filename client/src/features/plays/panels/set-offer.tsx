import { useState } from 'react';
import type { BothSides } from '@domain/plays/play-summary';
import { otherSide } from '@domain/plays/other-side';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { ignoreSecondPress } from '@/ui/second-press';
import type { CourtGame, SideName } from '../court-game';
import type { CourtState } from '../shown/game-state';
import { Notice } from './notices';

interface Props {
  game: CourtGame;
  state: CourtState;
  /** Ends the set. */
  onEnd: () => void;
  /** Says who has won a game within it, after which play. */
  onGame: (side: SideName, afterId: string) => void;
}

/**
 * Once a set, or a game within it, is won by the usual rules: one press says so. Whoever plays by others goes on, and
 * nothing is ended unasked.
 */
export function SetOffer({ game, state: { set, sides, now }, onEnd, onGame }: Props) {
  if (set === null) return null;
  if (set.winner !== null) {
    const { winner } = set;
    const scores: BothSides<number> = { home: sides.home.score, away: sides.away.score };
    return (
      <Offer
        key={`${now.period.id} ${winner}`}
        label={t.plays.end({ period: now.period.name })}
        text={t.plays.the_set_goes_to({
          period: now.period.name,
          team: game[winner].teamName,
          score: scores[winner],
          score2: scores[otherSide(winner)],
        })}
        onTake={onEnd}
      />
    );
  }
  const unsaid = set.game?.unsaid ?? null;
  if (unsaid === null) return null;
  const { teamName } = game[unsaid.side];
  return (
    <Offer
      key={unsaid.point.playId}
      label={t.plays.game_for({ team: teamName })}
      text={t.plays.the_game_goes_to({ team: teamName })}
      onTake={() => onGame(unsaid.side, unsaid.point.playId)}
    />
  );
}

function Offer({ label, text, onTake }: { label: string; text: string; onTake: () => void }) {
  const [isLeftAlone, leaveAlone] = useState(false);
  if (isLeftAlone) return null;
  // What lies below moves up once it is gone.
  const goneBy = (act: () => void) => (): void => {
    ignoreSecondPress();
    act();
  };
  return (
    <Notice
      action={
        <>
          <Button className="min-h-11" variant="primary" onClick={goneBy(onTake)}>
            {label}
          </Button>
          <Button className="min-h-11" onClick={goneBy(() => leaveAlone(true))}>
            {t.plays.not_now()}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}
