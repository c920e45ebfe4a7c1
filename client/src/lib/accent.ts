import { accentColours } from '@domain/colours/accent-colours';
import { colourDifference } from '@domain/colours/colour-difference';
import { parseHex } from '@domain/colours/parse-hex';

/** The colours of a chart's series after the first, which has the accent; as styles/charts.css has them. */
const SERIES = {
  light: ['#b45309', '#0f766e', '#a21caf', '#4d7c0f', '#475569'],
  dark: ['#f59e0b', '#2dd4bf', '#e879f9', '#a3e635', '#cbd5e1'],
} as const;
/** Instead of those that are too much like the accent: of light pages four may be, for a greyish brown. */
const SPARE = {
  light: ['#1d4ed8', '#dc2626', '#3b0764', '#713f12', '#0284c7'],
  dark: ['#3b82f6', '#fb7185', '#fef9c3'],
} as const;
/** How far a series and the accent look apart at least, as `colourDifference` measures. */
const APART = 0.13;

/** The colours of a chart's series: the accent, and others that nobody takes for it, or for one another. */
export function seriesColours(accent: string, theme: 'light' | 'dark'): string[] {
  const series: string[] = [accent, ...SERIES[theme]];
  for (const [index, colour] of series.entries()) {
    if (index === 0 || difference(colour, accent) >= APART) continue;
    const rest = series.filter((_, place) => place !== index);
    const nearest = (spare: string): number => Math.min(...rest.map((other) => difference(spare, other)));
    series[index] = SPARE[theme].toSorted((one, other) => nearest(other) - nearest(one))[0]!;
  }
  return series;
}

function difference(one: string, other: string): number {
  return colourDifference(parseHex(one), parseHex(other));
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
