import type { EntityManager } from 'typeorm';
import { hashPassword } from '../../features/users/password.service.js';
import { SeasonLeagueTeamEntity } from '../../features/teams/season-league-team.entity.js';
import { recomputeTotals } from '../../features/totals/totals.service.js';
import {
  createGameLine,
  createGamePeriods,
  createPlayer,
  createRosterEntry,
  createStatDefinitions,
} from '../factories.js';
import { createRestTenant, type RestTenant } from '../rest-permissions/tenant.js';

/** First and last names that stand nowhere else. */
export const FULL_NAMES = [
  ['Zelindaquo', 'Vraxmontor'],
  ['Yorrickwane', 'Quibblethorn'],
  ['Xaviquell', 'Drazenwhit'],
] as const;

/** What the first of them is known as. */
export const KNOWN_AS = 'Grumblewick Oshtavian';

/** The captain whose name was typed. */
export const TYPED_CAPTAIN = ['Wendolisk', 'Krumblefax'] as const;

const VALUES = { PTS: 9, '3PM': 3, REB: 2, AST: 4 };

/**
 * A tenant with one of everything, whose players of those names are everywhere that a player can be; `seasonLeagueId`
 * is the league of its active season.
 */
export async function createTenantOfPlayers(manager: EntityManager): Promise<RestTenant & { seasonLeagueId: number }> {
  const tenant = await createRestTenant(manager, await hashPassword('a long password of nobody'));
  const { id, things } = tenant;
  const [one, two, three] = FULL_NAMES;
  const sql = (text: string, ...params: unknown[]): Promise<unknown> => manager.query(text, [id, ...params]);
  const named =
    'UPDATE players SET first_name = $3, last_name = $4, bio = $5, import_key = $5, known_as = $6 WHERE organization_id = $1 AND id = $2';
  await sql(
    named,
    things.player,
    ...one,
    `${one.join(' ')} is fast; ${one[1]} is tall; ${KNOWN_AS} scores, as Oshtavian does.`,
    KNOWN_AS,
  );
  await sql(named, things.freePlayer, ...two, null, null);
  await sql(
    "INSERT INTO player_videos (organization_id, player_id, title, url) VALUES ($1, $2, $3, 'https://example.com/v')",
    things.player,
    `Best of ${one.join(' ')}, ${KNOWN_AS}`,
  );
  await createStatDefinitions(manager, id);
  const third = await createPlayer(manager, id, { firstName: three[0], lastName: three[1] });
  await createRosterEntry(manager, id, { seasonLeagueTeamId: things.slt, playerId: third.id, jerseyNumber: '7' });
  await createRosterEntry(manager, id, { seasonLeagueTeamId: things.freeSlt, playerId: things.freePlayer });
  const captain =
    'UPDATE season_league_teams SET captain_player_id = $3, captain_name = $4 WHERE organization_id = $1 AND id = $2';
  await sql(captain, things.slt, things.player, null);
  await sql(captain, things.freeSlt, null, TYPED_CAPTAIN.join(' '));
  await sql(
    "UPDATE games SET home_score = 9, away_score = 5, status = 'final', date = '2025-11-01' WHERE organization_id = $1 AND id = $2",
    things.game,
  );
  for (const playerId of [things.player, third.id]) {
    await createGameLine(manager, id, {
      gameId: things.game,
      teamId: things.team,
      playerId,
      started: true,
      values: VALUES,
    });
  }
  const periods = await createGamePeriods(manager, id);
  await sql(
    `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, team_id, player_id, other_player_id, note,
       assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_name, device)
     VALUES ($1, $2, gen_random_uuid(), 1, false, 'SUBSTITUTION', $3, 1, $4, $5, $6, $7, false, true, now(), now(), 'staff', 'phone')`,
    things.game,
    periods.get('Q1')!.id,
    things.team,
    things.player,
    third.id,
    `${one.join(' ')} for ${three.join(' ')}`,
  );
  await recomputeTotals(manager, id);
  const { seasonLeagueId } = await manager.findOneByOrFail(SeasonLeagueTeamEntity, {
    organizationId: id,
    id: things.slt,
  });
  return { ...tenant, seasonLeagueId };
}
