import type { PagePolicy } from '../security/security-headers.js';

/** What the script that counts page views (client/src/app/analytics/adapter.ts) needs beyond the host itself. */
export const ANALYTICS_POLICY: Pick<PagePolicy, 'scripts' | 'connections'> = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
