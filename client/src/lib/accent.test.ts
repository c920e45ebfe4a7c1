import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColours } from '@domain/colours/accent-colours';
import { SURFACES } from '@domain/colours/surfaces';
import { colourDifference } from '@domain/colours/colour-difference';
import { contrast } from '@domain/colours/contrast';
import { parseHex } from '@domain/colours/parse-hex';
import { accentCss, seriesColours } from './accent';

const ratio = (one: string, other: string): number => contrast(parseHex(one), parseHex(other));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1d4ed8', '#ffffff', 6.7],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(ratio(one, other)).toBeCloseTo(expected, 1);
});

test('an accent with enough contrast stays as it is', () => {
  expect(accentColours('#1d4ed8', 'light')).toMatchObject({ text: '#1d4ed8', solid: '#1d4ed8', onSolid: '#ffffff' });
});

test('yellow becomes readable on white and keeps dark text on buttons', () => {
  const { text, onSolid } = accentColours('#ffd500', 'dark');
  expect([text, onSolid]).toEqual(['#ffd500', '#000000']);
  expect(accentColours('#ffd500', 'light').text).not.toBe('#ffd500');
});

test.each(['light', 'dark'] as const)('any accent can be read in the %s theme', (theme) => {
  fc.assert(
    fc.property(hex, (accent) => {
      const { text, solid, onSolid, soft } = accentColours(accent, theme);
      for (const surface of [...SURFACES[theme], soft]) expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES[theme]) expect(ratio(solid, surface)).toBeGreaterThanOrEqual(3);
      expect(ratio(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a page that follows the device has the colours of a dark one there where the device is dark, and of a light one elsewhere', () => {
  const css = accentCss('#f97316');
  const [, dark] = /:root\[data-theme="dark"\]\{([^}]*)\}/.exec(css)!;
  expect(dark).toContain(`--accent:${accentColours('#f97316', 'dark').text};`);
  expect(css).toMatch(/^:root\{--accent:/);
  expect(css).toContain(`@media screen{:root[data-theme="dark"]{${dark}}}`); // never for paper, which is white
  expect(css).toContain(`@media screen and (prefers-color-scheme:dark){:root[data-theme="device"]{${dark}}}`);
  expect(css.match(/data-theme="device"/g)).toHaveLength(1);
});

test('a colour that is none cannot break out of the style sheet', () => {
  expect(accentCss('red;}</style>')).toMatch(/^:root\{--accent:#[0-9a-f]{6};[^<]*$/);
});

test.each(['light', 'dark'] as const)(
  'no two series of a chart look alike in the %s theme, whatever the accent',
  (theme) => {
    const difference = (one: string, other: string): number => colourDifference(parseHex(one), parseHex(other));
    fc.assert(
      fc.property(hex, (accent) => {
        const series = seriesColours(accentColours(accent, theme).text, theme);
        for (const [index, colour] of series.entries())
          for (const other of series.slice(index + 1)) expect(difference(colour, other)).toBeGreaterThanOrEqual(0.1);
        for (const colour of series)
          for (const surface of SURFACES[theme]) expect(ratio(colour, surface)).toBeGreaterThanOrEqual(3);
      }),
      // Four series of light pages are like the first of these.
      { examples: [['#695a3c'], ['#487d50'], ['#b45309']] },
    );
  },
);

test('with an orange accent the second series is no orange', () => {
  const [first, second] = seriesColours(accentColours('#f97316', 'light').text, 'light');
  expect([first, second]).not.toContain('#b45309');
  expect(accentCss('#f97316')).toContain(`--chart-1:${second}`);
});

test('the orange of dark pages is not taken for the amber beside it', () => {
  const [first, second] = seriesColours(accentColours('#b45309', 'dark').text, 'dark');
  expect(colourDifference(parseHex(first!), parseHex(second!))).toBeGreaterThanOrEqual(0.15);
});

test("a series that another colour replaces on light pages has the dark ones' own there", () => {
  // Purple: light pages replace the fourth colour, dark ones do not.
  const [light, dark] = accentCss('#7e22ce').split(':root[data-theme="dark"]');
  expect(light).toMatch(/--chart-3:#(?!a21caf)/);
  expect(dark).toContain('--chart-3:');
  expect(dark).not.toContain('--chart-3:#7c2d12');
});
