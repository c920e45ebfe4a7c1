import { accentColours } from '@domain/colours/accent-colours';
import { parseHex } from '@domain/colours/parse-hex';

/** The colours of a chart's series after the first, which has the accent; as styles/charts.css has them. */
const SERIES = {
  light: ['#b45309', '#0f766e', '#a21caf', '#4d7c0f', '#475569'],
  dark: ['#f59e0b', '#2dd4bf', '#e879f9', '#a3e635', '#cbd5e1'],
} as const;
/** Instead of those that are too much like the accent: of light pages three may be, for a greyish green. */
const SPARE = { light: ['#1d4ed8', '#be123c', '#7c2d12'], dark: ['#60a5fa', '#fb7185'] } as const;
/** How far apart two colours are at least. */
const APART = 64;

/** The colours of a chart's series: the accent, and others that nobody takes for it. */
export function seriesColours(accent: string, theme: 'light' | 'dark'): string[] {
  const spares = SPARE[theme].toSorted((one, other) => distance(other, accent) - distance(one, accent));
  return [
    accent,
    ...SERIES[theme].map((colour) => (distance(colour, accent) < APART ? (spares.shift() ?? colour) : colour)),
  ];
}

function distance(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/**
 * The style sheet of a tenant's accent: for light pages and paper, dark ones, and those that follow the device (see
 * styles/tokens.css).
 */
export function accentCss(accent: string): string {
  const dark = declarations(accent, 'dark');
  return (
    `:root{${declarations(accent, 'light')}}@media screen{:root[data-theme="dark"]{${dark}}}` +
    `@media screen and (prefers-color-scheme:dark){:root[data-theme="device"]{${dark}}}`
  );
}

function declarations(accent: string, theme: 'light' | 'dark'): string {
  const { text, solid, onSolid, soft } = accentColours(accent, theme);
  const replaced = replacedSeries(accent);
  const series = seriesColours(text, theme).map((colour, index) =>
    replaced.has(index) ? `;--chart-${index}:${colour}` : '',
  );
  return `--accent:${text};--accent-solid:${solid};--on-accent:${onSolid};--accent-soft:${soft}${series.join('')}`;
}

/**
 * Series with another colour than the usual one in either theme: both say theirs, or that of light pages would hold in
 * the dark.
 */
function replacedSeries(accent: string): ReadonlySet<number> {
  const places = (['light', 'dark'] as const).flatMap((theme) =>
    seriesColours(accentColours(accent, theme).text, theme).flatMap((colour, index) =>
      index > 0 && colour !== SERIES[theme][index - 1] ? [index] : [],
    ),
  );
  return new Set(places);
}
