import { Feed } from 'feed';
import { CHANGES_PATH, FEED_PATH } from '../lib/releases/change-log-paths.js';
import type { Release } from '../lib/releases/releases.js';
import { releaseHtml } from './release-html.js';

/**
 * The change log as Atom, an entry for each release.
 * @param log the last one first
 * @param origin of the addresses in it
 */
export function changeLogFeed(log: readonly Release[], origin: string): string {
  const link = `${origin}${CHANGES_PATH}`;
  const feed = new Feed({
    id: link,
    link,
    title: 'Courtbook: changes for developers',
    language: 'en',
    updated: dayOf(log[0]),
    feedLinks: { atom: `${origin}${FEED_PATH}` },
    author: { name: 'Courtbook' },
    generator: false,
    copyright: '',
  });
  for (const release of log)
    feed.addItem({
      id: `${link}#${release.version}`,
      link: `${link}#${release.version}`,
      title: release.version,
      date: dayOf(release),
      content: releaseHtml(release),
    });
  return feed.atom1();
}

function dayOf(release: Release | undefined): Date {
  return new Date(release?.date ?? 0);
}
