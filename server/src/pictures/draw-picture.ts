import satori from 'satori';
import sharp from 'sharp';
import { accentColours, type AccentColours, SURFACES } from '../domain/colours/accent-colours.js';
import { PICTURE_SIZE } from '../domain/sites/picture-of-page.js';
import { initials, tintBeside, tintOf } from '../domain/text/monogram.js';
import { TINTS } from '../domain/text/monogram-tints.js';
import { DISPLAY, pictureFonts, TEXT } from './picture-fonts.js';
import type { Picture, PictureFigure, PictureRow, PictureTeam, PictureTitle } from './picture-kinds.js';

/** What of an organization every picture has. */
export interface PictureLook {
  readonly name: string;
  readonly accent: string;
  readonly theme: 'light' | 'dark';
}

/** Finds the logo at an address as a data URL; null where there is none to draw. */
export type LogoOf = (logoUrl: string | null) => string | null;

interface Colours extends AccentColours {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
}

type Style = Readonly<Record<string, string | number>>;
interface Box {
  readonly type: string;
  readonly props: { readonly style: Style; readonly children?: unknown; readonly src?: string };
}

const INK = {
  light: { text: '#12161c', muted: '#56606d', line: '#dfe3e8' },
  dark: { text: '#f2f4f7', muted: '#a5afbc', line: '#2c343f' },
} as const;
/** Seconds that the drawing of one may take. */
const MOST_SECONDS = 5;
/** So many teams are drawn large. */
const LARGE = 2;

/** Draws a picture as PNG, 1200 by 630 pixels. Texts that are too long end in an ellipsis. */
export async function drawPicture(picture: Picture, look: PictureLook, logoOf: LogoOf): Promise<Buffer> {
  const colours = coloursOf(look);
  const svg = await satori(card(picture, look, colours, logoOf) as unknown as Parameters<typeof satori>[0], {
    ...PICTURE_SIZE,
    fonts: await pictureFonts(),
  });
  return sharp(Buffer.from(svg)).timeout({ seconds: MOST_SECONDS }).png().toBuffer();
}

function coloursOf({ accent, theme }: PictureLook): Colours {
  return { ...accentColours(accent, theme), ...INK[theme], ground: SURFACES[theme][1] };
}

function card(
  { about, title, rows, figures, foot }: Picture,
  { name }: PictureLook,
  colours: Colours,
  logoOf: LogoOf,
): Box {
  const { ground, text, muted, solid } = colours;
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      background: ground,
      color: text,
      fontFamily: family(TEXT),
      fontSize: 30,
    },
    [
      box({ height: 18, background: solid, flexShrink: 0 }),
      box({ flexDirection: 'column', flexGrow: 1, padding: '40px 64px 44px' }, [
        box({ color: muted, alignItems: 'center', justifyContent: 'space-between', gap: 32 }, [
          line(name, { fontFamily: family(DISPLAY), color: colours.text, fontSize: 34, flexShrink: 1 }),
          line(about, { flexShrink: 0 }),
        ]),
        box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
          ...(title === null ? [] : [heading(title, logoOf)]),
          ...rows.map((row, index) =>
            tableRow(row, rows.length === LARGE ? rows[1 - index]! : null, index > 0, colours, logoOf),
          ),
          ...(figures.length === 0 ? [] : [figureRow(figures, colours)]),
        ]),
        line(foot, { color: muted }),
      ]),
    ],
  );
}

function heading({ name, team }: PictureTitle, logoOf: LogoOf): Box {
  return box({ alignItems: 'center', gap: 36 }, [
    mark(team, 132, logoOf),
    box(
      {
        fontFamily: family(DISPLAY),
        fontSize: 84,
        lineHeight: 1.05,
        flexGrow: 1,
        flexShrink: 1,
        lineClamp: 2,
        display: 'block',
      },
      name,
    ),
  ]);
}

/** @param beside the other one of two, which both are large */
function tableRow(row: PictureRow, beside: PictureRow | null, isBelow: boolean, colours: Colours, logoOf: LogoOf): Box {
  const { place, name, figure, isStrong } = row;
  const isLarge = beside !== null;
  const size = isLarge ? 76 : 38;
  return box(
    {
      alignItems: 'center',
      gap: isLarge ? 32 : 22,
      padding: isLarge ? '22px 0' : '9px 0',
      color: isStrong || !isLarge ? colours.text : colours.muted,
      ...(isBelow && !isLarge && { borderTop: `2px solid ${colours.line}` }),
    },
    [
      ...(place === undefined ? [] : [line(place, { width: 44, color: colours.muted, fontSize: size })]),
      mark(row, isLarge ? 108 : 44, logoOf, isBelow ? null : beside),
      line(name, { fontFamily: family(DISPLAY), fontSize: size, flexGrow: 1, flexShrink: 1 }),
      line(figure, { fontFamily: family(DISPLAY), fontSize: isLarge ? 112 : size, flexShrink: 0 }),
    ],
  );
}

function figureRow(figures: readonly PictureFigure[], colours: Colours): Box {
  return box(
    { marginTop: 48, gap: 72 },
    figures.map(({ value, name }) =>
      box({ flexDirection: 'column' }, [
        line(value, { fontFamily: family(DISPLAY), fontSize: 84, lineHeight: 1.05 }),
        line(name, { color: colours.muted, fontSize: 28 }),
      ]),
    ),
  );
}

/** A team's logo, or the monogram of its name, as on pages. @param beside from whose monogram it has to differ */
function mark({ name, logoUrl }: PictureTeam, side: number, logoOf: LogoOf, beside: PictureTeam | null = null): Box {
  const frame = { width: side, height: side, flexShrink: 0 };
  const logo = logoOf(logoUrl);
  if (logo !== null) return { type: 'img', props: { src: logo, style: { ...frame, objectFit: 'contain' } } };
  const background = TINTS[beside === null ? tintOf(name) : tintBeside(name, beside.name)]!;
  const centred = { alignItems: 'center', justifyContent: 'center', borderRadius: side / 2 };
  const letters = { color: '#ffffff', fontFamily: family(DISPLAY), fontSize: side * 0.38 };
  return box({ ...frame, ...centred, ...letters, background }, initials(name));
}

/** Text of one line. */
function line(text: string, style: Style): Box {
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
  return box({ display: 'block', ...cut, ...style }, text);
}

function box(style: Style, children?: string | readonly Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children && { children }) } };
}

/** A face and those that stand in for letters that it has not. */
function family(name: typeof TEXT | typeof DISPLAY): string {
  const parts = ['latin-ext', 'vietnamese', ...(name === TEXT ? ['greek', 'cyrillic'] : [])];
  const others = name === TEXT ? [] : ['greek', 'cyrillic'].map((part) => `${DISPLAY} else ${part}`);
  return [name, ...parts.map((part) => `${name} ${part}`), ...others].join(', ');
}
