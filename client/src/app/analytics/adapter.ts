import { googleTag } from './google-tag';
import type { PageViewAdapter } from './page-view';

/**
 * The service that counts page views. Another one takes its place here; what its scripts need is in
 * server/src/http/pages/analytics-policy.ts.
 */
export const pageViews: PageViewAdapter = googleTag;
