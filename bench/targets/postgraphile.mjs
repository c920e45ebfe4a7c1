/**
 * PostGraphile on the same tables. This file is copied beside the packages of .cache/bench-postgraphile and run there
 * by Node 22. Its base preset alone, or with LEAN=1 lists instead of connections, which are cheaper.
 */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeV4Preset } from 'postgraphile/presets/v4';

const instance = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    ...(process.env.LEAN === '1' ? [makeV4Preset({ simpleCollections: 'only', disableDefaultMutations: true })] : []),
  ],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolConfig: { max: 10 } }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});
const server = createServer();
server.on('error', (error) => console.error(error));
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('disconnect', () => process.exit(0));
