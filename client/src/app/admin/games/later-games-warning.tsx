import type { GameStatus } from '@domain/game/game-status';
import { useAdminBracketQuery } from '@/features/brackets/bracket.hooks.generated';
import { lostGames } from '@/features/brackets/admin/lost-games';
import { t } from '@/texts';
import { gameWords } from '../undo/done-message';
import type { AdminGameFragment } from './game-writes.generated';

type Result = Pick<AdminGameFragment, 'status' | 'homeScore' | 'awayScore'>;

interface Props {
  game: Pick<AdminGameFragment, 'id' | 'division'>;
  /** What is about to be saved; null while that is not known. */
  becomes: Result | null;
}

/**
 * In a form that changes the result of a game of a bracket: which later games would have no match any more, by the
 * rules of the server, while nothing is saved yet. What was saved is told of by the message after it.
 */
export function LaterGamesWarning({ game: { id, division }, becomes }: Props) {
  const { data } = useAdminBracketQuery({
    variables: { divisionId: division?.id ?? '' },
    skip: division === null,
    fetchPolicy: 'network-only',
  });
  const bracket = data?.me?.actingFor?.division;
  if (!bracket) return null;
  const games = becomes ? lostGames(bracket, { result: { id, becomes: asRulesTakeIt(becomes) } }) : [];
  return (
    <div role="status">
      {games.length > 0 && (
        <div className="rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm">
          <p className="font-medium text-warning">
            {t.brackets.will_no_longer_fit({ count: games.length, name: bracket.name })}
          </p>
          <ul className="mt-1">
            {games.map((game) => (
              <li key={game.id}>{gameWords(game)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function asRulesTakeIt({ status, homeScore, awayScore }: Result) {
  return { status: status.toLowerCase() as GameStatus, scoreHome: homeScore, scoreAway: awayScore };
}
