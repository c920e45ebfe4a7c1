import { expect, test } from 'vitest';
import type { Site } from '../site';
import { siteWorkerPlace } from './site-worker-place';

const site = (own: Partial<Site>): Site => ({
  host: 'leagues.example',
  onPlatform: true,
  slug: null,
  domain: null,
  user: null,
  ...own,
});

test.each([
  [{ slug: 'nba' }, { script: '/nba/site-worker.js?lang=en', scope: '/nba' }],
  [
    { slug: 'nba', viaYouth: true as const },
    { script: '/youth/nba/site-worker.js?lang=en', scope: '/youth/nba' },
  ],
  [{ onPlatform: false }, { script: '/site-worker.js?lang=en', scope: '/' }],
  [{}, null],
  [{ domain: 'league.example' }, null],
  [{ onPlatform: false, domain: 'league.example' }, null],
])('%j', (own, place) => expect(siteWorkerPlace(site(own))).toEqual(place));
