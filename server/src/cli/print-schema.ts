import { graphSchema } from '../schema.js';
import { schemaText } from '../schema-text.js';

// Writes the schema in SDL to standard output: `npm run generate` keeps it in schema.graphql.
process.stdout.write(schemaText(graphSchema()));
