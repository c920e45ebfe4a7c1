import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { STARTER } from './starter.js';

/** As much of a browser as the starter asks for. */
class TestDocument extends EventTarget {
  hidden = false;
  readyState = 'interactive';
  currentScript = { dataset: { scripts: '/assets/public.js /assets/home.js' } };
  asked: string[] = [];
  head = { append: ({ rel, href }: { rel: string; href: string }) => void this.asked.push(`${rel} ${href}`) };
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

function start(): void {
  class TestObserver {
    constructor(tell: (list: object) => void) {
      paint = (name) => tell({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    }
    observe(): void {}
  }
  runInNewContext(STARTER.replace('import(', 'imported('), {
    document: page,
    PerformanceObserver: TestObserver,
    addEventListener: window.addEventListener.bind(window),
    setTimeout,
    imported: (src: string) => void ran.push(src),
  });
}

test('scripts begin with the first paint of something, once', () => {
  start();
  paint('first-paint');
  expect(page.asked).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(page.asked).toEqual(ALL);
  expect(ran).toEqual(['/assets/public.js']);
});

test('they run when the whole document is there', () => {
  page.readyState = 'loading';
  start();
  paint('first-contentful-paint');
  expect(page.asked).toEqual(ALL);
  expect(ran).toEqual([]);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  expect(ran).toEqual(['/assets/public.js']);
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
