import type { PlayRevision } from './play';

/** A play, and how many others this device knew when it came. */
export interface Arrived {
  readonly play: PlayRevision;
  readonly place: number;
}

/** In which order plays were entered here or heard of. Clocks of devices cannot tell: some are wrong. */
export class Arrivals {
  private readonly places = new Map<string, number>();

  /** The play that came last, of all that are there, those taken away too: they were known before they come back. */
  latestOf(plays: readonly PlayRevision[]): Arrived | null {
    const news = plays.filter(({ id }) => !this.places.has(id));
    // Of what comes at once nothing else is known than what the devices say.
    for (const { id } of news.toSorted(byMoment)) this.places.set(id, this.places.size);
    let latest: Arrived | null = null;
    for (const play of plays) {
      const place = this.places.get(play.id)!;
      if (!play.isDeleted && place > (latest?.place ?? -1)) latest = { play, place };
    }
    return latest;
  }
}

const byMoment = (a: PlayRevision, b: PlayRevision): number => Date.parse(a.madeAt) - Date.parse(b.madeAt);
