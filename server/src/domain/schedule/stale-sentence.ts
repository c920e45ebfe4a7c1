/**
 * Why a draft cannot be published any more, and what to do.
 * @param changes what has changed since it was made, at least one
 */
export function staleSentence(changes: readonly string[]): string {
  return `This draft was made before something changed: ${changes.join('; ')}. Generate another one.`;
}
