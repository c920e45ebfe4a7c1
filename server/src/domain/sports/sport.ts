/** The sports that come with default statistics and periods, in the order in which they are offered. */
export const SPORTS = ['basketball', 'baseball', 'tennis', 'volleyball'] as const;

/** A sport with defaults of its own. */
export type Sport = (typeof SPORTS)[number];
