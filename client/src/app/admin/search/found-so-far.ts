/**
 * What a search dropdown shows while somebody types: what was found before, until there is an answer.
 * @param isAnswered whether the server has said what it finds for the text that stands there
 * @returns null while that is not known, and nothing was found before
 */
export function foundSoFar<Found>(isAnswered: boolean, found: readonly Found[]): readonly Found[] | null {
  return isAnswered || found.length > 0 ? found : null;
}
