/** Below this, both clocks differ by how exactly they are read. */
const LEAST_MS = 1_000;

/** What time is reckoned by. */
export interface TimeSources {
  /** The device's own clock, which can be put forward and back. */
  wall: () => number;
  /** What goes on evenly whatever becomes of that; on some devices it stands while they sleep. */
  steady: () => number;
  /** Whether the page is out of sight. */
  isHidden: () => boolean;
}

const OF_PAGE: TimeSources = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  isHidden: () => document.hidden,
};

/**
 * The time of the device, which goes on evenly while the page lives also where somebody, or the network, corrects the
 * device's clock. Of a sleep only that clock knows: what it is ahead while, or after, the page was out of sight is time
 * that has passed. A device that slept with the page in sight all along, and said nothing of it, is taken for one whose
 * clock was put forward.
 */
export class SteadyTime {
  /** By how much the device's clock was put forward since the page was opened, in milliseconds. */
  correction = 0;
  private wall: number;
  private steady: number;
  private mayHaveSlept = false;

  constructor(private readonly sources: TimeSources = OF_PAGE) {
    this.wall = sources.wall();
    this.steady = sources.steady();
  }

  /** Milliseconds since 1970, as the device's clock would go on had it not been corrected. */
  now(): number {
    const wall = this.sources.wall();
    const steady = this.sources.steady();
    const ahead = wall - this.wall - (steady - this.steady);
    // Some devices tell of it only when they wake.
    const maySleep = this.mayHaveSlept || this.sources.isHidden();
    if (ahead <= -LEAST_MS || (ahead >= LEAST_MS && !maySleep)) this.correction += ahead;
    this.wall = wall;
    this.steady = steady;
    this.mayHaveSlept = this.sources.isHidden();
    return wall - this.correction;
  }

  /** The page goes out of sight, or comes back: to be told of each. */
  seen(): void {
    this.now();
  }
}
