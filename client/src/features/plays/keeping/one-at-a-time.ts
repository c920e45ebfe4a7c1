/**
 * Does a work when asked, and once more when asked meanwhile: what is under way may be older than the question.
 * @param work its failures are passed over
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let asked = 0;
  let isUnderWay = false;
  const goOn = async (): Promise<void> => {
    isUnderWay = true;
    let answered: number;
    do {
      answered = asked;
      await work().catch(() => undefined);
    } while (answered !== asked);
    isUnderWay = false;
  };
  return () => {
    asked += 1;
    if (!isUnderWay) void goOn();
  };
}
