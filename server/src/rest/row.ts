import type { InputShapeUse } from './input-shapes.js';

/** Who may ask: 'public-scoped' needs a tenant, 'admin' is its staff and owners and any super administrator. */
export type Access = 'public' | 'public-scoped' | 'admin' | 'super_admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a parameter goes: a path into the operation's variables, and what becomes of it on the way. */
export type Binding = string | ({ readonly to: string; readonly deprecated?: DeprecationReason } & InputShapeUse);

/** "Use `x`. Goes not before 2027-06-01.": what is deprecated says so in every answer and in the OpenAPI document. */
export type DeprecationReason = string;

/** Parameters by their documented names; one may go to several places. */
export type Bindings = Readonly<Record<string, Binding | readonly Binding[]>>;

/** A documented endpoint. */
export interface Row {
  readonly method: Method;
  /** As documented, parameters in braces: '/api/gamesv2/{id}'. Each is an id unless `TEXT_PARAMETERS` names it. */
  readonly path: string;
  readonly access: Access;
  /** Name of the operation in operations/. Its variable `organization` is the tenant; the others are bound here. */
  readonly operation: string;
  /** What it is good for, in a sentence. */
  readonly summary: string;
  /** Where path parameters go; without an entry to the variable of the same name. */
  readonly params?: Bindings;
  readonly query?: Bindings;
  readonly body?: Bindings;
  /**
   * Whether plain fields of the variable `input` are fields of the body under their own names, besides those that
   * `body` names: a field that the graph takes is taken here, too. Files, versions and what the lookup finds are not.
   */
  readonly takesInput?: boolean;
  /**
   * Fields of the body that only repeat a path parameter, or in the objects of a list ('stats.game_id') a field of the
   * body; another value is refused.
   */
  readonly repeats?: Readonly<Record<string, string>>;
  /** Whether the body may also be a form with files. */
  readonly multipart?: boolean;
  /**
   * The path below /api as the OpenAPI document has it, when another row's path could fit the same address: a parameter
   * under another name, or a literal segment as a parameter of one value.
   */
  readonly template?: string;
  /** Statuses of errors that do not follow from the rest. */
  readonly statuses?: readonly number[];
  /** A field of the body that names the tenant: for super administrators any, for staff and owners only their own. */
  readonly tenantField?: string;
  /**
   * A parameter that names a user: for super administrators the call is about that user's organization, for others it
   * counts for nothing.
   */
  readonly userField?: string;
  /**
   * Of an endpoint for super administrators: whether owners may use it whose organization lets them manage its staff.
   */
  readonly owners?: boolean;
  /** The documented message of a failure that has no words of its own (500). */
  readonly failure?: string;
  /**
   * An operation that is asked first, with the same parameters. The fields of its answer are variables of the other:
   * what a REST call leaves to be found (which season a league is meant in).
   */
  readonly lookup?: string;
  readonly deprecated?: DeprecationReason;
}

/** Path parameters that are no ids. */
export const TEXT_PARAMETERS: ReadonlySet<string> = new Set(['slug', 'domain']);

type Rest = Omit<Row, 'method' | 'path' | 'access' | 'operation' | 'summary'>;
type RowMaker = (path: string, access: Access, operation: string, summary: string, rest?: Rest) => Row;

const maker =
  (method: Method): RowMaker =>
  (path, access, operation, summary, rest = {}) => ({
    method,
    path: `/api${path}`,
    access,
    operation,
    summary,
    ...rest,
  });

/** Rows of each method; paths below /api. */
export const get = maker('GET');
export const post = maker('POST');
export const put = maker('PUT');
export const del = maker('DELETE');

/** The names of a path's parameters, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}
