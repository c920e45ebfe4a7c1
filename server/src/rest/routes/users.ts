import { get, type Row } from '../row.js';

/** Users. */
export const userRows: readonly Row[] = [
  get('/usersv2', 'admin', 'Users', 'Users of the organization acted for. E-mail addresses only of those whom the caller may edit.'),
];
