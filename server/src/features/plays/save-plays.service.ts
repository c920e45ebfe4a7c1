import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { MOST_PLAYS } from '../../domain/plays/most-plays.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { NEVER_COUNTING } from '../../domain/game/never-counting.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { announce } from '../audit/write-events.service.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { refreshPlayerTotals } from '../totals/totals.service.js';
import { checkPlays, type SentPlays } from './check-plays.js';
import { planPlays, type PlayPlan } from './plan-plays.js';
import type { SavePlaysInput } from './play.input.js';
import type { StoredPlay } from './play.row.js';
import type { Play, SavePlaysPayload } from './play.type.js';
import { lockPlayedGame, type PlayedGame } from './played-game.js';
import { refusePlays } from './refuse-plays.js';
import { type Turn, writePlays } from './write-plays.js';

/**
 * Stores plays of a game: new ones, changes, such as are taken away or brought back. Statistics and period scores take
 * the difference, so that what was entered by hand stays. Sent again they are done already. What is refused is refused
 * whole; a conflict, and what another device may have entered as well, leaves the rest written. The first play of a
 * scheduled game sets it in progress, and when the last one is taken back before anything else was entered it is
 * scheduled again, unless somebody has set it in progress by hand; plays of a game that counts correct its totals, and
 * never its final score.
 * @throws 400 for wrong fields, 404 for a game, period, team or player that is unknown or not of the game, 422 for
 *   kinds that the game's sport has not, for a player who is named for both teams, and for more plays than a game can
 *   have
 */
export function savePlays(
  ctx: RequestContext,
  gameId: string | number,
  input: SavePlaysInput,
): Promise<SavePlaysPayload> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const sent = checkPlays(input);
  const taken = () => conflict('A name of an operation on statistics is taken. Please send the plays again.');
  return refuseDuplicates({ statistics_ledger_operation_key: taken }, () =>
    writeAs(ctx, organizationId, author, (tx) => save(tx, parseId(gameId, 'Game'), sent), {
      rowCount: sent.plays.length,
    }),
  );
}

async function save(tx: Write, gameId: number, sent: SentPlays): Promise<SavePlaysPayload> {
  const { organizationId, now, author } = tx;
  const game = await lockPlayedGame(tx, gameId, sent);
  const sport = sportNamed(game.sport ?? '');
  if (sport === null) throw unprocessable("Plays are not known of this game's sport.");
  const vocabulary = playVocabularyOf(sport);
  refusePlays(game, vocabulary, sent.plays);
  const plan = planPlays(game, vocabulary, sent.plays, {
    organizationId,
    now,
    actorName: author.name,
    device: sent.device,
  });
  refuseTooMany(game, plan);
  const { status } = game.result;
  const turn = turnOf(game, plan);
  if (plan.writes.length > 0) {
    const work = (): Promise<number[]> => writePlays(tx, game, vocabulary, plan, turn);
    // Statistics that were there before the game began cease to count by its beginning.
    if (turn === 'begins' && game.hasValues)
      await announce(tx, 'games', { gameIds: [game.id], resultsStay: true }, async () => void (await work()));
    else {
      const playerIds = await work();
      await refreshTotals(tx, game, turn, playerIds);
      if (turn === null && NEVER_COUNTING.includes(status)) tx.liveChange = { gameId: game.id, playerIds };
    }
  }
  const stored = [...new Set(sent.plays.map(({ id }) => id))].filter((id) => !plan.waiting.has(id));
  return {
    organizationId,
    gameId: game.id,
    result: turn === null ? game.result : null,
    plays: stored.map((id): Play => plan.plays.get(id)!),
    conflicts: plan.conflicts.map(({ sent: { id, revision }, stored: play }) => ({ id, revision, play })),
    possibleDuplicates: plan.duplicates.map(({ sent: { id }, stored: play }) => ({ id, play })),
  };
}

/**
 * Whether a scheduled game begins by what is written, or ceases to have begun, since no play of it is left: then it has
 * begun by mistake.
 */
function turnOf(game: PlayedGame, { writes, plays }: PlayPlan): Turn {
  const { status, homeScore, awayScore } = game.result;
  if (writes.length === 0 || (homeScore ?? awayScore) !== null) return null;
  const isThere = (some: ReadonlyMap<string, StoredPlay>): boolean =>
    game.opening.length > 0 || [...some.values()].some(({ isDeleted }) => !isDeleted);
  const [before, after] = [isThere(game.stored), isThere(plays)];
  if (before === after) return null;
  if (after) return status === 'scheduled' ? 'begins' : null;
  return status === 'in_progress' ? 'ceases' : null;
}

function refuseTooMany({ playCount, stored }: PlayedGame, { writes }: PlayPlan): void {
  const added = new Set(writes.map(({ id }) => id).filter((id) => !stored.has(id))).size;
  if (added === 0 || playCount + added <= MOST_PLAYS) return;
  const message = `A game can have at most ${MOST_PLAYS} plays, and this one has ${playCount}.`;
  throw unprocessable(message, undefined, [{ field: 'plays', message }]);
}

async function refreshTotals(tx: Write, game: PlayedGame, turn: Turn, playerIds: number[]): Promise<void> {
  if (turn !== null || playerIds.length === 0 || NEVER_COUNTING.includes(game.result.status)) return;
  const { seasonId, seasonLeagueId, teamIds } = game;
  await refreshPlayerTotals(tx.manager, tx.organizationId, {
    groups: teamIds.map((teamId) => ({ seasonId, seasonLeagueId, teamId })),
    playerIds,
  });
}
