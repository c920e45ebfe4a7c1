import { startCluster } from '../data/postgres.js';
import type { Benchmark } from '../lib/benchmark.js';
import { startLoad } from '../lib/load.js';
import { againstPages } from './against-pages.js';
import { memory } from './memory.js';

/**
 * What a season as a whole takes: of memory when it is large, and of everything else against reading it page by page.
 */
export const bulk: Benchmark = {
  about: 'a season as one file: memory of one a hundred times as large, and the sample against reading it page by page',
  async run() {
    const cluster = await startCluster();
    const load = await startLoad();
    try {
      const pages = await againstPages(cluster);
      const grown = await memory(cluster, load);
      return {
        tables: [pages.table, grown.table],
        notes: [],
        figures: { pages: pages.figures, memory: grown.figures },
      };
    } finally {
      await load.stop();
      await cluster.stop();
    }
  },
};
