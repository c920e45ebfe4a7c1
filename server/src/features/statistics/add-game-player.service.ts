import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound, unprocessable } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { InputCheck } from '../../lib/validation.js';
import { lockRow } from '../audit/change.service.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { addPlayer } from '../players/add-player.service.js';
import { checkPlayerName } from '../players/player-checks.js';
import { PlayerEntity } from '../players/player.entity.js';
import { RosterEntryEntity } from '../rosters/roster-entry.entity.js';
import { ROSTER_ENTRY_INPUT } from '../rosters/roster-entry.fields.js';
import { addToRoster, refuseNamesake } from '../rosters/roster.write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { lockLines } from './cell-statements.js';
import { type EnteredGame, lockEnteredGame } from './entered-game.service.js';
import type { AddGamePlayerInput } from './game-lines.input.js';
import type { SavedLines } from './game-lines.service.js';

/** Players whom a team's roster may have when the holder of a link adds another one. */
const MOST_OF_TEAM = 40;

/**
 * Adds a player to a team's half of the box score, and to the team's roster where the player is not on it. Who is on
 * both already stays as is. Admins; and holders of a link for the game, who know nobody but its players, so that they
 * add one of these or a new one. It can be undone.
 * @throws 400 without player and name; 404 for a game, a team that does not play in it, or a player; 409 for a player
 *   of the other team, and for a new one of the name of somebody on the team, unless the caller says that it is another
 *   person (`details.canBeAnother`); 422 when the team has no one roster in the game's season, and for the holder of a
 *   link when the team's roster has as many players as such a holder may fill it to
 */
export function addGamePlayer(
  ctx: RequestContext,
  gameId: string | number,
  input: AddGamePlayerInput,
): Promise<SavedLines> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const isHolder = ctx.scorekeeper !== null;
  const check = new InputCheck();
  const playerId = input.playerId == null ? null : parseId(input.playerId, 'Player');
  const name =
    playerId === null
      ? checkPlayerName(check, { firstName: input.firstName ?? '', lastName: input.lastName ?? '' })
      : null;
  const columns = checkChanges(ROSTER_ENTRY_INPUT, { jerseyNumber: input.jerseyNumber }, check);
  check.finish();
  const meanwhile = { roster_entries_pair_key: () => conflict('Player already on this team') };
  return refuseDuplicates(meanwhile, () =>
    writeAs(ctx, organizationId, author, async (tx) => {
      const game = await lockEnteredGame(tx, gameId, playerId === null ? [] : [playerId]);
      const teamId = parseId(input.teamId, 'Team');
      if (!game.teamIds.includes(teamId)) throw notFound('Team');
      const undo = new UndoRecorder(tx);
      const known = game.players.filter((player) => player.hasLine || player.teamId === teamId);
      if (known.some((player) => player.teamId !== teamId))
        throw conflict('Player is in the box score for the other team already.');
      let player = known[0];
      // Whoever has a link reaches no player of the organization beyond the game's.
      if (isHolder && playerId !== null && player === undefined) throw notFound('Player');
      if (!player?.onRoster) {
        const seasonLeagueTeamId = await lockSeasonTeam(tx, game, teamId);
        if (isHolder) await refuseEndlessly(tx, seasonLeagueTeamId);
        if (name && !input.allowNamesake) await refuseNamesake(tx, seasonLeagueTeamId, name);
        const row =
          playerId === null ? await addPlayer(tx, name!, null) : await lockRow(tx, PlayerEntity, playerId, 'Player');
        if (playerId === null) await undo.created('players', [row.id]);
        const entry: RosterEntryEntity = await addToRoster(tx, seasonLeagueTeamId, row, columns);
        await undo.created('roster_entries', [entry.id]);
        player ??= { playerId: row.id, teamId, hasLine: false, onRoster: true, position: null };
      }
      await undo.created('game_lines', (await lockLines(tx, game, [player], [])).made);
      const undoId = await undo.save('game_line.create', `Added a player to the box score of ${game.label}.`);
      return { gameId: game.id, playerIds: [player.playerId], undoId };
    }),
  );
}

/** Nobody who was let in by a link alone fills a roster without end. @throws 422 */
async function refuseEndlessly(tx: Write, seasonLeagueTeamId: number): Promise<void> {
  const [{ count }] = (await tx.manager.query(
    'SELECT count(*)::int AS count FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2',
    [tx.organizationId, seasonLeagueTeamId],
  )) as [{ count: number }];
  if (count >= MOST_OF_TEAM)
    throw unprocessable(`This team has ${MOST_OF_TEAM} players already. Please ask the league to add more.`);
}

/** The season-league team whose roster it is, locked. */
async function lockSeasonTeam(tx: Write, game: EnteredGame, teamId: number): Promise<number> {
  const [seasonTeam, ...others] = (await tx.manager.query(
    `SELECT slt.id FROM season_league_teams slt JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
     WHERE slt.organization_id = $1 AND slt.team_id = $2 AND (sl.id = $3 OR ($3::int IS NULL AND sl.season_id = $4)) ORDER BY slt.id FOR UPDATE OF slt`,
    [tx.organizationId, teamId, game.seasonLeagueId, game.seasonId],
  )) as { id: number }[];
  if (seasonTeam === undefined)
    throw unprocessable('This team plays in no league of the season, so that it has no roster to add the player to.');
  if (others.length > 0)
    throw unprocessable(
      'This team plays in several leagues of the season. Add the player to one of its rosters first.',
    );
  return seasonTeam.id;
}
