import type { PageViewAdapter } from './page-view';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const configured = new Set<string>();

/** Sends page views to Google Analytics; its script is fetched with the first one. */
export const googleTag: PageViewAdapter = ({ id, path, title }) => {
  if (!configured.has(id)) {
    configured.add(id);
    tag('js', new Date());
    tag('config', id, { send_page_view: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  tag('event', 'page_view', { send_to: id, page_path: path, page_title: title });
};

function tag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the service tells commands from other entries by their being `arguments`
  (window.dataLayer ??= []).push(arguments);
}
