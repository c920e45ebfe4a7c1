import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TINTS } from '../text/monogram-tints.js';
import { tintOf } from '../text/monogram.js';
import { contrast } from './contrast.js';
import { parseHex } from './parse-hex.js';
import { SURFACES } from './surfaces.js';
import { teamColours } from './team-colours.js';

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('a colour that has contrast stays as it is, with the text that has more of it', () => {
  // It is dark enough for white pages, and needs a little more light for 3:1 on the lightest surface of dark ones.
  expect(teamColours({ name: 'Bulls', colour: '#ce1141' })).toEqual({
    light: { fill: '#ce1141', text: '#ffffff' },
    dark: { fill: '#d11f4c', text: '#ffffff' },
  });
});

test('yellow is darker on light pages, black is lighter on dark ones', () => {
  const yellow = teamColours({ name: 'Pacers', colour: '#fdbb30' });
  expect(yellow).toEqual({
    light: { fill: '#b18322', text: '#000000' },
    dark: { fill: '#fdbb30', text: '#000000' },
  });
  expect(teamColours({ name: 'Nets', colour: '#000000' })).toEqual({
    light: { fill: '#000000', text: '#ffffff' },
    dark: { fill: '#6b6b6b', text: '#ffffff' },
  });
});

test('a team without a colour has the tint of its name', () => {
  for (const colour of [null, undefined])
    expect(teamColours({ name: 'Boston Celtics', colour }).light.fill).toBe(TINTS[tintOf('Boston Celtics')]);
});

test('any colour has 3:1 against every surface of both themes, and its text 4.5:1', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const shades = teamColours({ name: 'Ants', colour });
      for (const theme of ['light', 'dark'] as const) {
        const fill = parseHex(shades[theme].fill);
        for (const surface of SURFACES[theme]) expect(contrast(fill, parseHex(surface))).toBeGreaterThanOrEqual(3);
        expect(contrast(fill, parseHex(shades[theme].text))).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
