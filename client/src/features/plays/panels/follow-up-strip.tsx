import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { playLabel } from '../shown/play-label';
import { t } from '@/texts';
import { type CourtGame, sideOfTeam } from '../court-game';
import { actionOf } from '../entry/actions';
import type { FollowUp, FollowUpRow, FollowUps } from '../entry/follow-up';
import type { CourtState } from '../shown/game-state';
import type { ProposedLink } from '@domain/plays/propose-links';
import { shortNameOf } from '../shown/play-text';
import { Who } from './who';

interface Props {
  game: CourtGame;
  state: CourtState;
  followUps: FollowUps;
  onTake: (offer: FollowUp, link: ProposedLink, teamId: string, playerId: string | null) => void;
  onClose: () => void;
}

/**
 * What may have followed from the last play: one tap on who did it enters it. It stands in nobody's way, and goes with
 * the next play.
 */
export function FollowUpStrip({ game, state, followUps, onTake, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const offer = followUps.offers.find(({ name }) => name === chosen) ?? followUps.offers[0];
  if (offer === undefined) return null;
  return (
    <section
      aria-label={t.plays.what_followed()}
      className="court-follow flex flex-col gap-1 rounded-md bg-accent-soft p-1"
    >
      <div className="flex shrink-0 items-center gap-1">
        <div className="court-follow-offers flex min-w-0 gap-1 overflow-x-auto">
          {followUps.offers.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === offer.name}
              onClick={() => setChosen(name)}
              className="min-h-11 rounded-md px-3 text-sm font-semibold whitespace-nowrap aria-pressed:bg-accent-solid aria-pressed:text-on-accent"
            >
              {t.plays.is_it({ name })}
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={t.plays.nothing_followed()}
          onClick={onClose}
          className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-surface"
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {offer.rows.map((row) => (
          <Row
            key={`${offer.name}-${row.teamId}`}
            game={game}
            state={state}
            offer={offer}
            row={row}
            onTake={(link, playerId) => onTake(offer, link, row.teamId, playerId)}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  game: CourtGame;
  state: CourtState;
  offer: FollowUp;
  row: FollowUpRow;
  onTake: (link: ProposedLink, playerId: string | null) => void;
}

function Row({ game, state, offer, row, onTake }: RowProps) {
  const side = sideOfTeam(game, row.teamId)!;
  const { hasLineup, onCourt } = state.sides[side.name];
  const [tapped, setTapped] = useState<string | null>(null);
  const players = (hasLineup ? onCourt : side.players.filter(({ didNotPlay }) => !didNotPlay)).filter(
    ({ id }) => id !== row.without,
  );
  const [only] = row.links;
  const isTwoTaps = row.links.length > 1;
  const playerId = tapped ?? offer.playerId;
  const choose = (id: string | null): void => (isTwoTaps ? setTapped(id) : onTake(only!, id));
  const shown = useRef<HTMLDivElement>(null);
  // Who is meant unless somebody else is tapped has to be in sight.
  useLayoutEffect(() => {
    const chosen = shown.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (offer.playerId !== null && chosen && shown.current) shown.current.scrollLeft = centred(chosen, shown.current);
  }, [offer.playerId]);
  const mayBeTeam = game.vocabulary.rules.get(only!.kind)?.player !== 'needed';
  return (
    <div
      role="group"
      aria-label={isTwoTaps ? `${offer.name}, ${side.teamName}` : `${playLabel(only!.kind)}, ${side.teamName}`}
    >
      <div className="flex items-stretch gap-1">
        <span
          aria-hidden="true"
          className="flex w-16 shrink-0 flex-col justify-center text-xs leading-tight font-semibold md:w-32 court-follow-label"
        >
          {!isTwoTaps && <span>{actionOf(only!.kind).short}</span>}
          <span className="truncate font-medium text-muted">{side.teamName}</span>
        </span>
        <div ref={shown} className="relative flex min-w-0 flex-[3] gap-1 overflow-x-auto">
          {players.map((player) => (
            <Who
              key={player.id}
              player={player}
              short={player.jersey ?? shortNameOf(player, players)}
              isChosen={isTwoTaps && playerId === player.id}
              onChoose={choose}
            />
          ))}
          {mayBeTeam && !isTwoTaps && (
            <button type="button" onClick={() => choose(null)} className="court-who text-xs">
              {t.common.team()}
            </button>
          )}
        </div>
        {isTwoTaps &&
          row.links.map((link) => {
            const { short, name, tone } = actionOf(link.kind);
            return (
              <button
                key={link.kind}
                type="button"
                aria-label={name}
                disabled={playerId === null && !mayBeTeam}
                onClick={() => onTake(link, playerId)}
                className={cn('court-who max-w-28 px-2', tone === 'made' ? 'court-made' : 'court-missed')}
              >
                {tone === 'made' ? short : t.plays.miss()}
              </button>
            );
          })}
      </div>
    </div>
  );
}

/** How far a row is scrolled when one of it stands in its middle. */
const centred = (one: HTMLElement, row: HTMLElement): number =>
  one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2;
