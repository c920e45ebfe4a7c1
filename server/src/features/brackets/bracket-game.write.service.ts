import { matchesOf } from '../../domain/bracket/matches-of.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { withinTransaction } from '../../lib/within-transaction.js';
import type { Write } from '../audit/write.service.js';
import { findDivision } from '../divisions/division.service.js';
import type { SavedGame } from '../games/game-change.service.js';
import type { CreateGameInput } from '../games/game.input.js';
import { createGame } from '../games/game.write.service.js';
import { bracketOf } from './bracket.service.js';

/**
 * Creates a game for a match of a division's bracket, and stores which match it is for: where its two teams come to
 * meet again, it is not taken for another. Admins. It can be undone.
 * @throws 400 for wrong fields; 404 for an unknown division or team; 422 for a match that the bracket does not have,
 *   one that is decided or has all its games, and teams that do not meet in it now
 */
export async function createBracketGame(
  ctx: RequestContext,
  bracketNode: string,
  input: CreateGameInput,
): Promise<SavedGame> {
  const refuseUnlessOpen = async ({ manager }: Write): Promise<void> => {
    await openMatch(await withinTransaction(ctx, manager), bracketNode, input);
  };
  return createGame(ctx, input, { id: await openMatch(ctx, bracketNode, input), refuseUnlessOpen });
}

/** The id of a match that a game may be created for, as things stand. */
async function openMatch(ctx: RequestContext, bracketNode: string, input: CreateGameInput): Promise<string> {
  const organizationId = requireAdmin(ctx);
  const division = await findDivision(ctx, organizationId, input.divisionId ?? '');
  if (!division) throw notFound('Division');
  const match = matchesOf(await bracketOf(ctx, division)).find(({ id }) => id === bracketNode);
  if (!match) throw refused('bracketNode', 'The bracket does not have this match.');
  if (match.winnerTeamId !== null) throw refused('bracketNode', 'This match is decided already.');
  const meeting = new Set([match.home?.teamId, match.away?.teamId]);
  const teamIds = [input.homeTeamId, input.awayTeamId].map((id) => parseId(id, 'Team'));
  const isTheirs = new Set(teamIds).size === 2 && teamIds.every((id) => meeting.has(id));
  if (!isTheirs) throw refused('homeTeamId', 'These teams do not meet in this match as results are now.');
  if (!match.needsGame) throw refused('bracketNode', 'This match has all its games already.');
  return match.id;
}

function refused(field: string, message: string): Error {
  return unprocessable(message, undefined, [{ field, message }]);
}
