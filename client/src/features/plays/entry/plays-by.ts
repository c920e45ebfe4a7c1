import type { CountedPlay } from '@domain/plays/play';

/** The plays that go by one, and those that go by these: the foul on a shot, and its free throws. */
export function playsBy<P extends Pick<CountedPlay, 'id' | 'linkedPlayId'>>(id: string, plays: readonly P[]): P[] {
  const found = new Set([id]);
  for (;;) {
    const { size } = found;
    for (const play of plays) if (play.linkedPlayId !== null && found.has(play.linkedPlayId)) found.add(play.id);
    if (found.size === size) return plays.filter((play) => play.id !== id && found.has(play.id));
  }
}
