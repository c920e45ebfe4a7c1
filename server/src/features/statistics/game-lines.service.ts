import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput, notFound, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { updateRow } from '../audit/change.service.js';
import { sqlStamp } from '../audit/stamps.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { GameLineEntity } from '../box-scores/game-line.entity.js';
import { refreshPlayerTotals } from '../totals/totals.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { lockLines } from './cell-statements.js';
import { type EnteredGame, type GamePlayer, lockEnteredGame } from './entered-game.service.js';
import type { GameLineChangesInput, UpdateGameLinesInput } from './game-lines.input.js';

/** What a save of lines did. */
export interface SavedLines {
  readonly gameId: number;
  readonly playerIds: readonly number[];
  readonly undoId: string | null;
}

/** A line with what a change of it depends on. */
interface ListedLine {
  row: GameLineEntity;
  name: string;
  hasValues: boolean;
}

const LONGEST_POSITION = 40;

/**
 * Changes who started, who did not play, what was played, and the order of a side. Players of the roster who have no
 * line get one. Admins, and holders of a link for the game. It can be undone.
 * @throws 400 for wrong fields; 404 for a game, or a player who is not of it; 409 for a stale line or order; 422 for
 *   who started or has statistics, and is said not to have played
 */
export function updateGameLines(
  ctx: RequestContext,
  gameId: string | number,
  input: UpdateGameLinesInput,
): Promise<SavedLines> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const changes = checkLines(input.lines ?? []);
  const order = (input.order ?? []).map((id) => parseId(id, 'Player'));
  if (new Set(order).size < order.length)
    throw invalidInput({ field: 'order', message: 'order names a player more than once.' });
  return writeAs(ctx, organizationId, author, async (tx) => {
    const named = [...new Set([...changes.map(({ playerId }) => playerId), ...order])];
    const game = await lockEnteredGame(tx, gameId, named);
    const playerOf = (id: number): GamePlayer => {
      const player = game.players.find(({ playerId }) => playerId === id);
      if (!player) throw notFound('Player');
      return player;
    };
    const listed = changes.map(({ playerId }) => playerOf(playerId));
    const ordered = order.map(playerOf);
    const groups = game.totalsOf(listed.map(({ teamId }) => teamId));
    if (!game.counts) tx.liveChange = { gameId: game.id, playerIds: named };
    const undo = new UndoRecorder(tx);
    const { made } = await lockLines(
      tx,
      game,
      [...new Set([...listed, ...ordered.filter(({ hasLine }) => hasLine)])],
      groups.map(({ teamId }) => teamId),
    );
    await undo.created('game_lines', made);
    const lines = await linesOf(tx, game);
    const ids = lines.filter(({ row }) => named.includes(row.playerId)).map(({ row }) => row.id);
    await undo.watch('game_lines', ids, async () => {
      for (const change of changes) await changeLine(tx, lines, made, change);
      await reorder(tx, lines, ordered);
    });
    if (changes.some(({ started }) => started !== undefined) && groups.length > 0)
      await refreshPlayerTotals(tx.manager, organizationId, {
        groups,
        playerIds: changes.map(({ playerId }) => playerId),
      });
    return {
      gameId: game.id,
      playerIds: named,
      undoId: await undo.save('game_line.update', `Changed the line-up of ${game.label}.`),
    };
  });
}

interface LineChange {
  playerId: number;
  started: boolean | undefined;
  didNotPlay: boolean | undefined;
  position: string | null | undefined;
  expected: number | null | undefined;
  field: string;
}

function checkLines(inputs: readonly GameLineChangesInput[]): LineChange[] {
  const check = new InputCheck();
  const changes = inputs.map(({ playerId, started, didNotPlay, position, expectedVersion }, index) => ({
    playerId: parseId(playerId, 'Player'),
    started: started ?? undefined,
    didNotPlay: didNotPlay ?? undefined,
    position: check.text(`lines.${index}.position`, position, { max: LONGEST_POSITION }),
    expected: expectedVersion,
    field: `lines.${index}`,
  }));
  const ids = changes.map(({ playerId }) => playerId);
  for (const [index, { field, playerId }] of changes.entries())
    check.that(ids.indexOf(playerId) === index, field, `${field} names a player whom another one of lines names, too.`);
  check.finish();
  return changes.toSorted((a, b) => a.playerId - b.playerId);
}

/** All lines of a game, with their players' names. One statement: others remove lines of this game meanwhile. */
async function linesOf(tx: Write, game: EnteredGame): Promise<ListedLine[]> {
  const { entities, raw } = await tx.manager
    .createQueryBuilder(GameLineEntity, 'l')
    .innerJoin('players', 'p', 'p.organization_id = l.organization_id AND p.id = l.player_id')
    .addSelect("btrim(p.first_name || ' ' || p.last_name)", 'name')
    .addSelect(
      `EXISTS (SELECT FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id)`,
      'has_values',
    )
    .where({ organizationId: tx.organizationId, gameId: game.id })
    .getRawAndEntities<{ name: string; has_values: boolean }>();
  return entities.map((row, index) => ({ row, name: raw[index]!.name, hasValues: raw[index]!.has_values }));
}

async function changeLine(
  tx: Write,
  lines: readonly ListedLine[],
  made: readonly number[],
  { playerId, started, didNotPlay, position, expected, field }: LineChange,
): Promise<void> {
  const line = lines.find(({ row: { playerId: id } }) => id === playerId);
  if (!line) throw conflict('The line has been removed meanwhile. Please look at it again.');
  const { row, name, hasValues } = line;
  const patch = definedFields({ started, didNotPlay, position });
  const next = { ...row, ...patch };
  const refuse = (message: string) => {
    throw unprocessable(message, undefined, [{ field: `${field}.didNotPlay`, message }]);
  };
  if (didNotPlay === true && hasValues)
    refuse(`${name} has statistics in this game. Remove them first, or leave the player as one who played.`);
  if (next.didNotPlay && next.started) refuse(`${name} cannot have started without having played.`);
  // Who has seen none has seen a line that says nothing yet: one that is made by this change, or was by a first value
  // meanwhile.
  const saysNothing = row.version === 1 && !row.started && !row.didNotPlay;
  const isAsSeen = expected === 0 && (made.includes(row.id) || saysNothing);
  await updateRow(tx, GameLineEntity, row, patch, {
    entityType: 'game_line',
    label: name,
    expected: isAsSeen ? row.version : expected,
  });
}

/** Puts the lines of one side in order; those behind whom nobody asks for have none. */
async function reorder(tx: Write, lines: readonly ListedLine[], ordered: readonly GamePlayer[]): Promise<void> {
  const [first] = ordered;
  if (first === undefined) return;
  if (ordered.some(({ teamId }) => teamId !== first.teamId))
    throw invalidInput({ field: 'order', message: 'order must name players of one side.' });
  const ofSide = lines.filter(({ row }) => row.teamId === first.teamId);
  if (ofSide.some(({ row }) => !ordered.some(({ playerId }) => playerId === row.playerId)))
    throw conflict('The list has changed meanwhile. Please look at it again.');
  const stamp = sqlStamp(tx, 4);
  await tx.manager.query(
    `UPDATE game_lines AS l SET sort_order = new.place, ${stamp.set}
     FROM unnest($2::integer[], $3::integer[]) AS new (id, place)
     WHERE l.organization_id = $1 AND l.id = new.id AND l.sort_order <> new.place`,
    [
      tx.organizationId,
      ...unzip(
        ordered.flatMap(({ playerId }, place) => {
          const line = ofSide.find(({ row }) => row.playerId === playerId);
          return line ? [[line.row.id, place] as const] : [];
        }),
      ),
      ...stamp.params,
    ],
  );
}

function unzip(pairs: readonly (readonly [number, number])[]): [number[], number[]] {
  return [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
}
