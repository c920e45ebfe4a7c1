import { refusedGoingOn, refusedScores, statusAfterScores } from '../../domain/game/result-rules.js';
import type { RequestContext } from '../../context/request-context.js';
import { forbidden, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { writeAs } from '../audit/write.service.js';
import { lockGame, saveGame, type SavedGame } from './game-change.service.js';
import type { SetGameScoreInput } from './game.input.js';

const MOST = 9999;

/**
 * Sets the final scores of a game, or takes them away; a game that is running is final by it, and one that was ended
 * too early goes on by `goesOn`. Administrators, and holders of a link for the game, who do not say what is a forfeit.
 * It can be undone.
 * @throws 400 for one score without the other; 403 for a holder who says what is a forfeit; 404 for an unknown game;
 *   409 for a stale version; 422 for scores of a game that was postponed or cancelled, and for one that is to go on and
 *   is not final
 */
export function setGameScore(ctx: RequestContext, id: string | number, input: SetGameScoreInput): Promise<SavedGame> {
  const { organizationId, author } = requireScorekeeper(ctx, id);
  const isForfeit = input.forfeit ?? null;
  if (isForfeit !== null && ctx.scorekeeper !== null) throw forbidden('Only administrators say what is a forfeit.');
  const check = new InputCheck();
  const homeScore = check.integer('homeScore', input.homeScore, { max: MOST }) ?? null;
  const awayScore = check.integer('awayScore', input.awayScore, { max: MOST }) ?? null;
  const isTakenAway = input.homeScore === null && input.awayScore === null;
  check.that(isTakenAway || homeScore !== null, 'homeScore', 'homeScore is required.');
  check.that(isTakenAway || awayScore !== null, 'awayScore', 'awayScore is required.');
  const goesOn = input.goesOn === true;
  check.that(!goesOn || isTakenAway, 'goesOn', 'goesOn is for a game whose scores are taken away.');
  check.that(isForfeit === null || !isTakenAway, 'forfeit', 'forfeit is for a game that has scores.');
  check.finish();
  const scores = { scoreHome: homeScore, scoreAway: awayScore };
  return writeAs(ctx, organizationId, author, async (tx) => {
    const game = await lockGame(tx, parseId(id, 'Game'));
    const status = goesOn ? 'in_progress' : statusAfterScores(game.row.status, scores, isForfeit);
    const refused = goesOn ? refusedGoingOn(game.row.status) : refusedScores(status, scores);
    if (refused !== null) throw unprocessable(refused);
    return saveGame(
      tx,
      game,
      { homeScore, awayScore, status },
      {
        expected: input.expectedVersion,
        done: (label) =>
          homeScore === null
            ? goesOn
              ? `Set ${label} in progress again.`
              : `Took away the score of ${label}.`
            : `Set the score of ${label} to ${homeScore} - ${awayScore}.`,
      },
    );
  });
}
