import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Behind, behind, fetchPartsWithPages } from './behind';

test('a part whose script has come with the page is drawn with it, without the fallback before', async () => {
  fetchPartsWithPages();
  let isFetched = false;
  const Part = behind(async () => {
    await Promise.resolve();
    isFetched = true;
    return { default: () => <p>Part</p> };
  });
  await vi.waitUntil(() => isFetched);
  const drawn = vi.fn<() => void>();
  const Fallback = () => {
    drawn();
    return <p>Fallback</p>;
  };
  const screen = await render(
    <MemoryRouter>
      <Behind fallback={<Fallback />}>
        <Part />
      </Behind>
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('Part')).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});
