import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.js';
import type { KilledServers } from '../killed-servers.js';
import { newPlay, type PlaysWorld } from '../plays-world.js';
import type { Writer } from './counted-game.js';
import { importOf, type Sent } from './import-of.js';
import { oneOf, type Random } from './random-numbers.js';

/** An act: what is sent; null where there is nothing to do it with. */
type Act = (league: TurnedLeague, random: Random) => Promise<Sent | null>;

/** Undo steps that are taken back now and then: of long ago nothing can be any more. */
const LATEST = 8;

/** A game, its organization, and the sides that play it. */
interface AnyGame {
  id: string;
  version: number;
  teams: [home: string, away: string];
  seasonLeagueId: string;
}

/** A league in which everything changes: only what is counted of it can be told. */
export class TurnedLeague {
  private readonly undoable: string[] = [];
  /** How often each act was done, and refused. */
  readonly counts = new Map<string, { done: number; refused: number }>();

  constructor(
    readonly app: TestApp,
    readonly world: PlaysWorld,
    private readonly servers: KilledServers,
  ) {}

  /** Anything that changes games and players. Refusals are answers, too. */
  async act({ as, random }: Writer): Promise<string> {
    const name = oneOf(WEIGHTED, random);
    const sent = (await ACTS[name]!(this, random)) ?? (await ACTS['value']!(this, random));
    if (sent === null) return name;
    const [query, variables, files] = sent;
    const { data } = await this.servers.ask<{ done: { undoId?: string | null } | null }>(query, variables, as, files);
    const count = this.counts.get(name) ?? { done: 0, refused: 0 };
    this.counts.set(name, count);
    count[data?.done ? 'done' : 'refused'] += 1;
    if (data?.done?.undoId) this.undoable.push(data.done.undoId);
    return name;
  }

  /** One of the latest steps. */
  lastStep(random: Random): string | undefined {
    return this.undoable.at(-1 - random(Math.min(LATEST, this.undoable.length)));
  }

  rows<Row>(sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.app.manager.query(sql, [this.world.organizationId, ...values]);
  }

  async anyGame(random: Random, status = '%'): Promise<AnyGame | null> {
    const games = await this.rows<AnyGame>(
      `SELECT id::text, version, ARRAY[home_team_id::text, away_team_id::text] AS teams, season_league_id::text AS "seasonLeagueId"
       FROM games WHERE organization_id = $1 AND status LIKE $2 ORDER BY id`,
      status,
    );
    return games.length === 0 ? null : oneOf(games, random);
  }

  /** Somebody of the organization; of the game's rosters where there is one. */
  async anybody(random: Random, game?: AnyGame): Promise<string | null> {
    const players = await this.rows<{ id: string }>(
      game === undefined
        ? 'SELECT id::text FROM players WHERE organization_id = $1 ORDER BY players.id'
        : `SELECT DISTINCT re.player_id::text AS id FROM roster_entries re
           JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id
           WHERE re.organization_id = $1 AND slt.team_id::text = ANY($2) ORDER BY 1`,
      ...(game === undefined ? [] : [game.teams]),
    );
    return players.length === 0 ? null : oneOf(players, random).id;
  }

  async anyRosterEntry(random: Random): Promise<{ id: string; version: number } | null> {
    const entries = await this.rows<{ id: string; version: number }>(
      'SELECT id::text, version FROM roster_entries WHERE organization_id = $1 ORDER BY roster_entries.id',
    );
    return entries.length === 0 ? null : oneOf(entries, random);
  }

  /** The versions of cells of a game, by what the statement names `key`. */
  async versions(sql: string, { id }: AnyGame): Promise<Map<string, number>> {
    const rows = await this.rows<{ key: string; version: number }>(sql, id);
    return new Map(rows.map(({ key, version }) => [key, version]));
  }
}

const VALUES = `SELECT l.player_id || ' ' || v.stat_definition_id AS key, v.version FROM game_lines l
  JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id WHERE l.organization_id = $1 AND l.game_id::text = $2`;
const PERIOD_SCORES = `SELECT team_id || ' ' || game_period_id AS key, version FROM period_scores
  WHERE organization_id = $1 AND game_id::text = $2`;
const GAME_LINES =
  'SELECT player_id::text AS key, version FROM game_lines WHERE organization_id = $1 AND game_id::text = $2';

/** The version that somebody has read: now and then an old one. What has none yet has version 0. */
const read = (version: number | undefined, random: Random): { expectedVersion: number } => ({
  expectedVersion: random(10) === 0 ? random(5) : (version ?? 0),
});

const ofGame =
  (make: (game: AnyGame, league: TurnedLeague, random: Random) => Promise<Sent | null> | Sent | null): Act =>
  async (league, random) => {
    const game = await league.anyGame(random);
    return game && make(game, league, random);
  };

const SAVE_STATISTICS = `mutation ($gameId: ID!, $input: SaveStatisticsInput!) {
  done: saveStatistics(gameId: $gameId, input: $input) { undoId } }`;
const SAVE_PLAYS =
  'mutation ($gameId: ID!, $input: SavePlaysInput!) { done: savePlays(gameId: $gameId, input: $input) { plays { id } } }';
const UPDATE_GAME =
  'mutation ($id: ID!, $input: UpdateGameInput!) { done: updateGame(id: $id, input: $input) { undoId } }';
const deletion = (name: string): string => `mutation ($ids: [ID!]!) { done: ${name}(ids: $ids) { undoId } }`;

const STATISTICS = ['PTS', 'REB', 'AST', 'STL', 'TO', 'PF', '2PM', '2PA'];
const STATUSES = ['SCHEDULED', 'IN_PROGRESS', 'FINAL', 'FINAL', 'FINAL', 'FORFEIT', 'POSTPONED', 'CANCELLED'];

const ACTS: Readonly<Record<string, Act>> = {
  value: ofGame(async (game, league, random) => {
    const playerId = await league.anybody(random, random(6) === 0 ? undefined : game);
    if (playerId === null) return null;
    const definitionId = String(league.world.definitions[oneOf(STATISTICS, random)]);
    const versions = await league.versions(VALUES, game);
    const version = read(versions.get(`${playerId} ${definitionId}`), random);
    const set = { playerId, definitionId, value: random(40), ...version };
    return [SAVE_STATISTICS, { gameId: game.id, input: { sets: [set] } }];
  }),
  'box score': ofGame(async (game, league, random) => {
    const players = await league.rows<{ id: string; teamId: string }>(
      `SELECT DISTINCT ON (re.player_id) re.player_id::text AS id, slt.team_id::text AS "teamId" FROM roster_entries re
       JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id
       WHERE re.organization_id = $1 AND slt.season_league_id::text = $2 AND slt.team_id::text = ANY($3) ORDER BY re.player_id, re.id LIMIT 24`,
      game.seasonLeagueId,
      game.teams,
    );
    const versions = await league.versions(VALUES, game);
    const definitions = STATISTICS.map((name) => String(league.world.definitions[name]));
    const sets = players.flatMap(({ id: playerId, teamId }) =>
      definitions.map((definitionId) => ({
        playerId,
        teamId,
        definitionId,
        value: random(5) === 0 ? null : random(20),
        ...read(versions.get(`${playerId} ${definitionId}`), random),
      })),
    );
    return sets.length === 0 ? null : [SAVE_STATISTICS, { gameId: game.id, input: { sets } }];
  }),
  'final score': ofGame(({ id, version }, _league, random) => {
    const [homeScore, awayScore] = random(6) === 0 ? [null, null] : [random(90), random(90)];
    const input = { homeScore, awayScore, ...read(version, random) };
    return [
      'mutation ($id: ID!, $input: SetGameScoreInput!) { done: setGameScore(id: $id, input: $input) { undoId } }',
      { id, input },
    ];
  }),
  'period scores': ofGame(async (game, league, random) => {
    const versions = await league.versions(PERIOD_SCORES, game);
    const scores = ['Q1', 'Q2', 'Q3', 'OT1'].flatMap((name) =>
      game.teams.map((teamId) => {
        const periodId = String(league.world.periods[name]);
        const score = random(4) === 0 ? null : random(30);
        return { teamId, periodId, score, ...read(versions.get(`${teamId} ${periodId}`), random) };
      }),
    );
    return [
      'mutation ($gameId: ID!, $input: SavePeriodScoresInput!) { done: savePeriodScores(gameId: $gameId, input: $input) { undoId } }',
      { gameId: game.id, input: { scores } },
    ];
  }),
  status: ofGame(({ id, version }, _league, random) => [
    UPDATE_GAME,
    { id, input: { status: oneOf(STATUSES, random), ...read(version, random) } },
  ]),
  // Only those that have not been played may.
  'sides exchanged': async (league, random) => {
    const game = await league.anyGame(random, 'scheduled');
    if (game === null) return null;
    const [awayTeamId, homeTeamId] = game.teams;
    return [UPDATE_GAME, { id: game.id, input: { homeTeamId, awayTeamId, ...read(game.version, random) } }];
  },
  'game added': ofGame(({ teams: [homeTeamId, awayTeamId], seasonLeagueId }, _league, random) => [
    'mutation ($input: CreateGameInput!) { done: createGame(input: $input) { id } }',
    { input: { homeTeamId, awayTeamId, seasonLeagueId, date: `2025-10-${10 + random(20)}` } },
  ]),
  // One game stays: otherwise there would be nothing to do any more.
  'game deleted': async (league, random) => {
    const games = await league.rows<{ id: string }>('SELECT id::text FROM games WHERE organization_id = $1 ORDER BY 1');
    return games.length < 2 ? null : [deletion('deleteGames'), { ids: [oneOf(games, random).id] }];
  },
  'line deleted': ofGame(async (game, league, random) => {
    const lines = [...(await league.versions(GAME_LINES, game)).keys()];
    const query =
      'mutation ($gameId: ID!, $playerIds: [ID!]!) { done: deleteGameLines(gameId: $gameId, playerIds: $playerIds) { undoId } }';
    return lines.length === 0 ? null : [query, { gameId: game.id, playerIds: [oneOf(lines, random)] }];
  }),
  'line noted': ofGame(async (game, league, random) => {
    const playerId = await league.anybody(random, game);
    const query =
      'mutation ($gameId: ID!, $input: UpdateGameLinesInput!) { done: updateGameLines(gameId: $gameId, input: $input) { undoId } }';
    if (playerId === null) return null;
    const version = read((await league.versions(GAME_LINES, game)).get(playerId), random);
    const noted = random(2) === 0 ? { started: random(2) === 0 } : { didNotPlay: random(2) === 0 };
    return [query, { gameId: game.id, input: { lines: [{ playerId, ...noted, ...version }] } }];
  }),
  play: ofGame(async (game, league, random) => {
    const teamId = oneOf(game.teams, random);
    const [player] = await league.rows<{ id: string }>(
      `SELECT re.player_id::text AS id FROM roster_entries re
       JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id
       WHERE re.organization_id = $1 AND slt.team_id::text = $2 ORDER BY re.id LIMIT 1`,
      teamId,
    );
    if (player === undefined) return null;
    const play = newPlay(league.world, 'MADE_THREE', { teamId, playerId: player.id });
    return [
      SAVE_PLAYS,
      { gameId: game.id, input: { device: 'phone', plays: [{ ...play, isDuplicateConfirmed: true }] } },
    ];
  }),
  undo: async (league, random) => {
    const id = league.lastStep(random);
    return id === undefined ? null : ['mutation ($id: ID!) { done: undo(id: $id) { label } }', { id }];
  },
  'player at the table': ofGame(({ id, teams }, _league, random) => [
    'mutation ($gameId: ID!, $input: AddGamePlayerInput!) { done: addGamePlayer(gameId: $gameId, input: $input) { undoId } }',
    { gameId: id, input: { teamId: oneOf(teams, random), firstName: 'Pat', lastName: randomUUID() } },
  ]),
  'player on a roster': async (league, random) => {
    const teams = await league.rows<{ id: string }>(
      'SELECT id::text FROM season_league_teams WHERE organization_id = $1 ORDER BY season_league_teams.id',
    );
    if (teams.length === 0) return null;
    const known = random(3) === 0 ? await league.anybody(random) : null;
    const who = known === null ? { firstName: 'Pat', lastName: randomUUID() } : { playerId: known };
    return [
      'mutation ($input: AddPlayerToTeamInput!) { done: addPlayerToTeam(input: $input) { id } }',
      { input: { seasonLeagueTeamId: oneOf(teams, random).id, jerseyNumber: String(random(100)), ...who } },
    ];
  },
  'player off a roster': async (league, random) => {
    const entry = await league.anyRosterEntry(random);
    return entry && [deletion('removePlayersFromTeam'), { ids: [entry.id] }];
  },
  'roster entry': async (league, random) => {
    const entry = await league.anyRosterEntry(random);
    const query =
      'mutation ($id: ID!, $input: UpdateRosterEntryInput!) { done: updateRosterEntry(id: $id, input: $input) { id } }';
    if (entry === null) return null;
    const input = { jerseyNumber: String(random(100)), position: 'G', ...read(entry.version, random) };
    return [query, { id: entry.id, input }];
  },
  'player deleted': async (league, random) => {
    const id = await league.anybody(random);
    return id === null ? null : [deletion('deletePlayers'), { ids: [id] }];
  },
  /** Any two become one: of a game, of an imported one, or of both. */
  merge: async (league, random) => [
    'mutation ($keepId: ID!, $mergeIds: [ID!]!) { done: mergePlayers(keepId: $keepId, mergeIds: $mergeIds) { undoId } }',
    { keepId: await league.anybody(random), mergeIds: [await league.anybody(random)] },
  ],
  import: (_league, random) => Promise.resolve(importOf(random)),
  'season deleted': async (league) => {
    const [season] = await league.rows<{ id: string }>(
      "SELECT id::text FROM seasons WHERE organization_id = $1 AND name = 'Fall 2025'",
    );
    return season === undefined ? null : [deletion('deleteSeasons'), { ids: [season.id] }];
  },
};

/** Acts that are as frequent as each is named here. */
const WEIGHTED: readonly string[] = [
  Object.keys(ACTS),
  ['value', 'value', 'box score', 'period scores', 'final score', 'status', 'play', 'game added'],
  ['player on a roster', 'player on a roster', 'merge', 'import'],
  Array.from({ length: 7 }, () => 'undo'),
].flat();

/** The names of all acts. */
export const TURNS: readonly string[] = Object.keys(ACTS);
