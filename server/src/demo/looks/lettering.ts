/**
 * Letters of four units by six, drawn as lines: the demo's emblems need no font. Widths other than four stand beside
 * them.
 */
const GLYPHS: Readonly<Record<string, string | readonly [path: string, width: number]>> = {
  A: 'M0 6V1.5L1.5 0H2.5L4 1.5V6M0 3.7H4',
  B: 'M0 3H3L4 2.1V1L3 0H0V6H3L4 5V3.9L3 3',
  C: 'M4 1.6V1.3L2.7 0H1.3L0 1.3V4.7L1.3 6H2.7L4 4.7V4.4',
  D: 'M0 0H2.7L4 1.3V4.7L2.7 6H0Z',
  E: 'M4 0H0V6H4M0 3H3.3',
  F: 'M4 0H0V6.6M0 3H3.3',
  G: 'M4 1.6V1.3L2.7 0H1.3L0 1.3V4.7L1.3 6H2.7L4 4.7V3.2H2.1',
  H: 'M0 -.6V6.6M4 -.6V6.6M0 3H4',
  I: ['M0 -.6V6.6', 0],
  J: 'M4 -.6V4.7L2.7 6H1.3L0 4.7V4.4',
  K: 'M0 -.6V6.6M4 -.6V.4L1 3L4 5.6V6.6M0 3H1',
  L: 'M0 -.6V6H4',
  M: ['M0 6.6V0L2.5 3.2L5 0V6.6', 5],
  N: 'M0 6.6V0L4 6V-.6',
  O: 'M1.3 0H2.7L4 1.3V4.7L2.7 6H1.3L0 4.7V1.3Z',
  P: 'M0 6.6V0H2.9L4 1.1V2.4L2.9 3.5H0',
  Q: 'M1.3 0H2.7L4 1.3V4.7L2.7 6H1.3L0 4.7V1.3ZM2.3 4L4.5 6.5',
  R: 'M0 6.6V0H2.9L4 1.1V2.4L2.9 3.5H0M2.4 3.5L4 5.4V6.6',
  S: 'M4 1.5V1.1L2.8 0H1.2L0 1.1V2L1.2 3H2.8L4 4V4.9L2.8 6H1.2L0 4.9V4.5',
  T: 'M-.6 0H4.6M2 0V6.6',
  U: 'M0 -.6V4.7L1.3 6H2.7L4 4.7V-.6',
  V: 'M0 -.6V2.4L2 6L4 2.4V-.6',
  W: ['M0 -.6V6L2.5 2.8L5 6V-.6', 5],
  X: 'M0 -.6V.8L4 5.2V6.6M4 -.6V.8L0 5.2V6.6',
  Y: 'M0 -.6V1L2 3.2L4 1V-.6M2 3.2V6.6',
  Z: 'M-.4 0H4L0 6H4.4',
  0: 'M1.3 0H2.7L4 1.3V4.7L2.7 6H1.3L0 4.7V1.3Z',
  1: ['M0 .9L1.6 0V6.6', 1.6],
  2: 'M0 1.5V1.1L1.2 0H2.8L4 1.1V2.2L0 6H4.5',
  3: 'M-.4 0H4L1.8 2.6H2.8L4 3.7V4.9L2.8 6H1.2L0 4.9V4.5',
  4: 'M3 6.6V0L0 4.3H4.5',
  5: 'M4.4 0H0V2.6H2.8L4 3.7V4.9L2.8 6H1.2L0 4.9',
  6: 'M3.6 0H1.5L0 1.5V4.7L1.3 6H2.7L4 4.7V3.9L2.8 2.8H0',
  7: 'M-.4 0H4L1.3 6.6',
  8: 'M1.2 3L0 2V1L1.2 0H2.8L4 1V2L2.8 3H1.2L0 4V5L1.2 6H2.8L4 5V4L2.8 3',
  9: 'M.4 6H2.5L4 4.5V1.3L2.7 0H1.3L0 1.3V2.1L1.2 3.2H4',
};

/** Letters and digits as one path, centred on a point; others are left out. */
export function lettering(text: string, x: number, y: number, height: number, ink: string, edge: string): string {
  const shapes = [...text.normalize('NFD').toUpperCase()].flatMap((letter) => {
    const glyph = GLYPHS[letter];
    if (glyph === undefined) return [];
    return [typeof glyph === 'string' ? ([glyph, 4] as const) : glyph];
  });
  const gap = 2.1;
  const width = shapes.reduce((sum, [, each]) => sum + each + gap, -gap);
  const unit = height / 6;
  let left = -width / 2;
  const drawn = shapes.map(([path, each]) => {
    const at = left;
    left += each + gap;
    return `<path transform="translate(${at.toFixed(2)} -3)" d="${path}"/>`;
  });
  const group = (colour: string, stroke: number): string =>
    `<g stroke="${colour}" stroke-width="${stroke}">${drawn.join('')}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${unit.toFixed(3)})" fill="none" stroke-miterlimit="3">${group(edge, 2.2)}${group(ink, 1.25)}</g>`;
}
