import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createLeagueWorld,
  createOrganization,
  type LeagueWorld,
} from '../../testing/factories.js';
import type { DivisionEntity } from '../divisions/division.entity.js';

const BRACKET = `query ($slug: String!, $id: ID!) { organization(slug: $slug) { division(id: $id) { bracket {
  rounds { number matches { id slot home { seed score team { id name } } away { seed score team { id name } } game { id } otherGames { id } winner { id name } } }
  champion { id name } orphans { id homeTeam { name } awayTeam { name } } } } } }`;

let app: TestApp;
let world: LeagueWorld;
let division: DivisionEntity;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const { ants, bees, cats, dogs } = world.current.slts;
  division = await createDivision(
    app.manager,
    world.organizationId,
    { seasonId: world.current.season.id, name: 'Gold' },
    [ants.id, bees.id, cats.id, dogs.id],
  );
});

type Key = keyof LeagueWorld['teams'];

async function play(
  home: Key,
  away: Key,
  homeScore: number | null,
  awayScore: number | null,
  date = '2026-05-01',
): Promise<number> {
  const { teams, organizationId, current } = world;
  const columns = {
    seasonId: current.season.id,
    divisionId: division.id,
    homeTeamId: teams[home].id,
    awayTeamId: teams[away].id,
    homeScore,
    awayScore,
    date,
  };
  return (
    await createGame(app.manager, organizationId, { ...columns, status: homeScore === null ? 'scheduled' : 'final' })
  ).id;
}

interface Entrant {
  seed: number;
  score: number | null;
  team: { name: string };
}
interface Match {
  id: string;
  home: Entrant | null;
  away: Entrant | null;
  game: { id: string } | null;
  otherGames: { id: string }[];
  winner: { name: string } | null;
}
interface Bracket {
  rounds: { number: number; matches: Match[] }[];
  champion: { name: string } | null;
  orphans: { id: string }[];
}

async function bracket(): Promise<Bracket> {
  const { data, errors } = await app.graphql<{ organization: { division: { bracket: Bracket } } }>(BRACKET, {
    slug: world.organization.slug,
    id: division.id,
  });
  expect(errors).toBeUndefined();
  return data!.organization.division.bracket;
}

const side = (entrant: Entrant | null): string =>
  entrant ? `${entrant.seed} ${entrant.team.name} ${entrant.score ?? '-'}` : '?';
const drawn = ({ rounds }: Bracket): string[] =>
  rounds.flatMap(({ number, matches }) =>
    matches.map((match) => `${number}: ${side(match.home)} v ${side(match.away)} > ${match.winner?.name ?? '?'}`),
  );

test('is drawn from the seeds before any game', async () => {
  const drawnNow = await bracket();
  expect(drawn(drawnNow)).toEqual(['1: 1 Ants - v 4 Dogs - > ?', '1: 2 Bees - v 3 Cats - > ?', '2: ? v ? > ?']);
  expect(drawnNow).toMatchObject({ champion: null, orphans: [] });
});

test('winners go on to the champion; a corrected result changes what follows, and unmatched games show', async () => {
  const first = await play('dogs', 'ants', 12, 20);
  await play('bees', 'cats', 9, 15);
  const early = await play('bees', 'dogs', 1, 0);
  const final = await play('cats', 'ants', 8, 11, '2026-05-08');
  const again = await play('cats', 'ants', 30, 11, '2026-05-09');
  const whole = await bracket();
  expect(drawn(whole)).toEqual([
    '1: 1 Ants 20 v 4 Dogs 12 > Ants',
    '1: 2 Bees 9 v 3 Cats 15 > Cats',
    '2: 1 Ants 11 v 3 Cats 8 > Ants',
  ]);
  expect(whole.champion?.name).toBe('Ants');
  expect(whole.rounds[1]?.matches[0]).toMatchObject({
    id: 'r2m0',
    game: { id: String(final) },
    otherGames: [{ id: String(again) }],
  });
  expect(whole.orphans).toEqual([{ id: String(early), homeTeam: { name: 'Bees' }, awayTeam: { name: 'Dogs' } }]);

  await app.manager.query('UPDATE games SET home_score = 21 WHERE organization_id = $1 AND id = $2', [
    world.organizationId,
    first,
  ]);
  const corrected = await bracket();
  expect(drawn(corrected)).toEqual([
    '1: 1 Ants 20 v 4 Dogs 21 > Dogs',
    '1: 2 Bees 9 v 3 Cats 15 > Cats',
    '2: 4 Dogs - v 3 Cats - > ?',
  ]);
  expect(corrected.champion).toBeNull();
  expect(corrected.orphans.map(({ id }) => Number(id))).toEqual([early, final, again]);
});

test('a tie and a game to come decide nothing; games of other divisions and tenants are not seen', async () => {
  await play('ants', 'dogs', 5, 5);
  await play('bees', 'cats', null, null);
  const elsewhere = await createOrganization(app.manager);
  const foreign = await createDivision(app.manager, elsewhere.id);
  await createGame(app.manager, elsewhere.id, { divisionId: foreign.id, homeScore: 3, awayScore: 1 });
  expect(drawn(await bracket())).toEqual(['1: 1 Ants 5 v 4 Dogs 5 > ?', '1: 2 Bees - v 3 Cats - > ?', '2: ? v ? > ?']);
});

test('costs the same few statements for any number of games', async () => {
  await play('ants', 'dogs', 5, 4);
  await play('bees', 'cats', 5, 4);
  const statements = await app.statementsOf(BRACKET, { slug: world.organization.slug, id: String(division.id) });
  expect(statements.filter((name) => /division|games|league_teams|^teams/.test(name))).toEqual([
    'divisions_by_id',
    'games_by_division',
    'division_teams_by_division',
    'season_league_teams_by_id',
  ]);
});

test('a series, third place and a double elimination are what the division decides', async () => {
  const decide = (columns: Partial<DivisionEntity>) =>
    app.manager.update('divisions', { organizationId: world.organizationId, id: division.id }, columns);
  await decide({ bestOf: 3, thirdPlace: true });
  await play('ants', 'dogs', 5, 4);
  await play('dogs', 'ants', 5, 4, '2026-05-02');
  const third = `thirdPlace { id homeFrom { matchId outcome } }`;
  const series = await read(`${third} rounds { matches { needsGame games { id } home { score } away { score } } }`);
  expect(series).toMatchObject({
    thirdPlace: { id: 'third', homeFrom: { matchId: 'r1m0', outcome: 'LOSER' } },
    rounds: [{ matches: [{ needsGame: true, games: [{}, {}], home: { score: 1 }, away: { score: 1 } }, {}] }, {}],
  });
  await decide({ bracketKind: 'double', bestOf: 1 });
  expect(
    await read('thirdPlace { id } losersRounds { number matches { id number } } finals { id number needsGame }'),
  ).toEqual({
    thirdPlace: null,
    losersRounds: [
      { number: 1, matches: [{ id: 'l1m0', number: 3 }] },
      { number: 2, matches: [{ id: 'l2m0', number: 5 }] },
    ],
    finals: [
      { id: 'final1', number: 6, needsGame: false },
      { id: 'final2', number: 7, needsGame: false },
    ],
  });
});

test('says whether it has games', async () => {
  const source = 'query ($slug: String!, $id: ID!) { organization(slug: $slug) { division(id: $id) { hasGames } } }';
  const ask = async () => (await app.graphql(source, { slug: world.organization.slug, id: division.id })).data;
  expect(await ask()).toEqual({ organization: { division: { hasGames: false } } });
  await play('ants', 'dogs', null, null);
  expect(await ask()).toEqual({ organization: { division: { hasGames: true } } });
});

async function read(fields: string): Promise<unknown> {
  const source = `query ($slug: String!, $id: ID!) { organization(slug: $slug) { division(id: $id) { bracket { ${fields} } } } }`;
  const { data, errors } = await app.graphql<{ organization: { division: { bracket: unknown } } }>(source, {
    slug: world.organization.slug,
    id: division.id,
  });
  expect(errors).toBeUndefined();
  return data!.organization.division.bracket;
}
