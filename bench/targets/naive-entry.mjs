/**
 * Values of a box score saved as one would first think of it: for each the player's line and its value are found
 * through the ORM, and it is saved as a row. It knows no session, and keeps neither versions, totals, ledger nor undo:
 * all that the product does beside is left out. With the product's own entities, from the compiled folder SERVER.
 */
import 'reflect-metadata';
import { createServer } from 'node:http';

const { createDataSource } = await import(`${process.env.SERVER}/database/data-source.js`);
const { GameLineEntity } = await import(`${process.env.SERVER}/features/box-scores/game-line.entity.js`);
const { GameLineValueEntity } = await import(`${process.env.SERVER}/features/box-scores/game-line-value.entity.js`);
const { countStatements } = await import('./count-statements.mjs');

const dataSource = await createDataSource({ url: process.env.DATABASE_URL }).initialize();
const statements = countStatements();

async function save({ organizationId, gameId, sets }) {
  await dataSource.transaction(async (manager) => {
    const [lines, values] = [manager.getRepository(GameLineEntity), manager.getRepository(GameLineValueEntity)];
    for (const { teamId, playerId, definitionId, value } of sets) {
      const line =
        (await lines.findOneBy({ organizationId, gameId, playerId })) ??
        (await lines.save(lines.create({ organizationId, gameId, playerId, teamId })));
      const cell =
        (await values.findOneBy({ organizationId, gameLineId: line.id, statDefinitionId: definitionId })) ??
        values.create({ organizationId, gameLineId: line.id, statDefinitionId: definitionId });
      cell.value = value;
      await values.save(cell);
    }
  });
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    await save(JSON.parse(Buffer.concat(chunks).toString()));
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  } catch (error) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ errors: String(error) }));
  }
});
process.on('message', () => process.send(statements.splice(0)));
process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('disconnect', () => process.exit(0));
