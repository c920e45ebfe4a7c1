import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../../context/request-context.js';
import { compileGraph } from './compiled-graph.js';
import { repeatSkewedReads } from './repeat-skewed-reads.js';

/** A graph whose game has these teams, one after the other, and the last one for good. */
function graphWith(...teams: (string | Error | null)[]) {
  let asked = 0;
  const Game = new GraphQLObjectType({
    name: 'Game',
    fields: {
      team: {
        type: new GraphQLNonNull(GraphQLString),
        resolve: () => {
          const team = teams[Math.min(asked, teams.length - 1)]!;
          asked += 1;
          if (team instanceof Error) throw team;
          return team;
        },
      },
    },
  });
  const fields = { game: { type: Game, resolve: () => ({}) } };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
  });
  const graph = repeatSkewedReads(compileGraph(schema), 1);
  const memo = new Map<unknown, unknown>([['read before', 1]]);
  const run = (text: string) => graph.execute({ memo } as RequestContext, parse(text));
  return { run, memo, asked: () => asked };
}

test('what a query found and then missed is looked for once more, from the beginning', async () => {
  const { run, memo, asked } = graphWith(null, 'Aces');
  expect(await run('{ game { team } }')).toEqual({ data: { game: { team: 'Aces' } } });
  expect(asked()).toBe(2);
  expect(memo.size).toBe(0);
});

test('what is missing for good is an error, after the second time', async () => {
  const { run, asked } = graphWith(null);
  const { data, errors } = await run('{ game { team } }');
  expect(data).toEqual({ game: null });
  expect(errors).toHaveLength(1);
  expect(asked()).toBe(2);
});

test.each([
  ['a query that fails for a reason', '{ game { team } }', new Error('refused')],
  ['a write', 'mutation { game { team } }', null],
])('%s is not repeated', async (_what, text, team) => {
  const { run, memo, asked } = graphWith(team);
  expect((await run(text)).errors).toHaveLength(1);
  expect(asked()).toBe(1);
  expect(memo.size).toBe(1);
});
