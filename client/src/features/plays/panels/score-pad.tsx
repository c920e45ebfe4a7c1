import type { PlayKind } from '@domain/plays/play-kind';
import { t } from '@/texts';
import { type CourtGame } from '../court-game';
import { actionOf, scoreKinds } from '../entry/actions';

interface Props {
  game: CourtGame;
  onScore: (teamId: string, kind: PlayKind) => void;
}

/** Where only the score is kept: one tap for the points of a team. */
export function ScorePad({ game, onScore }: Props) {
  const kinds = scoreKinds(game.vocabulary);
  return (
    <section aria-label={t.plays.what_happened()} className="grid min-h-0 flex-1 grid-cols-2 gap-1.5 md:gap-3">
      {[game.home, game.away].map(({ teamId, teamName }) => (
        <div key={teamId} role="group" aria-label={teamName} className="flex flex-col gap-1.5">
          {kinds.map((kind) => {
            const { short, name } = actionOf(kind);
            return (
              <button
                key={kind}
                type="button"
                aria-label={`${name}, ${teamName}`}
                onClick={() => onScore(teamId, kind)}
                className="court-action court-made display max-h-40 flex-1 text-3xl font-bold"
              >
                {short}
              </button>
            );
          })}
        </div>
      ))}
    </section>
  );
}
