import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { graph } from './platform-support';
import { openGame } from './statistics-support';

test('a visitor sees what was before a game was moved, and subscribes to the games of what is chosen', async ({
  page,
  browser,
}) => {
  const { slug, gameId } = await openGame(page);
  const update = (input: object) =>
    graph(page.request, 'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }', {
      id: gameId,
      input,
    });
  await update({ date: '2030-10-08', time: '19:00', location: 'North Hall', expectedVersion: 1 });
  await update({ date: '2030-10-09', time: '20:00', expectedVersion: 2 });
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const path of [`/games/${gameId}`, '/schedule']) {
    await visitor.goto(`/${slug}${path}`);
    await expect(visitor.getByText('Moved: was Oct 8, 7:00 PM')).toBeVisible();
  }
  // Where to go stands in the list, too.
  await expect(visitor.getByRole('table').getByText('North Hall')).toBeVisible();

  await visitor.getByLabel('Team').selectOption({ label: 'Aces' });
  await visitor.getByText('Subscribe').click();
  const device = visitor.getByRole('link', { name: 'Calendar of this device' });
  await expect(device).toHaveAttribute('href', /\/teams\/\d+\/calendar\.ics$/);
  const address = await visitor.getByLabel('Or copy the address:').inputValue();
  await expect(device).toHaveAttribute('href', address.replace('http:', 'webcal:'));
  await expectAccessible(visitor);
  const text = await (await visitor.request.get(address)).text();
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'SUMMARY:Aces vs Bulls',
      'SEQUENCE:2',
      'DTSTART;TZID=America/Los_Angeles:20301009T200000',
      'LOCATION:North Hall',
    ]),
  );
});
