import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphSchema } from '../schema.js';

// Writes the schema in SDL, types and fields sorted, to standard output: `npm run generate` keeps it in schema.graphql.
process.stdout.write(`${printSchema(lexicographicSortSchema(graphSchema()))}\n`);
