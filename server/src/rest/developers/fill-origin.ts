import { escapeHtml } from '../../http/pages/html.js';
import type { Origin } from '../../http/security/origin.js';

/** Stands in the page where its examples name the host that was asked. */
export const ORIGIN_MARK = '%ORIGIN%';

/** The page as asked for at an origin: its examples can be run as they stand. */
export function fillOrigin(
  html: string,
  { authority, host, secure }: Pick<Origin, 'authority' | 'host' | 'secure'>,
): string {
  const origin = host === null ? 'http://localhost:4000' : `${secure ? 'https' : 'http'}://${authority}`;
  return html.replaceAll(ORIGIN_MARK, () => escapeHtml(origin));
}
