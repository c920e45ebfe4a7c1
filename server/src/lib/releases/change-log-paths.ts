/** Where the change log for developers is, as a page and as a feed. */
export const CHANGES_PATH = '/developers/changes';
export const FEED_PATH = '/developers/changes.atom';
