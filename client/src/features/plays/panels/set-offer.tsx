import { useState } from 'react';
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
  /** Plays are inserted before another one: the offer waits. */
  isInserting: boolean;
  /** Ends the set. */
  onEnd: () => void;
  /** Says who has won a game within it, after which play. */
  onGame: (side: SideName, afterId: string) => void;
}

interface Offer {
  /** What tells it from others. */
  key: string;
  text: string;
  label: string;
  onTake: () => void;
}

/**
 * Once a set, or a game within it, is won by the usual rules: one press says so. Whoever plays by others goes on, and
 * nothing is ended unasked.
 */
export function SetOffer({ isInserting, ...props }: Props) {
  const [leftAlone, setLeftAlone] = useState<readonly string[]>([]);
  const offers = offersOf(props);
  // What does not stand any longer is new where it stands again, as after an undo.
  const unasked = leftAlone.filter((key) => offers.some((offer) => offer.key === key));
  if (unasked.length < leftAlone.length) setLeftAlone(unasked);
  const offer = offers.find(({ key }) => !unasked.includes(key));
  if (offer === undefined || isInserting) return null;
  const { key, text, label, onTake } = offer;
  // What lies below moves up once it is gone.
  const goneBy = (act: () => void) => (): void => {
    ignoreSecondPress();
    act();
  };
  return (
    <Notice
      key={key}
      action={
        <>
          <Button className="min-h-11" variant="primary" onClick={goneBy(onTake)}>
            {label}
          </Button>
          <Button className="min-h-11" onClick={goneBy(() => setLeftAlone([...unasked, key]))}>
            {t.plays.not_now()}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}

/** The set first: in one that goes on all the same, its games are still won. */
function offersOf({ game, state: { set, sides, now }, onEnd, onGame }: Omit<Props, 'isInserting'>): Offer[] {
  const offers: Offer[] = [];
  const winner = set?.winner ?? null;
  if (winner !== null)
    offers.push({
      key: `${now.period.id} ${winner}`,
      label: t.plays.end({ period: now.period.name }),
      text: t.plays.the_set_goes_to({
        period: now.period.name,
        team: game[winner].teamName,
        score: sides[winner].score,
        score2: sides[otherSide(winner)].score,
      }),
      onTake: onEnd,
    });
  const unsaid = set?.game?.unsaid ?? null;
  if (unsaid !== null) {
    const { side, point } = unsaid;
    const { teamName } = game[side];
    offers.push({
      key: point.playId,
      label: t.plays.game_for({ team: teamName }),
      text: t.plays.the_game_goes_to({ team: teamName }),
      onTake: () => onGame(side, point.playId),
    });
  }
  return offers;
}
