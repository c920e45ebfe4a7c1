import { expect, test } from 'vitest';
import {
  droppedOf,
  type Kept,
  type KeptPage,
  listedOf,
  NOTHING,
  pageAt,
  sizeOf,
  withinLimits,
  withoutPage,
  withPage,
} from './kept';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const LIMITS = { pages: 3, bytes: 1_000, age: 7 * DAY };

const page = (address: string, more: Partial<KeptPage> = {}): KeptPage => ({
  address,
  title: address,
  language: 'en',
  at: NOW,
  bytes: 100,
  files: [],
  ...more,
});
const of = (...pages: KeptPage[]): Kept => pages.reduce(withPage, NOTHING);
const addresses = ({ pages }: Kept): string[] => pages.map(({ address }) => address);

test('a page takes the place of the older one of its address, and stands last', () => {
  const kept = of(page('/a', { at: NOW - DAY }), page('/b'), page('/a'));
  expect(addresses(kept)).toEqual(['/b', '/a']);
  expect(pageAt(kept, '/a', NOW, LIMITS)?.at).toBe(NOW);
  expect(pageAt(kept, '/a?season=3', NOW, LIMITS)).toBeUndefined();
});

test('a page is listed once, in whichever language its address was seen last, the latest page first', () => {
  const kept = of(
    page('/a?lang=en'),
    page('/b?season=3'),
    page('/a?season=3&lang=es'),
    page('/b?season=3&lang=es'),
    page('/a'),
  );
  expect(listedOf(kept).map(({ address }) => address)).toEqual(['/a', '/b?season=3&lang=es', '/a?season=3&lang=es']);
});

test('of more pages than there is room for, those go that were seen longest ago', () => {
  const kept = of(page('/a'), page('/b'), page('/c'), page('/d'));
  expect(addresses(withinLimits(kept, NOW, LIMITS))).toEqual(['/b', '/c', '/d']);
  const large = of(page('/a', { bytes: 400 }), page('/b', { bytes: 400 }), page('/c', { bytes: 400 }));
  expect(addresses(withinLimits(large, NOW, LIMITS))).toEqual(['/b', '/c']);
  // A single one that is larger than all that may be kept stays until the next.
  expect(addresses(withinLimits(of(page('/a', { bytes: 2_000 })), NOW, LIMITS))).toEqual(['/a']);
});

test('after seven days a page is neither shown nor kept', () => {
  const kept = of(page('/a', { at: NOW - 7 * DAY - 1 }), page('/b', { at: NOW - 7 * DAY }));
  expect(pageAt(kept, '/a', NOW, LIMITS)).toBeUndefined();
  expect(pageAt(kept, '/b', NOW, LIMITS)?.address).toBe('/b');
  expect(addresses(withinLimits(kept, NOW, LIMITS))).toEqual(['/b']);
});

test('files stay as long as a page or the present build needs them, and count', () => {
  const kept: Kept = {
    ...of(page('/a', { files: ['/old.js', '/both.css'] }), page('/b', { files: ['/both.css'] })),
    files: { '/old.js': 300, '/both.css': 50, '/own.js': 20, '/none.js': 5 },
    own: ['/own.js'],
  };
  expect(sizeOf(kept)).toBe(575);
  const within = withinLimits(kept, NOW, LIMITS);
  expect(droppedOf(kept, within)).toEqual(['/none.js']);
  const without = withoutPage(within, '/a');
  expect(droppedOf(within, without)).toEqual(['/a', '/old.js']);
  expect(Object.keys(withinLimits(without, NOW + 8 * DAY, LIMITS).files)).toEqual(['/own.js']);
});
