import { failureOf, PASSING } from './forms/failure';

/** So long it waits before it tries again, the longer the more often it failed; after the last one it gives up. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

/**
 * Reads what is shown anew, after something was written: that is done, whether or not it can be read just now. What had
 * no answer, or found the server too busy, is tried again in a while.
 * @param givenUp called when it is not tried again
 * @returns when it was read, or could not be for now; it never rejects
 */
export function readAnew(read: () => Promise<unknown>, givenUp: () => void = () => undefined): Promise<void> {
  return attempt(read, givenUp, PAUSES_MS);
}

async function attempt(
  read: () => Promise<unknown>,
  givenUp: () => void,
  [pause, ...pauses]: readonly number[],
): Promise<void> {
  try {
    await read();
  } catch (error) {
    // A no stays one.
    if (pause === undefined || !PASSING.has(failureOf(error).code)) return givenUp();
    setTimeout(() => void attempt(read, givenUp, pauses), pause);
  }
}
