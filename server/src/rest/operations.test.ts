import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { bindRows } from './bound-row.js';
import { prepareOperations, type Operation } from './operations.js';
import { get, put, type Row } from './row.js';

const schema = buildSchema(`
  enum Status { IN_PROGRESS FINAL }
  type Query { game(id: ID!): Game games(first: Int = 50): [Game!]! }
  type Mutation { save(id: ID!, input: SaveInput!): Game! }
  input SaveInput { score: Int! expectedVersion: Int }
  type Game { id: ID! status: Status! home: Side! away: Side guest: Side }
  type Side { team: Team lines: [Line!]! }
  type Team { id: ID! name: String! }
  type Line { player: String! values: [Value!]! }
  type Value { name: String! value: Float }
`);

function prepared(text: string): Operation {
  return [...prepareOperations(schema, new Map([['test.graphql', text]])).values()][0]!;
}

describe('what becomes of an answer', () => {
  test('ids are integers, enum values lower case, and the path is followed', () => {
    const { answer } = prepared('query A($id: ID!) @answer(path: "game") { game(id: $id) { id status } }');
    expect(answer({ game: { id: '7', status: 'IN_PROGRESS' } })).toEqual({ id: 7, status: 'in_progress' });
  });

  test('flattened objects leave their fields, null ones null; lists of one name follow each other', () => {
    const { answer, answerSchema } = prepared(`query A($id: ID!) @answer(path: "game") { game(id: $id) {
      home @flatten { name: team @only { name } lines { player } }
      away @flatten { lines { player } }
      guest @flatten { team { id } lines { player } }
    } }`);
    const game = {
      home: { name: { name: 'Ants' }, lines: [{ player: 'a' }] },
      away: { lines: [{ player: 'b' }] },
      guest: null,
    };
    expect(answer({ game })).toEqual({ name: 'Ants', lines: null, team: null });
    expect(answer({ game: { ...game, guest: undefined } })).toEqual({
      name: 'Ants',
      lines: [{ player: 'a' }, { player: 'b' }],
    });
    expect(Object.keys(answerSchema.properties!)).toEqual(['name', 'lines', 'team']);
  });

  test('unnested lists make a row of each item; what is carried goes into every row', () => {
    const { answer, answerSchema } = prepared(`query A($id: ID!) @answer(path: "game.rows") { game(id: $id) @found {
      game_id: id @carry(into: "rows")
      home @flatten { rows: lines { player values @where(present: "value") @unnest { stat: name value } } }
    } }`);
    expect(
      answer({
        game: {
          game_id: '3',
          home: {
            rows: [
              {
                player: 'a',
                values: [
                  { stat: 'S0', value: 2 },
                  { stat: 'S1', value: null },
                ],
              },
              { player: 'b', values: [] },
            ],
          },
        },
      }),
    ).toEqual([{ player: 'a', stat: 'S0', value: 2, game_id: 3 }]);
    expect(answerSchema.items).toMatchObject({
      required: ['player', 'stat', 'value', 'game_id'],
      properties: { game_id: { type: 'integer' } },
    });
  });
});

describe('an operation that does not fit stops the start with its name', () => {
  const problem = (text: string): string => {
    try {
      prepared(text);
      return 'none';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each([
    ['query A { nothing }', 'REST operation A: Cannot query field "nothing" on type "Query".'],
    ['query A { games(first: null) { id @keyBye(field: "x") } }', 'REST operation A: Unknown directive "@keyBye".'],
    ['query A { games { id } }', "REST operation A: 'games' needs 'first'; null is the whole list"],
    [
      'query A @answer(path: "game.id") { games(first: null) { id } }',
      "REST operation A: there is nothing at 'game.id'",
    ],
    [
      'query A { games(first: null) { id @carry(into: "rows") status } }',
      "REST operation A: nothing named 'rows' to carry 'id' into",
    ],
    [
      'query A { games(first: 1) { id } } query A { games(first: 2) { id } }',
      'REST operation A: there are two of this name',
    ],
    [
      'query A($id: ID!) { game(id: $id) { ...F ...G } } fragment F on Game { home { team { id } } } fragment G on Game { home @flatten { team { id } } }',
      "REST operation A: 'home' is selected twice, with different shapes",
    ],
  ])('%s', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });
});

describe('a row that does not fit stops the start with its path', () => {
  const operations = prepareOperations(
    schema,
    new Map([
      [
        'test.graphql',
        'mutation Save($id: ID!, $input: SaveInput!) @answer(path: "save") { save(id: $id, input: $input) { id } }',
      ],
    ]),
  );
  const problem = (rows: readonly Row[]): string => {
    try {
      return JSON.stringify(bindRows(schema, rows, operations).map(({ version }) => version));
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('or is bound, with a place for If-Match', () => {
    expect(problem([put('/games/{id}', 'admin', 'Save', 'Saves.', { body: { score: 'input.score' } })])).toBe(
      '[["input","expectedVersion"]]',
    );
  });

  test.each<[Row[], string]>([
    [
      [put('/games/{id}', 'admin', 'Load', 'x')],
      'REST row PUT /api/games/{id}: there is no operation Load\nREST operation Save belongs to no row',
    ],
    [[put('/games/{id}', 'admin', 'Save', 'x')], "REST row PUT /api/games/{id}: nothing gives the variable 'input'"],
    [
      [put('/games/{gameId}', 'admin', 'Save', 'x', { body: { score: 'input.score' } })],
      "REST row PUT /api/games/{gameId}: the operation has no variable 'gameId'",
    ],
    [
      [put('/games/{id}', 'admin', 'Save', 'x', { body: { score: 'input.points' } })],
      "REST row PUT /api/games/{id}: SaveInput has no field 'points'",
    ],
    [[], 'REST operation Save belongs to no row'],
  ])('%j', (rows, expected) => {
    expect(problem(rows)).toBe(expected);
  });

  test('paths stand below /api', () => {
    expect(get('/games', 'public', 'Save', 'x')).toEqual({
      method: 'GET',
      path: '/api/games',
      access: 'public',
      operation: 'Save',
      summary: 'x',
    });
  });
});
