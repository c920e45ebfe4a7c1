import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TINTS } from '../text/monogram-tints.js';
import { colourDifference } from './colour-difference.js';
import { contrast } from './contrast.js';
import { parseHex, type Rgb } from './parse-hex.js';
import { SURFACES } from './surfaces.js';
import { teamColours } from './team-colours.js';
import { LEAST_DIFFERENCE, teamColoursBeside } from './team-colours-beside.js';

const BULLS = { name: 'Chicago Bulls', colour: '#ce1141' };
const BOSTON = { name: 'Boston Celtics', colour: '#007a33' };
const part = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(part, part, part);
const hex = (parts: Rgb): string => `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

test('teams whose colours differ keep them', () => {
  const milwaukee = { name: 'Milwaukee Bucks', colour: '#00471b' };
  expect(teamColoursBeside(BOSTON, BULLS)).toEqual(teamColours(BOSTON));
  expect(teamColoursBeside(milwaukee, BOSTON).light).toEqual(teamColours(milwaukee).light);
});

test('of two reds the second becomes darker on light pages, where there is no lighter one, and lighter on dark ones', () => {
  const rockets = { name: 'Houston Rockets', colour: '#c8102e' };
  expect(teamColoursBeside(rockets, BULLS)).toEqual({
    light: { fill: '#880000', text: '#ffffff' },
    dark: { fill: '#ff6a77', text: '#000000' },
  });
});

test('a theme alone is moved where the colours are too alike there alone', () => {
  const black = { name: 'Nets', colour: '#000000' };
  const navy = { name: 'Pelicans', colour: '#0c2340' };
  expect(teamColoursBeside(navy, black)).toEqual({
    light: { fill: '#0c2340', text: '#ffffff' },
    dark: { fill: '#94a4b8', text: '#000000' },
  });
});

test('a team without a colour takes the next tint that is another', () => {
  // Both names have the first tint; the second one is red.
  expect(teamColoursBeside({ name: 'Boston Celtics' }, { name: 'Cleveland Cavaliers' }).light.fill).toBe(TINTS[1]);
});

test('any two teams are apart in both themes, with the contrast of all colours', () => {
  const far = fc.record({ first: rgb, second: rgb });
  const close = fc
    .tuple(rgb, fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -30, max: 30 }))))
    .map(([first, step]) => ({
      first,
      second: first.map((each, index) => Math.min(255, Math.max(0, each + step[index]!))) as unknown as Rgb,
    }));
  fc.assert(
    fc.property(fc.oneof(far, close), fc.boolean(), ({ first, second }, hasColour) => {
      const one = { name: 'Ants', colour: hex(first) };
      const colours = teamColours(one);
      const other = teamColoursBeside({ name: 'Bees', colour: hasColour ? hex(second) : null }, one);
      for (const theme of ['light', 'dark'] as const) {
        const fill = parseHex(other[theme].fill);
        expect(colourDifference(fill, parseHex(colours[theme].fill))).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
        for (const surface of SURFACES[theme]) expect(contrast(fill, parseHex(surface))).toBeGreaterThanOrEqual(3);
        expect(contrast(fill, parseHex(other[theme].text))).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 400 },
  );
});
