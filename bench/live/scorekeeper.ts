import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createContext } from '../../server/src/context/create-context.js';
import { saveStatistics } from '../../server/src/features/statistics/save-statistics.service.js';
import { ORGANIZATION, type Workshop } from '../data/organization.js';
import type { RunningGame } from './requests.js';

/** Somebody at the table, in a process other than the measured one. */
export interface Scorekeeper {
  /** Saves single values at this rate until it is told to stop; how many a second it were comes back. */
  save(aSecond: number, until: Promise<unknown>): Promise<number>;
  /** Makes everything of the organization new. */
  changeAll(): Promise<void>;
}

/** Each save adds 1 to a statistic of the next player. */
export async function scorekeeperOf({ services, pool }: Workshop, game: RunningGame): Promise<Scorekeeper> {
  const { id: organizationId } = ORGANIZATION;
  const { rows: users } = await pool.query<{ id: number }>(
    `INSERT INTO users (username, password_hash, role, organization_id) VALUES ('bench', 'none', 'staff', $1)
     ON CONFLICT DO NOTHING RETURNING id`,
    [organizationId],
  );
  const { rows: definitions } = await pool.query<{ id: number }>(
    "SELECT id FROM stat_definitions WHERE organization_id = $1 AND abbreviation = ANY('{AST,STL,BLK,TO,PF}')",
    [organizationId],
  );
  const actor = { id: users[0]!.id, username: 'bench', role: 'staff' as const, organizationId };
  let saved = 0;
  const one = async (): Promise<void> => {
    const turn = (saved += 1);
    const ctx = await createContext(services, {
      transport: 'graphql',
      requestId: 'benchmark',
      signedIn: {
        actor,
        session: { id: 0, csrfToken: '', expiresAt: new Date(), organizationId },
        mustChangePassword: false,
      },
    });
    await saveStatistics(ctx, game.id, {
      adds: [
        {
          playerId: String(game.players[turn % game.players.length]),
          definitionId: String(definitions[turn % definitions.length]!.id),
          delta: 1,
          operationId: randomUUID(),
        },
      ],
    });
  };
  return {
    async changeAll() {
      await pool.query('UPDATE organizations SET name = name WHERE id = $1', [organizationId]);
    },
    async save(aSecond, until) {
      if (aSecond === 0) return 0;
      let isOver = false;
      void until.finally(() => (isOver = true));
      const begin = performance.now();
      const [before, under] = [saved, new Set<Promise<void>>()];
      for (let index = 0; !isOver; index += 1) {
        const wait = begin + (index * 1_000) / aSecond - performance.now();
        if (wait > 0) await delay(wait);
        const saving = one().finally(() => under.delete(saving));
        under.add(saving);
        if (under.size > 8) await Promise.race(under);
      }
      await Promise.all(under);
      return ((saved - before) * 1_000) / (performance.now() - begin);
    },
  };
}
