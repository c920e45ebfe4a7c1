import { holdAnswers } from './held';
import { expect, type Page, test } from './test';
import { graph, moveDown, newOrganization, PICTURE, signIn } from './platform-support';

const CREATE = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id version } }';

async function newPage(page: Page, blocks: object[], path = 'rules'): Promise<{ id: string; version: number }> {
  return (
    await graph<{ createPage: { id: string; version: number } }>(page.request, CREATE, {
      input: { path, title: 'House rules', blocks },
    })
  ).createPage;
}

const block = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

/** 4000 by 3000 pixels of noise, which the camera says to turn by a quarter. */
async function photoOfPhone(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const [small, large] = [document.createElement('canvas'), document.createElement('canvas')];
    Object.assign(small, { width: 1000, height: 750 });
    Object.assign(large, { width: 4000, height: 3000 });
    const [ink, painted] = [small.getContext('2d')!, large.getContext('2d')!];
    const noise = ink.createImageData(1000, 750);
    for (let at = 0; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : (at * at * 31 + at * 7919) % 251;
    ink.putImageData(noise, 0, 0);
    painted.drawImage(small, 0, 0, 4000, 3000);
    return large.toDataURL('image/jpeg', 0.99);
  });
  const jpeg = Buffer.from(url.split(',')[1]!, 'base64');
  // EXIF: Orientation 6.
  const turned = Buffer.from(
    'ffe1002245786966' + '00004d4d002a00000008' + '000101120003000000010006000000000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]);
}

test('a page is written in blocks, previewed, published, and read by a visitor', async ({ page, browser }) => {
  const { owner, slug } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/pages');
  await expect(page.getByText('No pages yet')).toBeVisible();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill('Fees and places');
  await page.getByLabel('Path').fill('schedule');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByLabel('Path')).toHaveAccessibleDescription(/the site itself answers there/);
  await page.getByLabel('Path').fill('fees');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText('This page is empty')).toBeVisible();

  await addBlock(page, 'Heading');
  await block(page, 'Heading').getByRole('textbox', { name: 'Heading' }).fill('What it costs');
  await addBlock(page, 'Text');
  const text = block(page, 'Text').getByRole('textbox', { name: 'Text' });
  await text.fill('early');
  await text.selectText();
  await block(page, 'Text').getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**early**');
  await addBlock(page, 'Image');
  await block(page, 'Image').getByLabel('Upload').setInputFiles(PICTURE);
  await expect(block(page, 'Image').getByLabel('Or its address')).toHaveValue(/^\/uploads\//);
  await addBlock(page, 'Video');
  await block(page, 'Video').getByLabel('YouTube address').fill('https://video.example/1');
  await addBlock(page, 'Table');
  await block(page, 'Table').getByLabel('Head of column 1').fill('Division');

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(block(page, 'Image').getByLabel('What it shows')).toHaveAccessibleDescription(/required/);
  await expect(block(page, 'Video').getByLabel('YouTube address')).toHaveAccessibleDescription(/YouTube/);
  await block(page, 'Image').getByLabel('What it shows').fill('Our gym');
  await block(page, 'Video')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('early');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published Fees and places.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/fees`);
  await expect(visitor.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Our gym' })).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Taken back from visitors.')).toBeVisible();
  expect((await visitor.goto(`/${slug}/fees`))?.status()).toBe(404);
});

test('what was typed and never saved is published with the first click', async ({ page, browser }) => {
  const { owner, slug } = await newOrganization();
  await signIn(page, owner);
  const { id } = await newPage(page, []);
  await page.goto(`/pages/${id}`);
  await addBlock(page, 'Text');
  await block(page, 'Text').getByRole('textbox', { name: 'Text' }).fill('No shoes on the court.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published House rules.')).toBeVisible();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/rules`);
  await expect(visitor.getByText('No shoes on the court.')).toBeVisible();
});

test('blocks are put into order by keyboard, and earlier words are brought back', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [
    { kind: 'HEADING', text: 'One' },
    { kind: 'HEADING', text: 'Two' },
  ]);
  await page.goto(`/pages/${id}`);
  await moveDown(page, 'Move Heading: One');
  const headings = page.getByRole('textbox', { name: 'Heading' });
  await expect(headings.first()).toHaveValue('Two');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved the draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Revisions' }).click();
  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect(headings.first()).toHaveValue('One');
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
});

test('a cell of a table that is too long says so in its place, and nothing is saved before it is mended', async ({
  page,
}) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [
    { kind: 'TABLE', columns: ['Division', 'Fee'], rows: [['Men', '100']] },
    { kind: 'HEADING', text: 'Fees', level: 2 },
  ]);
  await page.goto(`/pages/${id}`);
  const cell = page.getByRole('textbox', { name: 'Row 1, Fee' });
  await cell.fill('1'.repeat(501));
  await expect(cell).toHaveAccessibleDescription('At most 500 characters.');
  await page.getByRole('textbox', { name: 'Heading' }).fill('What it costs');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(cell).toBeFocused();
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue('1'.repeat(501));
  await page.getByRole('textbox', { name: 'Heading' }).fill('H'.repeat(201));
  await cell.fill('120');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('At most 200 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).fill('What it costs');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved the draft.')).toBeVisible();
  await page.reload();
  await expect(cell).toHaveValue('120');
});

test('what is typed while a draft is being saved stays, and is unsaved', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [{ kind: 'TEXT', text: 'No bench.' }]);
  await page.goto(`/pages/${id}`);
  const text = block(page, 'Text').getByRole('textbox', { name: 'Text' });
  await text.fill('No bench. Five players.');
  const release = await holdAnswers(page, 'SavePage');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await text.fill('No bench. Five players. No shoes.');
  release();
  await expect(page.getByText('Saved the draft.')).toBeVisible();
  await expect(text).toHaveValue('No bench. Five players. No shoes.');
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('No bench. Five players. No shoes.');
});

test('what is taken off a page can be put back', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [
    { kind: 'TEXT', text: 'No bench.' },
    {
      kind: 'TABLE',
      columns: ['Team', 'Fee'],
      rows: [
        ['A', '800'],
        ['B', '100'],
      ],
    },
  ]);
  await page.goto(`/pages/${id}`);
  const text = block(page, 'Text').getByRole('textbox', { name: 'Text' });
  await text.fill('Never saved.');
  await page.getByRole('button', { name: 'Remove Text: Never saved.' }).click();
  await expect(text).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(text).toHaveValue('Never saved.');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(page.getByLabel('Row 1, Fee')).toHaveValue('100');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Row 1, Fee')).toHaveValue('800');
  await page.getByRole('button', { name: 'Remove last column' }).click();
  await expect(page.getByLabel('Row 1, Fee')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Row 2, Fee')).toHaveValue('100');
});

test('a picture that is uploaded comes into its block, wherever that stands by then', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [{ kind: 'HEADING', text: 'One' }]);
  await page.goto(`/pages/${id}`);
  await addBlock(page, 'Image');
  await addBlock(page, 'Video');
  const release = await holdAnswers(page, 'UploadPageImage');
  await block(page, 'Image').getByLabel('Upload').setInputFiles(PICTURE);
  await expect(block(page, 'Image').getByLabel('Upload')).toBeDisabled();
  await page.getByRole('button', { name: 'Move Image down' }).click();
  release();
  await expect(block(page, 'Image').getByLabel('Or its address')).toHaveValue(/^\/uploads\//);
  await expect(block(page, 'Video').getByLabel('YouTube address')).toHaveValue('');
});

test('a picture that is on its way is asked about before it is lost, and waited for by what is saved', async ({
  page,
  context,
}) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, [{ kind: 'IMAGE', url: 'https://pictures.example/gym.png', alt: 'The gym' }]);
  await page.goto(`/pages/${id}`);
  const release = await holdAnswers(page, 'UploadPageImage');
  await block(page, 'Image').getByLabel('Upload').setInputFiles(PICTURE);
  await expect(page.getByText('A picture is being uploaded: saving waits for it.')).toBeVisible();
  await page.getByRole('link', { name: 'Pages' }).first().click();
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  // Nothing else was changed: what is published has the picture all the same.
  await page.getByRole('button', { name: 'Publish' }).click();
  release();
  await expect(page.getByText('Published House rules.')).toBeVisible();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await page.reload();
  const address = block(page, 'Image').getByLabel('Or its address');
  await expect(address).toHaveValue(/^\/uploads\//);

  const lose = await holdAnswers(page, 'UploadPageImage');
  await block(page, 'Image').getByLabel('Upload').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await context.setOffline(true);
  lose();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible();
  await context.setOffline(false);
  await expect(block(page, 'Image').getByLabel('Upload')).toHaveAccessibleDescription(/could not be uploaded/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved the draft.')).toBeVisible();
});

test('a photo of a phone is made smaller, and can be chosen again after the network was gone', async ({
  page,
  context,
}) => {
  await signIn(page, (await newOrganization()).owner);
  const { id } = await newPage(page, []);
  await page.goto(`/pages/${id}`);
  await addBlock(page, 'Image');
  const upload = block(page, 'Image').getByLabel('Upload');
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOfPhone(page) };
  // More than the server takes.
  expect(photo.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  // The part that makes it smaller is there already when the network goes.
  await upload.setInputFiles(photo);
  const address = block(page, 'Image').getByLabel('Or its address');
  await expect(address).toHaveValue(/^\/uploads\//);
  const shown = block(page, 'Image').locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1920);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);

  await context.setOffline(true);
  await upload.setInputFiles(photo);
  await expect(upload).toHaveAccessibleDescription('The picture could not be uploaded.');
  await context.setOffline(false);
  // Browsers tell of a file that is chosen again only where none is chosen.
  const chooser = page.waitForEvent('filechooser');
  await upload.click();
  await chooser;
  await expect(upload).toHaveValue('');
});

test('two people at one page: nobody loses a word', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  const { id, version } = await newPage(page, [{ kind: 'HEADING', text: 'Mine' }]);
  await page.goto(`/pages/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('House rules');
  const input = { title: 'Their title', blocks: [{ kind: 'HEADING', text: 'Theirs' }], expectedVersion: version };
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SavePageInput!) { savePage(id: $id, input: $input) { version } }',
    { id, input },
  );
  await page.getByLabel('Title').fill('My title');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'has been changed meanwhile' });
  await expect(notice).toContainText(owner);
  await expect(page.getByLabel('Title')).toHaveValue('My title');
  await notice.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Saved the draft.')).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Revisions' }).click();
  await expect(page.getByRole('dialog')).toContainText('Their title');
});

test('a page is deleted and brought back', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  await newPage(page, []);
  await page.goto('/pages');
  await page.getByRole('button', { name: 'Delete House rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete the page House rules?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText('No pages yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'House rules' })).toBeVisible();
});

test('staff have no pages to write', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'You are not allowed to see this' })).toBeVisible();
  await expect(page).toHaveTitle('You are not allowed to see this · Courtbook');
});
