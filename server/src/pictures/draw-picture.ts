import satori from 'satori';
import { accentColours, type AccentColours } from '../domain/colours/accent-colours.js';
import { SURFACES, type Theme } from '../domain/colours/surfaces.js';
import { teamColours } from '../domain/colours/team-colours.js';
import { teamColoursBeside } from '../domain/colours/team-colours-beside.js';
import { PICTURE_SIZE, TALL_PICTURE_SIZE } from '../domain/sites/picture-of-page.js';
import { initials } from '../domain/text/monogram.js';
import { paint, withoutMasks } from './paint.js';
import { DISPLAY, pictureFonts, TEXT } from './picture-fonts.js';
import type { Picture, PictureFigure, PictureRow, PictureTeam, PictureTitle } from './picture.js';

/** What of an organization every picture has. */
export interface PictureLook {
  readonly name: string;
  readonly accent: string;
  readonly theme: 'light' | 'dark';
}

/** Finds the logo at an address as a data URL; null where there is none to draw. */
export type LogoOf = (logoUrl: string | null) => string | null;

interface Colours extends AccentColours {
  readonly theme: Theme;
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
/** Pixels of a title's mark and name and of figures. */
const WIDE = { mark: 132, name: 84, figure: 84 };
const TALL = { mark: 168, name: 96, figure: 132 };
/** Of what is remarkable there is room for so many letters in a line, and for so many lines. */
const ROOM_FOR_NOTES = 56;
const MOST_NOTES_OF_TALL = 4;
/** So many teams are drawn large. */
const LARGE = 2;

/**
 * Draws a picture as PNG, 1200 by 630 pixels, or 1080 by 1350 where it is tall. Texts that are too long end in an
 * ellipsis.
 */
export async function drawPicture(
  picture: Picture,
  look: PictureLook,
  logoOf: LogoOf,
  isTall = false,
): Promise<Buffer> {
  return paint(withoutMasks(await layOut(picture, look, logoOf, isTall)));
}

/** A picture as SVG whose letters are outlines, as Satori gives it. */
export async function layOut(picture: Picture, look: PictureLook, logoOf: LogoOf, isTall = false): Promise<string> {
  const drawn = (isTall ? tallCard : card)(picture, look, coloursOf(look), logoOf);
  return satori(drawn as unknown as Parameters<typeof satori>[0], {
    ...(isTall ? TALL_PICTURE_SIZE : PICTURE_SIZE),
    fonts: await pictureFonts(),
  });
}

function coloursOf({ accent, theme }: PictureLook): Colours {
  return { ...accentColours(accent, theme), ...INK[theme], ground: SURFACES[theme][1], theme };
}

function card(
  { about, title, rows, figures, notes = [], foot }: Picture,
  { name }: PictureLook,
  colours: Colours,
  logoOf: LogoOf,
): Box {
  const { muted, solid } = colours;
  return box(sheet(colours, 30), [
    box({ height: 18, background: solid, flexShrink: 0 }),
    box({ flexDirection: 'column', flexGrow: 1, padding: '40px 64px 44px' }, [
      box({ color: muted, alignItems: 'center', justifyContent: 'space-between', gap: 32 }, [
        line(name, { fontFamily: family(DISPLAY), color: colours.text, fontSize: 34, flexShrink: 1 }),
        line(about, { flexShrink: 0 }),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        ...(title === null ? [] : [heading(title, colours.theme, logoOf)]),
        ...rows.flatMap((row, index) => {
          const beside = rows.length === LARGE ? rows[1 - index]! : null;
          // A box of its own: a border would be clipped on each of its sides.
          const rule = index > 0 && beside === null ? [box({ height: 2, background: colours.line })] : [];
          return [...rule, tableRow(row, beside, index > 0, colours, logoOf)];
        }),
        ...(figures.length === 0 ? [] : [figureRow(figures, colours)]),
        ...noteRow(notes, colours),
      ]),
      line(foot, { color: muted }),
    ]),
  ]);
}

/** One player's game for a phone that stands upright: who, the score, the figures large, and what is remarkable. */
function tallCard(
  { about, title, rows, figures, notes = [], foot }: Picture,
  { name }: PictureLook,
  colours: Colours,
  logoOf: LogoOf,
): Box {
  const { muted, solid } = colours;
  return box(sheet(colours, 36), [
    box({ height: 24, background: solid, flexShrink: 0 }),
    box({ flexDirection: 'column', flexGrow: 1, padding: '56px 72px 60px' }, [
      box({ color: muted, alignItems: 'center', justifyContent: 'space-between', gap: 32 }, [
        line(name, { fontFamily: family(DISPLAY), color: colours.text, fontSize: 44, flexShrink: 1 }),
        line(about, { flexShrink: 0 }),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        ...(title === null ? [] : [heading(title, colours.theme, logoOf, TALL)]),
        box(
          { flexDirection: 'column', marginTop: 44 },
          rows.map((row) => scoreRow(row, colours)),
        ),
        box(
          { marginTop: 52, gap: 56, flexWrap: 'wrap' },
          figures.map((figure) => figureBox(figure, TALL.figure, colours)),
        ),
        ...noteLines(notes.slice(0, MOST_NOTES_OF_TALL), colours),
      ]),
      line(foot, { color: muted }),
    ]),
  ]);
}

/** A team with its score as a line. */
function scoreRow({ name, figure, isStrong }: PictureRow, { text, muted }: Colours): Box {
  return box({ alignItems: 'center', justifyContent: 'space-between', gap: 32, color: isStrong ? text : muted }, [
    line(name, { fontFamily: family(DISPLAY), fontSize: 54, flexShrink: 1 }),
    line(figure, { fontFamily: family(DISPLAY), fontSize: 72, flexShrink: 0 }),
  ]);
}

/** What fills a picture. */
function sheet({ ground, text }: Colours, fontSize: number): Style {
  const whole = { flexDirection: 'column', width: '100%', height: '100%' };
  return { ...whole, background: ground, color: text, fontFamily: family(TEXT), fontSize };
}

function heading({ name, team, detail }: PictureTitle, theme: Theme, logoOf: LogoOf, sizes = WIDE): Box {
  return box({ alignItems: 'center', gap: 36 }, [
    mark(team, sizes.mark, theme, logoOf),
    box({ flexDirection: 'column', flexGrow: 1, flexShrink: 1, minWidth: 0 }, [
      box(
        {
          fontFamily: family(DISPLAY),
          fontSize: sizes.name,
          lineHeight: 1.05,
          // With a line below it there is room for one line of the name.
          lineClamp: detail === undefined ? 2 : 1,
          display: 'block',
        },
        name,
      ),
      ...(detail === undefined ? [] : [line(detail, { fontSize: 36, marginTop: 6, maxWidth: '100%' })]),
    ]),
  ]);
}

/** Lines behind a mark in the organization's colour, one below the other. */
function noteLines(notes: readonly string[], colours: Colours): Box[] {
  return notes.map((note, index) => box({ marginTop: index === 0 ? 36 : 16 }, [noteOf(note, colours)]));
}

/** The first two of them beside each other, or the first where there is no room for both. */
function noteRow(notes: readonly string[], colours: Colours): Box[] {
  const [first, second] = notes;
  if (first === undefined) return [];
  const fits = second !== undefined && first.length + second.length <= ROOM_FOR_NOTES;
  return [
    box(
      { marginTop: 36, gap: 56 },
      (fits ? [first, second] : [first]).map((note) => noteOf(note, colours)),
    ),
  ];
}

function noteOf(note: string, { solid }: Colours): Box {
  const bar = box({ width: 8, height: 36, background: solid, flexShrink: 0 });
  return box({ alignItems: 'center', gap: 20, minWidth: 0 }, [bar, line(note, { flexShrink: 1 })]);
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
    },
    [
      ...(place === undefined ? [] : [line(place, { width: 44, color: colours.muted, fontSize: size })]),
      mark(row, isLarge ? 108 : 44, colours.theme, logoOf, isBelow ? null : beside),
      line(name, { fontFamily: family(DISPLAY), fontSize: size, flexGrow: 1, flexShrink: 1 }),
      line(figure, { fontFamily: family(DISPLAY), fontSize: isLarge ? 112 : size, flexShrink: 0 }),
    ],
  );
}

/** Pixels of a wide picture between its margins. */
const BETWEEN_MARGINS = 1_072;

function figureRow(figures: readonly PictureFigure[], colours: Colours): Box {
  const gap = 72;
  // Names of words take more lines than one where they have no room beside each other.
  const most = Math.floor((BETWEEN_MARGINS - gap * (figures.length - 1)) / figures.length);
  return box(
    { marginTop: 44, gap },
    figures.map((figure) => figureBox(figure, WIDE.figure, colours, most)),
  );
}

function figureBox({ value, name }: PictureFigure, size: number, { muted }: Colours, maxWidth?: number): Box {
  return box({ flexDirection: 'column', flexShrink: 0 }, [
    line(value, { fontFamily: family(DISPLAY), fontSize: size, lineHeight: 1.05 }),
    box({ display: 'block', color: muted, fontSize: size / 3, lineClamp: 3, ...(maxWidth && { maxWidth }) }, name),
  ]);
}

/** A team's logo, or the monogram of its name, as on pages. @param beside from whose monogram it has to differ */
function mark(team: PictureTeam, side: number, theme: Theme, logoOf: LogoOf, beside: PictureTeam | null = null): Box {
  const frame = { width: side, height: side, flexShrink: 0 };
  const logo = logoOf(team.logoUrl);
  if (logo !== null) return { type: 'img', props: { src: logo, style: { ...frame, objectFit: 'contain' } } };
  const { fill, text } = (beside === null ? teamColours(team) : teamColoursBeside(team, beside))[theme];
  const shown = team.abbreviation ?? initials(team.name);
  const centred = { alignItems: 'center', justifyContent: 'center', borderRadius: side / 2 };
  const letters = { color: text, fontFamily: family(DISPLAY), fontSize: side * ([...shown].length > 3 ? 0.3 : 0.38) };
  return box({ ...frame, ...centred, ...letters, background: fill }, shown);
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
