import { expectAccessible } from './accessible';
import { newOrganization, signIn } from './platform-support';
import { expect, type Page, test } from './test';

/** A red logo on white, as PNG. */
async function redLogo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = '#ffffff';
    paint.fillRect(0, 0, 200, 200);
    paint.fillStyle = '#e03a3e';
    paint.fillRect(40, 40, 120, 120);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}

test('a team is given its colour from the logo and an abbreviation from its name, and pages show them', async ({
  page,
}) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  await page.goto('/teamList');
  await page.getByRole('button', { name: 'Create team' }).first().click();
  const create = page.getByRole('dialog', { name: 'Create team' });
  await create.getByLabel('Name').fill('Milwaukee Bucks');
  await create.getByRole('button', { name: 'Use MIL' }).click();
  await expect(create.getByLabel('Abbreviation')).toHaveValue('MIL');
  await create.getByRole('textbox', { name: 'Colour', exact: true }).fill('red');
  await create.getByRole('button', { name: 'Create team' }).click();
  await expect(create.getByText('A colour such as #1d4ed8.')).toBeVisible();
  await expectAccessible(page);
  await create.getByRole('textbox', { name: 'Colour', exact: true }).fill('');
  await create.getByRole('button', { name: 'Create team' }).click();
  // It has no league.
  await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Create team' }).click();
  await page.getByRole('link', { name: 'Milwaukee Bucks' }).click();

  const buffer = await redLogo(page);
  await page.getByLabel('Picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Save logo' }).click();
  const offer = page.getByRole('button', { name: /^Use #[0-9a-f]{6} from the logo$/ });
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Update Milwaukee Bucks' });
  await expect(edit.getByRole('textbox', { name: 'Colour', exact: true })).toHaveValue('');
  await edit.getByRole('button', { name: /from the logo$/ }).click();
  await expect(edit.getByRole('textbox', { name: 'Colour', exact: true })).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(edit.getByRole('button', { name: /from the logo$/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});
