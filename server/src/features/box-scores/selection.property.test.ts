import fc from 'fast-check';
import { execute, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld } from '../../testing/factories.js';
import { StatDefinitionEntity } from '../stat-definitions/stat-definition.entity.js';

/** Fields by type; a field with a type of its own leads to it. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  Game: {
    id: null,
    date: null,
    startsAt: null,
    displayStatus: null,
    homeScore: null,
    homeTeam: 'Team',
    periods: 'GamePeriod',
    statDefinitions: 'StatDefinition',
    home: 'GameSide',
    away: 'GameSide',
    leaders: 'GameLeader',
  },
  GameSide: {
    score: null,
    liveScore: null,
    hasLines: null,
    totals: null,
    team: 'Team',
    periodScores: 'PeriodScore',
    lines: 'GameLine',
  },
  GameLine: {
    id: null,
    started: null,
    didNotPlay: null,
    position: null,
    values: null,
    player: 'Player',
    team: 'Team',
    stats: 'StatValue',
  },
  GameLeader: { side: null, value: null, definition: 'StatDefinition', player: 'Player' },
  PeriodScore: { score: null, version: null, period: 'GamePeriod' },
  StatValue: { value: null, definition: 'StatDefinition' },
  Player: { id: null, firstName: null, fullName: null, imageUrl: null, bio: null, version: null },
  Team: { id: null, name: null, logoUrl: null, unavailableSlots: null, colour: null, abbreviation: null },
  GamePeriod: { id: null, name: null, kind: null },
  StatDefinition: { id: null, abbreviation: null, kind: null, formula: null, hidden: null },
};

/** A piece of a document: its text, and the fragments that it spreads. */
interface Piece {
  text: string;
  fragments: string[];
}

const DIRECTIVES = [
  '',
  '',
  '',
  '@include(if: $yes)',
  '@include(if: $no)',
  '@skip(if: $yes)',
  '@skip(if: $no)',
  '@skip(if: $no) @include(if: $yes)',
];
let fragmentCount = 0;

function selectionOf(type: string, depth: number): fc.Arbitrary<Piece> {
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: fieldOf(type, depth) }, { weight: 1, arbitrary: spreadOf(type, depth) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map(join);
}

function fieldOf(type: string, depth: number): fc.Arbitrary<Piece> {
  const fields = [
    '__typename',
    ...Object.entries(TYPES[type]!).flatMap(([name, inner]) => (inner === null || depth > 0 ? [name] : [])),
  ];
  return fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom('', '', 'a', 'b'), fc.constantFrom(...DIRECTIVES))
    .chain(([name, alias, directive]) => {
      // Aliases tell fields apart, so that one response name never stands for two of them; the same one twice is
      // merged.
      const head = `${alias && `${alias}_${name}: `}${name} ${directive}`;
      const inner = TYPES[type]![name];
      if (!inner) return fc.constant({ text: head, fragments: [] });
      return selectionOf(inner, depth - 1).map(({ text, fragments }) => ({ text: `${head} { ${text} }`, fragments }));
    });
}

function spreadOf(type: string, depth: number): fc.Arbitrary<Piece> {
  const inner = fc.array(fieldOf(type, depth), { minLength: 1, maxLength: 3 }).map(join);
  return fc
    .tuple(inner, fc.constantFrom(...DIRECTIVES), fc.constantFrom('bare', 'typed', 'named'))
    .map(([{ text, fragments }, directive, kind]) => {
      if (kind === 'bare') return { text: `... ${directive} { ${text} }`, fragments };
      if (kind === 'typed') return { text: `... on ${type} ${directive} { ${text} }`, fragments };
      const name = `F${(fragmentCount += 1)}`;
      return { text: `...${name} ${directive}`, fragments: [...fragments, `fragment ${name} on ${type} { ${text} }`] };
    });
}

function join(pieces: readonly Piece[]): Piece {
  return { text: pieces.map(({ text }) => text).join(' '), fragments: pieces.flatMap(({ fragments }) => fragments) };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('any selection of the box score is answered as graphql-js answers it, byte for byte', async () => {
  const { organization, organizationId, current, statDefinitions } = await createLeagueWorld(app.manager);
  const { sportId } = statDefinitions.get('PTS')!;
  const own = { organizationId, sportId, name: 'Share', kind: 'ratio', formula: 'PTS / (FGA + 0.44 * FTA)' } as const;
  await app.manager.insert(StatDefinitionEntity, { ...own, abbreviation: 'TS', position: 30 });
  const { graph } = app.app.parts.services;
  const variables = { slug: organization.slug, id: String(current.games[0]?.id), yes: true, no: false };
  await fc.assert(
    fc.asyncProperty(selectionOf('Game', 3), async ({ text, fragments }) => {
      const source = `query ($slug: String!, $id: ID!, $yes: Boolean!, $no: Boolean!) {
        organization(slug: $slug) { id @include(if: $yes) name @skip(if: $no) game(id: $id) { ${text} } } } ${fragments.join(' ')}`;
      const document = parse(source);
      expect(validate(graph.schema, document)).toEqual([]);
      const compiled = await graph.execute(await app.context(), document, variables);
      const interpreted = await execute({
        schema: graph.schema,
        document,
        contextValue: await app.context(),
        variableValues: variables,
      });
      expect(interpreted.errors).toBeUndefined();
      expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted));
      // All of these selections are about what a box score knows.
      expect((await graph.byShortcut(await app.context(), document, variables))?.toString()).toBe(
        JSON.stringify(interpreted),
      );
    }),
    { numRuns: 150 },
  );
});
