import type { EnteredHere } from './entered-here';
import type { PlayRevision } from './play';

/** A play, and how many others this device knew when it came. */
export interface Arrived {
  readonly play: PlayRevision;
  readonly place: number;
}

/** In which order plays were entered here or heard of. Clocks of devices cannot tell: some are wrong. */
export class Arrivals {
  private readonly places = new Map<string, number>();

  /** @param enteredHere what this device entered, in order, since before the page was loaded */
  constructor(private readonly enteredHere: Pick<EnteredHere, 'ids'>) {}

  /** The play that came last, of all that are there, those taken away too: they were known before they come back. */
  latestOf(plays: readonly PlayRevision[]): Arrived | null {
    const news = plays.filter(({ id }) => !this.places.has(id));
    for (const { id } of this.inOrder(news)) this.places.set(id, this.places.size);
    let latest: Arrived | null = null;
    for (const play of plays) {
      const place = this.places.get(play.id)!;
      if (!play.isDeleted && place > (latest?.place ?? -1)) latest = { play, place };
    }
    return latest;
  }

  /**
   * Of what comes at once, as after a reload, nothing else is known than what the devices say; but this one knows what
   * it did itself.
   */
  private inOrder(news: readonly PlayRevision[]): readonly PlayRevision[] {
    if (news.length < 2) return news;
    const byId = new Map(news.map((play) => [play.id, play]));
    const own = this.enteredHere.ids().flatMap((id) => byId.get(id) ?? []);
    const isOwn = new Set(own);
    let next = 0;
    return news.toSorted(byMoment).map((play) => (isOwn.has(play) ? own[next++]! : play));
  }
}

const byMoment = (a: PlayRevision, b: PlayRevision): number => Date.parse(a.madeAt) - Date.parse(b.madeAt);
