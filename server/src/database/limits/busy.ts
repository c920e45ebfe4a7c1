/** No connection was free in time. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('no connection to the database was free in time');
    this.name = 'DatabaseBusyError';
  }
}
