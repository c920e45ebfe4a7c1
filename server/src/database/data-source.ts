import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { entities } from '../entities.js';
import { FairShare } from './limits/fair-share.js';
import { type DatabaseLimits, DEFAULT_LIMITS, DEFAULT_POOL_SIZE } from './limits/limits.js';
import { useWriteLimits } from './limits/write-limits.js';
import { connectionOptions } from './pool.js';
import { useValueTypes } from './types.js';

/** What a data source needs to know. */
export interface DataSourceOptions {
  readonly url: string;
  /** Most connections at a time; default 16. */
  readonly poolSize?: number;
  /** Default: those of the product. */
  readonly limits?: DatabaseLimits;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * TypeORM over PostgreSQL, for writes. It never changes the schema: that is the migrations' work.
 * @returns a data source that still has to be initialized
 */
export function createDataSource({
  url,
  poolSize = DEFAULT_POOL_SIZE,
  limits = DEFAULT_LIMITS,
  onError = () => undefined,
}: DataSourceOptions): DataSource {
  useValueTypes();
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [...entities],
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    parseInt8: true,
    applicationName: 'courtbook',
    poolErrorHandler: onError,
    extra: connectionOptions(limits),
  });
  useWriteLimits(dataSource, limits, new FairShare(poolSize, limits.connectMs));
  return dataSource;
}
