/** A proxy's answers when there is no server behind it. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * What the network answers; null where the device has to: it fails or, where there is a kept page to show instead,
 * nobody is behind it or `patience` ends first.
 */
export async function networkFirst(
  answer: Promise<Response>,
  isKept: boolean,
  patience: () => Promise<null>,
): Promise<Response | null> {
  const timely = await (isKept ? Promise.race([answer, patience()]) : answer).catch(() => null);
  return timely !== null && isKept && NOBODY_THERE.has(timely.status) ? null : timely;
}
