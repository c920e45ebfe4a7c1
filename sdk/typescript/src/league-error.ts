/** A field of an input, and what is wrong with it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What the server tells of an error beside its message. */
export interface Told {
  readonly code?: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldError[];
  readonly details?: object;
}

/** What the server refused, in its words. */
export class LeagueError extends Error {
  override readonly name = 'LeagueError';
  /** One of the codes that /developers lists, as NOT_FOUND or CONFLICT. */
  readonly code: string;
  /** Finds the request in the server's log. */
  readonly requestId: string | null;
  /** Which fields are wrong; empty for other errors. */
  readonly errors: readonly FieldError[];
  /** What else is known, by code: who was faster, what would be possible. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, told: Told) {
    super(message);
    this.code = told.code ?? 'INTERNAL_SERVER_ERROR';
    this.requestId = told.requestId ?? null;
    this.errors = told.errors ?? [];
    this.details = { ...told.details };
  }
}
