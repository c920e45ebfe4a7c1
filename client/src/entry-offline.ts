/**
 * In pages that the device has kept, and in the one for what it has not (client/worker/site-worker.ts): says how old
 * the page is, and when there is a network again. All links are followed by the browser itself, so that the worker
 * opens the next kept page.
 */
import { t } from '@/texts';
import { age } from './app/site-worker/age';
import { followByDocument } from './app/site-worker/by-document';

/** What the worker tells (client/worker/site/page-text.ts). */
interface Told {
  at: number | null;
  pages: { address: string; title: string; at: number }[];
}

const MINUTE_MS = 60_000;
/** The browser says that there is a network before it carries anything: the next looks come soon, then less often. */
const SOONEST_MS = 2_000;
const { at, pages } = JSON.parse(document.getElementById('kept-state')!.textContent!) as Told;
const line = document.getElementById('kept-notice')!;
const words = document.createElement('span');
const button = document.createElement('button');
let isBack = false;
let nextLook: number | undefined;
let waitMs = SOONEST_MS;

function show(): void {
  words.textContent = at === null ? withoutPage() : withPage(ageOf(at));
  button.textContent = isBack ? t.site.load_it_anew() : t.common.try_again();
}

function ageOf(then: number): string {
  return age(then, Date.now(), document.documentElement.lang);
}

function withoutPage(): string {
  return navigator.onLine ? t.site.the_network_does_not_answer() : t.site.you_are_offline();
}

function withPage(from: string): string {
  if (isBack) return t.site.online_again({ from });
  return navigator.onLine ? t.site.no_answer_page_from({ from }) : t.site.offline_page_from({ from });
}

/** The browser only knows of a network: whether the site answers has to be asked. */
async function look(): Promise<void> {
  show();
  window.clearTimeout(nextLook);
  if (document.hidden || !navigator.onLine || isBack) return;
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer || answer.status >= 500) return lookLater();
  if (at === null) return window.location.reload();
  isBack = true;
  show();
}

function lookLater(): void {
  window.clearTimeout(nextLook);
  nextLook = window.setTimeout(() => void look(), waitMs);
  waitMs = Math.min(2 * waitMs, MINUTE_MS);
}

function list(): void {
  const section = document.getElementById('kept-pages');
  if (!section || pages.length === 0) return;
  section.hidden = false;
  section.querySelector('ul')!.append(
    ...pages.map((page) => {
      const [item, link, title, when] = ['li', 'a', 'span', 'small'].map((name) => document.createElement(name));
      title!.textContent = page.title;
      when!.textContent = ageOf(page.at);
      link!.setAttribute('href', page.address);
      link!.append(title!, when!);
      item!.append(link!);
      return item!;
    }),
  );
}

button.type = 'button';
button.onclick = () => window.location.reload();
line.append(words, button);
list();
show();
followByDocument(() => true);
// What the page's own program asks for and gets is no longer of then.
addEventListener('pageseen', () => line.remove());
addEventListener('online', () => {
  waitMs = SOONEST_MS;
  void look();
});
addEventListener('offline', () => {
  isBack = false;
  show();
});
document.addEventListener('visibilitychange', () => void look());
setInterval(show, MINUTE_MS);
// The network may have come back while this was loaded.
lookLater();
