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
  if (first.done === true) return;
  try {
    yield first.value;
    yield* pieces;
  } catch (error) {
    log(error);
    throw error;
  } finally {
    // Whoever goes away with the first piece has not come to the others yet.
    await pieces.return(undefined);
  }
}
