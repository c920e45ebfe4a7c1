/**
 * A text that is written while it is read, once its first piece is there: what fails before that is said with a status.
 * @param log hears of what fails midway, which no status can say any more
 * @throws what making the first piece throws
 */
export async function begunStream<Piece extends string | Uint8Array>(
  pieces: AsyncGenerator<Piece>,
  log: (error: unknown) => unknown,
): Promise<AsyncGenerator<Piece>> {
  return rest(await pieces.next(), pieces, log);
}

async function* rest<Piece>(
  first: IteratorResult<Piece, unknown>,
  pieces: AsyncGenerator<Piece>,
  log: (error: unknown) => unknown,
): AsyncGenerator<Piece> {
  try {
    for (let piece = first; piece.done !== true; piece = await next(pieces, log)) yield piece.value;
  } finally {
    await pieces.return(undefined);
  }
}

/** The next piece. Whoever goes away is told of where pieces are taken, and fails nothing that would be logged. */
async function next<Piece>(
  pieces: AsyncGenerator<Piece>,
  log: (error: unknown) => unknown,
): Promise<IteratorResult<Piece, unknown>> {
  try {
    return await pieces.next();
  } catch (error) {
    log(error);
    throw error;
  }
}
