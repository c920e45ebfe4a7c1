import sharp, { type Sharp } from 'sharp';
import { accentColours } from '../domain/colours/accent-colours.js';
import { ballSvg } from './ball.js';
import { type IconFile, type IconForm, ICONS } from './icon-forms.js';
import { groundOf } from './icon-ground.js';
import { MOST_SECONDS, type Pixels, trimmed } from './read-logo.js';

/** Draws an icon as PNG: the logo on a plain ground or, without one, the ball in the accent. */
export async function drawIcon(file: IconFile, accent: string, logo: Pixels | null): Promise<Buffer> {
  const { side, form } = ICONS[file];
  // As the light theme has it: on white it is seen, and white on it.
  const colour = accentColours(accent, 'light').solid;
  const png = { compressionLevel: 9 };
  if (logo === null)
    return render(ballOnGround(side, form, colour))
      .png(png)
      .toBuffer();
  const { data, info } = await trimmed(logo);
  const size = fitting(info, side, form);
  const input = await sharp(data, { raw: info })
    .timeout({ seconds: MOST_SECONDS })
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return render(svg(side, ground(form, groundOf(logo, colour))))
    .composite([{ input }])
    .png(png)
    .toBuffer();
}

/** A logo's size within its box, never longer across than the form allows. */
function fitting(
  { width, height }: { width: number; height: number },
  side: number,
  form: IconForm,
): { width: number; height: number } {
  const scale = Math.min(
    (side * form.logo) / Math.max(width, height),
    (side * form.diagonal) / Math.hypot(width, height),
  );
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

function ballOnGround(side: number, form: IconForm, colour: string): string {
  // The ball has 30 of the 32 that its box has.
  const box = ((form.ball * 32) / 30) * 100;
  const start = (100 - box) / 2;
  const ball = ballSvg(colour, ` x="${start}" y="${start}" width="${box}" height="${box}"`);
  return svg(side, (form.ballHasGround ? ground(form, '#ffffff') : '') + ball);
}

/** The plain ground of a form, in a box of 100. */
function ground({ corner }: IconForm, colour: string): string {
  return `<rect width="100" height="100" rx="${corner * 100}" fill="${colour}"/>`;
}

function svg(side: number, content: string): string {
  const size = `width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${size}>${content}</svg>`;
}

function render(text: string): Sharp {
  return sharp(Buffer.from(text)).timeout({ seconds: MOST_SECONDS });
}
