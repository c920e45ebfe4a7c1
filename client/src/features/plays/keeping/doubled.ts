import { isOneForEach } from '@domain/plays/one-for-each';
import type { PlayRevision } from './play';

/** What goes by one play and another one has already, of that of which each play has one. */
export function doubledOf(plays: readonly PlayRevision[], oneId: string, otherId: string): readonly PlayRevision[] {
  const goingBy = (id: string) => plays.filter(({ linkedPlayId, isDeleted }) => linkedPlayId === id && !isDeleted);
  const others = goingBy(otherId);
  return goingBy(oneId).filter(({ kind }) => others.some((other) => isOneForEach(kind, other.kind)));
}
