/** The part of PostgreSQL's error that says which constraint was broken. */
interface ConstraintError {
  code?: unknown;
  constraint?: unknown;
  driverError?: { code?: unknown; constraint?: unknown };
}

const UNIQUE_VIOLATION = '23505';

/**
 * Runs `work`; when it breaks one of the unique keys named, throws the error given for it instead. To look first and
 * insert then would let two callers at once through.
 * @param refusals constraint or index name to the error that tells the caller
 */
export async function refuseDuplicates<Result>(
  refusals: Readonly<Record<string, () => Error>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { driverError, ...own } = (error ?? {}) as ConstraintError;
    const { code, constraint } = driverError ?? own;
    const refusal = code === UNIQUE_VIOLATION ? refusals[String(constraint)] : undefined;
    throw refusal ? refusal() : error;
  }
}
