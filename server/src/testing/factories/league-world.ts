import type { EntityManager } from 'typeorm';
import type { GameEntity } from '../../features/games/game.entity.js';
import type { GamePeriodEntity } from '../../features/periods/game-period.entity.js';
import type { LeagueEntity } from '../../features/leagues/league.entity.js';
import type { SeasonLeagueEntity } from '../../features/leagues/season-league.entity.js';
import type { OrganizationEntity } from '../../features/organizations/organization.entity.js';
import type { PlayerEntity } from '../../features/players/player.entity.js';
import type { SeasonEntity } from '../../features/seasons/season.entity.js';
import type { StatDefinitionEntity } from '../../features/stat-definitions/stat-definition.entity.js';
import type { SeasonLeagueTeamEntity } from '../../features/teams/season-league-team.entity.js';
import type { TeamEntity } from '../../features/teams/team.entity.js';
import { recomputeTotals } from '../../features/totals/totals.service.js';
import { createGame, createGameLine, createPeriodScores } from './games.js';
import { createLeague, createSeason, createSeasonLeague, createSeasonLeagueTeam, createTeam } from './leagues.js';
import {
  CURRENT_GAMES,
  LAST_GAMES,
  TEAM_KEYS,
  type TeamKey,
  type WorldGame,
  type WorldTeams,
} from './league-world-games.js';
import { createOrganization, type OrganizationInput } from './organizations.js';
import { createPlayer, createRosterEntry } from './players.js';
import { createGamePeriods, createStatDefinitions } from './statistics.js';

/** A season of the world with its league and games. */
export interface WorldSeason {
  readonly season: SeasonEntity;
  readonly seasonLeague: SeasonLeagueEntity;
  readonly slts: WorldTeams<SeasonLeagueTeamEntity>;
  /** In order of play. */
  readonly games: readonly GameEntity[];
}

/** A small league to read from, see `createLeagueWorld`. */
export interface LeagueWorld {
  readonly organization: OrganizationEntity;
  readonly organizationId: number;
  readonly league: LeagueEntity;
  readonly teams: WorldTeams<TeamEntity>;
  /** Three of each team, in the order of its lines. */
  readonly players: WorldTeams<readonly PlayerEntity[]>;
  /** 2024-25, over. */
  readonly last: WorldSeason;
  /** 2025-26, active. */
  readonly current: WorldSeason;
  readonly statDefinitions: ReadonlyMap<string, StatDefinitionEntity>;
  readonly periods: ReadonlyMap<string, GamePeriodEntity>;
}

/**
 * A fresh organization with basketball's statistics and periods, two seasons of one league with the teams Ants, Bees,
 * Cats and Dogs, three players on each roster, and the games of league-world-games.ts with lines, values and totals. In
 * the current season stand Ants 1-0, Dogs 1-0, Bees 1-1 and Cats 0-2; Cats One leads with 58 points, before Bees One
 * with 50.
 */
export async function createLeagueWorld(manager: EntityManager, input: OrganizationInput = {}): Promise<LeagueWorld> {
  const organization = await createOrganization(manager, input);
  const organizationId = organization.id;
  const statDefinitions = await createStatDefinitions(manager, organizationId);
  const periods = await createGamePeriods(manager, organizationId);
  const league = await createLeague(manager, organizationId, { name: 'Garden League' });
  const teams = await forTeams((key) => createTeam(manager, organizationId, { name: nameOf(key) }));
  const players = await forTeams(async (key) => {
    const three: PlayerEntity[] = [];
    for (const lastName of ['One', 'Two', 'Three'])
      three.push(await createPlayer(manager, organizationId, { firstName: nameOf(key), lastName }));
    return three;
  });
  const base = { organization, organizationId, league, teams, players, statDefinitions, periods };
  const last = await playSeason(
    manager,
    base,
    { name: '2024-25', startDate: '2024-10-01', finishDate: '2025-04-30' },
    LAST_GAMES,
  );
  const current = await playSeason(
    manager,
    base,
    { name: '2025-26', startDate: '2025-10-01', active: true },
    CURRENT_GAMES,
  );
  await recomputeTotals(manager, organizationId);
  return { ...base, last, current };
}

type Base = Omit<LeagueWorld, 'last' | 'current'>;

async function playSeason(
  manager: EntityManager,
  base: Base,
  columns: { name: string; startDate: string; finishDate?: string; active?: boolean },
  plan: readonly WorldGame[],
): Promise<WorldSeason> {
  const { organizationId, league, teams, players } = base;
  const season = await createSeason(manager, organizationId, columns);
  const seasonLeague = await createSeasonLeague(manager, organizationId, { seasonId: season.id, leagueId: league.id });
  const slts = await forTeams((key) =>
    createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId: teams[key].id }),
  );
  for (const key of TEAM_KEYS) {
    for (const player of players[key])
      await createRosterEntry(manager, organizationId, { seasonLeagueTeamId: slts[key].id, playerId: player.id });
  }
  const games: GameEntity[] = [];
  for (const game of plan) games.push(await playGame(manager, base, seasonLeague.id, game));
  return { season, seasonLeague, slts, games };
}

async function playGame(
  manager: EntityManager,
  base: Base,
  seasonLeagueId: number,
  plan: WorldGame,
): Promise<GameEntity> {
  const { organizationId, teams, players } = base;
  const { home, away, date, time, score } = plan;
  const game = await createGame(manager, organizationId, {
    seasonLeagueId,
    date,
    time,
    homeTeamId: teams[home].id,
    awayTeamId: teams[away].id,
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    status: score ? 'final' : 'scheduled',
  });
  const periodIds = [...base.periods.values()].map((period) => period.id);
  for (const key of [home, away]) {
    const cell = { gameId: game.id, teamId: teams[key].id };
    await createPeriodScores(manager, organizationId, { ...cell, periodIds, scores: plan.periods?.[key] ?? [] });
    for (const [index, values] of (plan.lines[key] ?? []).entries()) {
      const line = {
        ...cell,
        playerId: players[key][index]?.id,
        sortOrder: index,
        started: index === 0,
        didNotPlay: values === null,
      };
      await createGameLine(manager, organizationId, { ...line, values: values ?? {} });
    }
  }
  return game;
}

async function forTeams<Made>(make: (key: TeamKey) => Promise<Made>): Promise<WorldTeams<Made>> {
  const made: [TeamKey, Made][] = [];
  for (const key of TEAM_KEYS) made.push([key, await make(key)]);
  return Object.fromEntries(made) as WorldTeams<Made>;
}

function nameOf(key: TeamKey): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
