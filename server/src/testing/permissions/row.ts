import type { EntityManager } from 'typeorm';
import type { Role } from '../../context/request-context.js';

/** The least that a caller has to be. */
export type Least = 'anyone' | Role;

/** Makes the thing that a call is about, in an organization; the factories fit. */
export type MakeTarget = (
  manager: EntityManager,
  organizationId: number,
) => Promise<{ id: number | string } | number | string>;

/** What is special about a row. */
export interface RowOptions {
  /** A missing or another tenant's thing answers null instead of NOT_FOUND: queries. */
  missingIsNull?: boolean;
  /** It concerns the platform: super administrators reach every organization's. */
  platform?: boolean;
  /** What an allowed call on an own thing answers when it cannot succeed here, for example for want of a file. */
  own?: 'BAD_USER_INPUT' | 'CONFLICT' | 'UNPROCESSABLE' | 'NOT_FOUND' | 'UNAUTHENTICATED';
}

/** Who may call an operation of the graph, and how a fair call looks. */
export interface PermissionRow extends RowOptions {
  /** A field of Query or Mutation. */
  operation: string;
  least: Least;
  /** Its arguments, given the target's id. */
  args: (id: string) => Record<string, unknown>;
  target?: MakeTarget;
}

/**
 * A line of the table: `row('updateLink', 'staff', (id) => ({ id, input: { label: 'x', expectedVersion: 1 } }),
 * createLink)`. With a target the call is tried on the own tenant's, on another tenant's and on a missing thing.
 */
export function row(
  operation: string,
  least: Least,
  args: PermissionRow['args'] = () => ({}),
  target?: MakeTarget,
  options: RowOptions = {},
): PermissionRow {
  return { operation, least, args, target, ...options };
}
