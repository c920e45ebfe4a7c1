import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';

interface Source {
  name: string;
  scores: (number | null)[];
  level: number;
}

const source = (level: number): Source => ({ name: `node ${level}`, scores: [level, null, 3], level });

const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: { value: 'red' }, BLUE: { value: 'blue' } } });

const Filter = new GraphQLInputObjectType({
  name: 'Filter',
  fields: {
    id: { type: GraphQLID },
    colour: { type: Colour, defaultValue: 'blue' },
    names: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
  },
});

/**
 * A schema with everything that execution has to handle: promises, nulls, lists, failures, nulls that are not allowed,
 * writes.
 */
export function makeSchema(): GraphQLSchema {
  const Node: GraphQLObjectType<Source> = new GraphQLObjectType<Source>({
    name: 'Node',
    fields: () => ({
      name: { type: GraphQLString },
      scores: { type: new GraphQLList(GraphQLInt) },
      missing: { type: GraphQLString },
      later: { type: GraphQLString, resolve: async ({ level }) => `later ${level}` },
      failing: {
        type: GraphQLString,
        resolve: ({ level }) => {
          throw new Error(`failed at ${level}`);
        },
      },
      friend: { type: Node, resolve: ({ level }) => source(level + 1) },
      friends: {
        type: new GraphQLList(new GraphQLNonNull(Node)),
        resolve: async ({ level }) => [source(level + 1), source(level + 2)],
      },
      nobody: { type: Node, resolve: () => null },
      strict: {
        type: new GraphQLNonNull(Node),
        resolve: async ({ level }) => (level % 2 === 0 ? null : source(level + 1)),
      },
    }),
  });
  let written: string[] = [];
  /** Takes its time, unless it fails at once; answers what was written before it began. */
  const write = async (name: string, fails: boolean): Promise<object> => {
    const before = written.join();
    if (fails) throw new Error(`${name} failed`);
    await Promise.resolve();
    written.push(name);
    return { ...source(1), name: before };
  };
  return new GraphQLSchema({
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: {
        write: {
          type: Node,
          args: { name: { type: new GraphQLNonNull(GraphQLString) }, fails: { type: GraphQLBoolean } },
          resolve: (_source, { name, fails }: { name: string; fails?: boolean }) => write(name, fails === true),
        },
        fail: {
          type: Node,
          resolve: () => {
            throw new Error('failed at once');
          },
        },
        forget: { type: GraphQLBoolean, resolve: () => (written = []).length === 0 },
      },
    }),
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        start: { type: Node, resolve: () => source(1) },
        /** Its arguments as JSON. */
        echo: {
          type: GraphQLString,
          args: {
            first: { type: GraphQLInt, defaultValue: 5 },
            filter: { type: Filter },
            colour: { type: Colour, defaultValue: 'red' },
          },
          resolve: (_source, args) => JSON.stringify(args),
        },
      },
    }),
  });
}
