import { escapeHtml } from '../http/pages/html.js';
import { type Origin, originUrl } from '../http/security/origin.js';

/** Stands in a page where its examples name the host that was asked. */
export const ORIGIN_MARK = '%ORIGIN%';
/** The same for sockets, whose addresses begin with ws. */
export const SOCKET_ORIGIN_MARK = '%SOCKET_ORIGIN%';

type Asked = Pick<Origin, 'authority' | 'host' | 'secure'>;

/** The page as asked for at an origin: its examples can be run as they stand. */
export function fillOrigin(html: string, origin: Asked): string {
  const text = escapeHtml(originText(origin));
  return html.replaceAll(SOCKET_ORIGIN_MARK, () => text.replace(/^http/, 'ws')).replaceAll(ORIGIN_MARK, () => text);
}

/** The origin that was asked, or for one that cannot be that of `npm start`. */
export function originText(origin: Asked): string {
  return origin.host === null ? 'http://localhost:4000' : originUrl(origin);
}
