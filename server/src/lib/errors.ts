/**
 * Every error code that any entry point answers, with its HTTP status: REST puts the code beside the status, GraphQL in
 * `extensions.code`. The documentation lists exactly these, and tests refuse any other one.
 */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_EXPENSIVE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  REQUEST_TIMEOUT: 408,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
  METHOD_NOT_ALLOWED: 405,
  INTERNAL_SERVER_ERROR: 500,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  PERSISTED_QUERY_NOT_SUPPORTED: 400,
  BAD_REQUEST: 400,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The codes that GraphQL alone answers: they are about documents. */
export const GRAPHQL_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_EXPENSIVE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

/** One wrong input: `field` as the caller named it, `message` says what is wrong and what would be right. */
export interface FieldError {
  field: string;
  message: string;
}

/** Facts that a client may act on: what changed and by whom (409), the choices (422), seconds to wait (429). */
export type ErrorDetails = Record<string, unknown>;

/** A thing of an organization that an error is about. */
export interface ErrorThing {
  /** As the audit trail has it: 'season_league'. */
  readonly entityType: string;
  readonly organizationId: number;
  readonly id: number;
}

/**
 * What a caller may act on otherwise than by an error's words; no transport tells it, but `Mutation.refusals` has a
 * type for each. 'stale': the thing has another version now. 'taken': a value that only one may have is this thing's;
 * null where that is not known, or not the caller's to know.
 */
export type ErrorSubject =
  | { readonly outcome: 'stale'; readonly thing: ErrorThing }
  | { readonly outcome: 'taken'; readonly thing: ErrorThing | null };

/** An error that its reader caused or can act on. Anything else that is thrown becomes an opaque 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly details: ErrorDetails | undefined;
  readonly subject: ErrorSubject | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { errors?: FieldError[]; details?: ErrorDetails; subject?: ErrorSubject } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors;
    this.details = options.details;
    this.subject = options.subject;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 400: one or more fields are wrong. The message repeats the first, so that a plain client shows something useful. */
export function invalidInput(errors: FieldError[] | FieldError): AppError {
  const list = Array.isArray(errors) ? errors : [errors];
  return new AppError('BAD_USER_INPUT', list[0]?.message ?? 'Invalid input.', { errors: list });
}

/** 404: absent, or another tenant's: the two answer alike. `entityLabel` is the field's term: 'Game', 'Team'. */
export function notFound(entityLabel: string): AppError {
  return new AppError('NOT_FOUND', `${entityLabel} not found.`);
}

/** 401: nobody is signed in. */
export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in.');
}

/** 403: signed in, but not allowed. */
export function forbidden(message = 'You are not allowed to do this.', details?: ErrorDetails): AppError {
  return new AppError('FORBIDDEN', message, { details });
}

/** 403: signed in with a temporary password, which has to be changed before anything else. */
export function passwordChangeRequired(): AppError {
  return new AppError('PASSWORD_CHANGE_REQUIRED', 'Your password is a temporary one: please choose your own first.');
}

/** 410: it was there, and will not be again. */
export function gone(message: string): AppError {
  return new AppError('GONE', message);
}

/** 409: the state has moved on, or the thing exists already. */
export function conflict(message: string, details?: ErrorDetails): AppError {
  return new AppError('CONFLICT', message, { details });
}

/**
 * 409: a value that only one thing may have is another's.
 * @param field the input that has it
 * @param owner whose it is, where that is known
 */
export function valueTaken(
  message: string,
  field: string,
  owner: ErrorThing | null = null,
  details: ErrorDetails = {},
): AppError {
  return new AppError('CONFLICT', message, {
    details: { field, ...details },
    subject: { outcome: 'taken', thing: owner },
  });
}

/** 422: well-formed, but against a rule of the league. */
export function unprocessable(message: string, details?: ErrorDetails, errors?: FieldError[]): AppError {
  return new AppError('UNPROCESSABLE', message, { details, errors });
}

/** 429: too many tries. */
export function tooMany(message: string, retryAfterSeconds: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', message, { details: { retryAfterSeconds } });
}
