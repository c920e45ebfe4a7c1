import type { Config } from '../../config.js';
import type { OpenDatabase } from '../../database/open.js';
import { TenantVersions } from '../../database/tenant-versions.js';
import type { Services } from '../../context/request-context.js';
import { subscribers } from '../../subscribers.js';

/** The services of a process that answers no requests: nothing is cached, and no operation of the graph is executed. */
export function commandServices(
  config: Config,
  { pool, dataSource }: Pick<OpenDatabase, 'pool' | 'dataSource'>,
): Services {
  return {
    config,
    pool,
    dataSource,
    subscribers,
    versions: new TenantVersions(),
    get graph(): never {
      throw new Error('a command executes no operation of the graph');
    },
    now: () => new Date(),
  };
}
