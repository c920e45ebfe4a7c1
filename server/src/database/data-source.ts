import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { entities } from '../entities.js';
import { useValueTypes } from './types.js';

/** What a data source needs to know. */
export interface DataSourceOptions {
  readonly url: string;
  /** Most connections at a time; default 10. */
  readonly poolSize?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * TypeORM over PostgreSQL, for writes. It never changes the schema: that is the migrations' work.
 * @returns a data source that still has to be initialized
 */
export function createDataSource({ url, poolSize = 10, onError = () => undefined }: DataSourceOptions): DataSource {
  useValueTypes();
  return new DataSource({
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
  });
}
