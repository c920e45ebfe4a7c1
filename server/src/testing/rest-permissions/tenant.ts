import type { EntityManager } from 'typeorm';
import { PlayerAttributeEntity } from '../../features/attributes/player-attribute.entity.js';
import { ByeEntity } from '../../features/byes/bye.entity.js';
import { GamePeriodEntity } from '../../features/periods/game-period.entity.js';
import { StatDefinitionEntity } from '../../features/stat-definitions/stat-definition.entity.js';
import { WeekOffEntity } from '../../features/weeks-off/week-off.entity.js';
import {
  createBusiness,
  createDivision,
  createGame,
  createLeague,
  createLink,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createSchedule,
  createSports,
  createTeam,
  createUser,
  unique,
} from '../factories.js';

/** A name of something that a call may speak of: an id, or a text that stands for one. */
export type Thing = keyof RestTenant['things'];

/** A small organization with one of everything that a REST call can name. */
export type RestTenant = Awaited<ReturnType<typeof createRestTenant>>;

/**
 * An organization with an active season: a league of four teams, one of them in a division, two in another one, one
 * team and one player that are in no league, and a past season whose league is played in that one alone. Staff and
 * owner sign in with `passwordHash`.
 */
export async function createRestTenant(outer: EntityManager, passwordHash: string) {
  return outer.transaction(async (manager) => {
    const domain = `${unique('rest')}.example`;
    const { id, slug } = await createOrganization(manager, { domains: [domain] });
    const staff = await createUser(manager, id, { passwordHash });
    const owner = await createUser(manager, id, { role: 'org_owner', passwordHash });
    const user = await createUser(manager, id);
    const sport = (await createSports(manager)).basketball;
    const season = await createSeason(manager, id, { startDate: '2025-10-01', active: true });
    const pastSeason = await createSeason(manager, id, { startDate: '2024-10-01' });
    const league = await createLeague(manager, id);
    const pastLeague = await createLeague(manager, id, { name: 'Past League' });
    const seasonLeague = await createSeasonLeague(manager, id, { seasonId: season.id, leagueId: league.id });
    await createSeasonLeague(manager, id, { seasonId: pastSeason.id, leagueId: pastLeague.id });
    const [team, secondTeam, freeTeam] = [
      await createTeam(manager, id),
      await createTeam(manager, id),
      await createTeam(manager, id),
    ];
    const slt = await createSeasonLeagueTeam(manager, id, { seasonLeagueId: seasonLeague.id, teamId: team.id });
    const freeSlt = await createSeasonLeagueTeam(manager, id, {
      seasonLeagueId: seasonLeague.id,
      teamId: secondTeam.id,
    });
    const division = await createDivision(manager, id, { seasonId: season.id }, [slt.id]);
    const seeded = [
      await createSeasonLeagueTeam(manager, id, { seasonLeagueId: seasonLeague.id }),
      await createSeasonLeagueTeam(manager, id, { seasonLeagueId: seasonLeague.id }),
    ] as const;
    const bracket = await createDivision(
      manager,
      id,
      { seasonId: season.id },
      seeded.map((seed) => seed.id),
    );
    const [player, freePlayer] = [await createPlayer(manager, id), await createPlayer(manager, id)];
    await createRosterEntry(manager, id, { seasonLeagueTeamId: slt.id, playerId: player.id });
    const game = await createGame(manager, id, {
      seasonLeagueId: seasonLeague.id,
      divisionId: division.id,
      homeTeamId: team.id,
      awayTeamId: secondTeam.id,
    });
    const schedule = await createSchedule(manager, id, { seasonLeagueId: seasonLeague.id });
    const scheduled = { seasonLeagueId: seasonLeague.id, scheduleId: schedule.id, weekIndex: 0, date: '2025-10-06' };
    const scheduledGame = await createGame(manager, id, {
      ...scheduled,
      time: '18:00',
      homeTeamId: team.id,
      awayTeamId: secondTeam.id,
    });
    const otherScheduledGame = await createGame(manager, id, {
      ...scheduled,
      time: '19:00',
      homeTeamId: seeded[0].teamId,
      awayTeamId: seeded[1].teamId,
    });
    const link = await createLink(manager, id);
    const business = await createBusiness(manager, id);
    const attribute = await manager.save(PlayerAttributeEntity, {
      organizationId: id,
      name: unique('Attribute'),
      type: 'string',
    });
    const stat = await manager.save(StatDefinitionEntity, {
      organizationId: id,
      sportId: sport.id,
      name: 'Points',
      abbreviation: unique('P'),
    });
    const period = await manager.save(GamePeriodEntity, { organizationId: id, sportId: sport.id, name: unique('Q') });
    const bye = await manager.save(ByeEntity, { organizationId: id, seasonLeagueTeamId: slt.id, date: '2025-11-03' });
    const weekOff = await manager.save(WeekOffEntity, {
      organizationId: id,
      seasonLeagueId: seasonLeague.id,
      date: '2025-11-10',
      reason: null,
    });
    const rows = {
      user,
      sport,
      season,
      pastSeason,
      league,
      team,
      secondTeam,
      seededTeam: { id: seeded[0].teamId },
      otherSeededTeam: { id: seeded[1].teamId },
      freeTeam,
      slt,
      freeSlt,
      division,
      bracket,
      player,
      freePlayer,
      game,
      schedule,
      scheduledGame,
      otherScheduledGame,
      link,
      business,
      attribute,
      stat,
      period,
      bye,
      weekOff,
    };
    const ids = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.id])) as Record<
      keyof typeof rows,
      number
    >;
    return { id, slug, staff, owner, things: { ...ids, organization: id, slug, domain } };
  });
}
