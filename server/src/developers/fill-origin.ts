import { escapeHtml } from '../http/pages/html.js';
import { type Origin, originUrl } from '../http/security/origin.js';

/** Stands in a page where its examples name the host that was asked. */
export const ORIGIN_MARK = '%ORIGIN%';

type Asked = Pick<Origin, 'authority' | 'host' | 'secure'>;

/** The page as asked for at an origin: its examples can be run as they stand. */
export function fillOrigin(html: string, origin: Asked): string {
  return html.replaceAll(ORIGIN_MARK, () => escapeHtml(originText(origin)));
}

/** The origin that was asked, or for one that cannot be that of `npm start`. */
export function originText(origin: Asked): string {
  return origin.host === null ? 'http://localhost:4000' : originUrl(origin);
}
