import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, test } from './test';

const DIRECTORY = new URL('../../docs/guide/', import.meta.url);
const PICTURES = new URL('pictures/', DIRECTORY);
/** A page with pictures is still read on a slow line. */
const LARGEST_PICTURE = 100_000;

/** GUIDE_PICTURES=1: the guide's pictures are taken anew. */
export const takesPictures = process.env.GUIDE_PICTURES === '1';

/** A chapter of the guide for administrators, as it is written. */
interface Chapter {
  readonly title: string;
  /** What stands in bold: words of the screens. */
  readonly words: readonly string[];
  /** Names of its pictures. */
  readonly pictures: readonly string[];
}

function chaptersOf(markdown: string): Chapter[] {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')).trim(),
      words: [...text.matchAll(/\*\*(.+?)\*\*/gsu)].map(([, words]) => words!.replaceAll(/\s+/gu, ' ')),
      pictures: [...text.matchAll(/\]\(pictures\/([\w-]+)\.webp\)/gu)].map(([, name]) => name!),
    }));
}

/**
 * Walks through the product as the guide for administrators tells it. What is pressed, filled in and read by these
 * functions is noted in the words of the screen, and at the end of a chapter they are the ones that it has in bold, no
 * more and no fewer; so are its pictures. What a test does besides goes past this.
 */
export class Guide {
  private readonly chapters = chaptersOf(readFileSync(new URL('README.md', DIRECTORY), 'utf8'));
  private readonly walked: string[] = [];
  private words = new Set<string>();
  private pictures = new Set<string>();

  /** Walks through a chapter. */
  chapter(title: string, walk: () => Promise<void>): Promise<void> {
    return test.step(title, async () => {
      this.words = new Set();
      this.pictures = new Set();
      await walk();
      const written = this.chapters.find((chapter) => chapter.title === title);
      expect
        .soft([...this.words].toSorted(), `words in bold of ${title}`)
        .toEqual([...new Set(written?.words)].toSorted());
      expect.soft([...this.pictures].toSorted(), `pictures of ${title}`).toEqual(written?.pictures.toSorted());
      this.walked.push(title);
    });
  }

  /** Presses a button, a link or whatever has words on it. */
  async press(control: Locator): Promise<void> {
    this.words.add(await shownWords(control));
    await control.click();
  }

  /** Enters something into a field with a label. */
  async fill(field: Locator, value: string): Promise<void> {
    await this.noteLabel(field);
    await field.fill(value);
  }

  /** Chooses of a list with a label. */
  async choose(field: Locator, label: string): Promise<void> {
    await this.noteLabel(field);
    await field.selectOption({ label });
  }

  /** Ticks a box with a label. */
  async check(field: Locator): Promise<void> {
    await this.noteLabel(field);
    await field.check();
  }

  /** Sees words on the screen. */
  async read(within: Locator, words: string): Promise<void> {
    await expect(within.getByText(words).filter({ visible: true }).first()).toBeVisible();
    this.words.add(words);
  }

  /**
   * Takes a picture, or sees to it that there is one.
   * @param name of its file
   * @param width of the window for it, in pixels
   */
  async look(part: Locator, name: string, width = 1280): Promise<void> {
    this.pictures.add(name);
    await expect(part).toBeVisible();
    const file = fileURLToPath(new URL(`${name}.webp`, PICTURES));
    if (takesPictures) {
      mkdirSync(PICTURES, { recursive: true });
      const page = part.page();
      const size = page.viewportSize()!;
      await page.setViewportSize({ ...size, width });
      writeFileSync(file, await pictureOf(part));
      await page.setViewportSize(size);
    }
    expect.soft(existsSync(file), `${name}.webp is there`).toBe(true);
    if (existsSync(file)) expect.soft(statSync(file).size, `bytes of ${name}.webp`).toBeLessThan(LARGEST_PICTURE);
  }

  /** All chapters have been walked through, in their order, and no picture lies there for nothing. */
  end(): void {
    expect.soft(this.walked).toEqual(this.chapters.map(({ title }) => title));
    expect
      .soft(readdirSync(PICTURES).toSorted())
      .toEqual(this.chapters.flatMap(({ pictures }) => pictures.map((name) => `${name}.webp`)).toSorted());
  }

  private async noteLabel(field: Locator): Promise<void> {
    this.words.add(await shownWords(field, true));
  }
}

/** What somebody who sees reads on a control, or on its label: without the words for those who only hear. */
function shownWords(control: Locator, ofLabel = false): Promise<string> {
  return control.evaluate((element, label) => {
    const copy = (label ? (element as HTMLInputElement).labels![0]! : element).cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden=true]')) hidden.remove();
    return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
  }, ofLabel);
}

/** How a picture is taken: nothing pointed at, focused or passing, and nothing that sticks to the window's edge. */
const STILL = `
  [aria-live] > [role=status] { visibility: hidden }
  header { position: static !important }
  :focus-visible { outline: none !important; box-shadow: none !important }`;

/** A picture as WebP, made so by the browser. */
async function pictureOf(part: Locator): Promise<Buffer> {
  const page = part.page();
  await page.mouse.move(0, 0);
  const picture = await part.screenshot({ animations: 'disabled', caret: 'hide', style: STILL });
  const elsewhere = await page.context().newPage();
  const data = await elsewhere.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8);
  }, picture.toString('base64'));
  await elsewhere.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
