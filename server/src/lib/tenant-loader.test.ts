import { expect, test } from 'vitest';
import { loadLists, loadOne, loadPresent } from './tenant-loader.js';

interface Row {
  id: number;
  owner: number;
  organizationId: number;
}

const ROWS: Row[] = [
  { id: 1, owner: 10, organizationId: 1 },
  { id: 2, owner: 10, organizationId: 1 },
  { id: 1, owner: 10, organizationId: 2 },
];

test("one organization's rows are read once, and never answer for another", async () => {
  const read: [number, number[]][] = [];
  const loader = loadOne(
    async (organizationId, ids) => {
      read.push([organizationId, ids]);
      return ROWS.filter((row) => row.organizationId === organizationId && ids.includes(row.id));
    },
    ({ id }: Row) => id,
  );
  const keys = [
    [1, 2],
    [2, 1],
    [1, 1],
    [2, 2],
    [1, 2],
  ] as const;
  expect(await Promise.all(keys.map(([organizationId, id]) => loader.load({ organizationId, id })))).toEqual([
    ROWS[1],
    ROWS[2],
    ROWS[0],
    null,
    ROWS[1],
  ]);
  expect(read).toEqual([
    [1, [2, 1]],
    [2, [1, 2]],
  ]);
});

test('lists keep the order in which they were read, and may be empty', async () => {
  const loader = loadLists(
    async (organizationId, owners) =>
      ROWS.filter((row) => row.organizationId === organizationId && owners.includes(row.owner)).reverse(),
    ({ owner }: Row) => owner,
  );
  expect(await loader.load({ organizationId: 1, id: 10 })).toEqual([ROWS[1], ROWS[0]]);
  expect(await loader.load({ organizationId: 1, id: 11 })).toEqual([]);
  expect(await loader.load({ organizationId: 2, id: 10 })).toEqual([ROWS[2]]);
});

test('of several ids those that are there come in their order, and a read that fails is no missing row', async () => {
  const read = loadOne(
    () => Promise.resolve(ROWS.filter(({ organizationId }) => organizationId === 1)),
    ({ id }: Row) => id,
  );
  expect((await loadPresent(read, 1, [2, 7, 1])).map(({ id }) => id)).toEqual([2, 1]);
  const failing = loadOne(
    () => Promise.reject(new Error('the database is gone')),
    ({ id }: Row) => id,
  );
  await expect(loadPresent(failing, 1, [1])).rejects.toThrow('the database is gone');
});
