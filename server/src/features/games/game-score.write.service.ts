import { refusedScores, statusAfterScores } from '../../domain/game/result-rules.js';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { writeAs } from '../audit/write.service.js';
import { lockGame, saveGame, type SavedGame } from './game-change.service.js';
import type { SetGameScoreInput } from './game.input.js';

const MOST = 9999;

/**
 * Sets the final scores of a game, or takes them away; a game that is running is final by it. Admins, and holders of a link for the
 * game. It can be undone.
 * @throws 400 for one score without the other; 404 for an unknown game; 409 for a stale version; 422 for scores of a
 *   game that was postponed or cancelled
 */
export function setGameScore(ctx: RequestContext, id: string | number, input: SetGameScoreInput): Promise<SavedGame> {
  const { organizationId, author } = requireScorekeeper(ctx, id);
  const check = new InputCheck();
  const homeScore = check.integer('homeScore', input.homeScore, { max: MOST }) ?? null;
  const awayScore = check.integer('awayScore', input.awayScore, { max: MOST }) ?? null;
  const isTakenAway = input.homeScore === null && input.awayScore === null;
  check.that(isTakenAway || homeScore !== null, 'homeScore', 'homeScore is required.');
  check.that(isTakenAway || awayScore !== null, 'awayScore', 'awayScore is required.');
  check.finish();
  const scores = { scoreHome: homeScore, scoreAway: awayScore };
  return writeAs(ctx, organizationId, author, async (tx) => {
    const game = await lockGame(tx, parseId(id, 'Game'));
    const refused = refusedScores(game.row.status, scores);
    if (refused !== null) throw unprocessable(refused);
    const status = statusAfterScores(game.row.status, scores);
    return saveGame(
      tx,
      game,
      { homeScore, awayScore, status },
      {
        expected: input.expectedVersion,
        done: (label) =>
          homeScore === null
            ? `Took away the score of ${label}.`
            : `Set the score of ${label} to ${homeScore} - ${awayScore}.`,
      },
    );
  });
}
