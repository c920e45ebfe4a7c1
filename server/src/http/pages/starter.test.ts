import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { STARTER } from './starter.js';

/** As much of a browser as the starter asks for. */
class TestDocument extends EventTarget {
  hidden = false;
  readyState = 'interactive';
  currentScript = { dataset: { scripts: '/assets/public.js /assets/home.js', organization: '7' } };
  documentElement = { dataset: {} as Record<string, string> };
  asked: string[] = [];
  head = {
    append: (...links: { rel: string; href: string }[]) =>
      void this.asked.push(...links.map(({ rel, href }) => `${rel} ${href}`)),
  };
  createElement(): object {
    return {};
  }
}

const ALL = ['modulepreload /assets/public.js', 'modulepreload /assets/home.js'];
let page: TestDocument;
let paint: (name: string) => void;
let ran: string[];
const window = new EventTarget();
beforeEach(() => {
  page = new TestDocument();
  ran = [];
});

function start(stored: Readonly<Record<string, string>> | null = {}): void {
  class TestObserver {
    constructor(tell: (list: object) => void) {
      paint = (name) => tell({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    }
    observe(): void {}
  }
  runInNewContext(STARTER.replaceAll('import(', 'imported('), {
    document: page,
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    PerformanceObserver: TestObserver,
    addEventListener: window.addEventListener.bind(window),
    setTimeout,
    imported: (src: string) => void ran.push(src),
  });
}

test('scripts begin with the first paint of something, once; each waits for the one before, the main one for all', async () => {
  start();
  paint('first-paint');
  expect(page.asked).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(page.asked).toEqual(ALL);
  expect(ran).toEqual(['/assets/home.js']);
  await Promise.resolve();
  expect(ran).toEqual(['/assets/home.js', '/assets/public.js']);
});

test('they run when the whole document is there', () => {
  page.readyState = 'loading';
  start();
  paint('first-contentful-paint');
  expect(page.asked).toEqual(ALL);
  expect(ran).toEqual([]);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  expect(ran).toEqual(['/assets/home.js']);
});

test('where nothing is painted they begin at once, or when the page is hidden', () => {
  page.hidden = true;
  start();
  expect(page.asked).toEqual(ALL);
  page = new TestDocument();
  start();
  expect(page.asked).toEqual([]);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(page.asked).toEqual(ALL);
});

test('where nobody tells of painting they begin a while after all else is there', () => {
  vi.useFakeTimers();
  start();
  window.dispatchEvent(new Event('load'));
  expect(page.asked).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(page.asked).toEqual(ALL);
});

test('that teams of the organization are followed is noted at once; storage may be forbidden', () => {
  start({ 'follows:7': '12,15' });
  expect(page.documentElement.dataset).toEqual({ follows: '' });
  for (const stored of [{ 'follows:8': '12' }, null]) {
    page = new TestDocument();
    start(stored);
    expect(page.documentElement.dataset).toEqual({});
    paint('first-contentful-paint');
    expect(page.asked).toEqual(ALL);
  }
});
