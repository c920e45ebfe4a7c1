import { expectAccessible } from './accessible';
import { expect, test } from './test';

const page = (body: string, style = ''): string =>
  `<!doctype html><html lang="en"><title>Page</title><style>${style}</style><main><h1>Page</h1>${body}</main></html>`;
const GREY_IN_THE_DARK = 'html { color: #000; background: #fff } [data-theme=dark] { color: #666; background: #111 }';

for (const [what, content, found] of [
  ['a picture without words', page('<img src="data:,">'), 'image-alt'],
  [
    'letters that cannot be told from their ground, in the dark theme alone',
    page('Grey', GREY_IN_THE_DARK),
    'contrast',
  ],
  [
    'pale letters among readable ones on the same ground',
    page('<p>Black</p><p id="pale" style="color: #999">Pale</p><p>Black</p>', 'html { color: #000; background: #fff }'),
    'color-contrast: #pale"',
  ],
  [
    'a link that the dark theme alone hides among words',
    page(
      '<p>Whoever wants to know more goes <a href="#a">there</a> now.</p>',
      'a { color: #00e; text-decoration: underline } [data-theme=dark] a { color: #333; text-decoration: none }',
    ),
    'link-in-text-block',
  ],
  [
    'a small button beside another',
    page('<button>A</button><button>B</button>', 'button { all: unset }'),
    'target-size',
  ],
] as const) {
  test(`the search for barriers finds ${what}`, async ({ page: opened }) => {
    await opened.setContent(content);
    await expect(expectAccessible(opened)).rejects.toThrow(found);
  });
}

test('it finds nothing in a page without any', async ({ page: opened }) => {
  await opened.setContent(page('Fine'));
  await expectAccessible(opened);
});
