import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmProvider } from './confirm-provider';
import { Dialog } from './dialog';
import { type Found, SearchPicker } from './search-picker';

const TEAMS: readonly Found[] = [
  { id: '1', name: 'Ants' },
  { id: '2', name: 'Ants', detail: 'Garden League' },
  { id: '3', name: 'Antelopes' },
];

function Picker({ onPick, none = null }: { onPick: (found: Found) => void; none?: string | null }) {
  const [value, setValue] = useState('');
  const found = value === '' ? [] : TEAMS.filter(({ name }) => name.toLowerCase().startsWith(value.toLowerCase()));
  return <SearchPicker label="Team" value={value} onType={setValue} found={found} none={none} onPick={onPick} />;
}

/** The option that the input points at, as assistive technology finds it. */
function activeOption(input: Element): string | null {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)!.textContent.trim();
}

test('arrow keys go round through what was found, Enter picks it, and the list closes', async () => {
  const onPick = vi.fn();
  const screen = await render(<Picker onPick={onPick} />);
  const input = screen.getByRole('combobox', { name: 'Team' });
  await input.fill('ant');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  expect(activeOption(input.element())).toBeNull();
  const passed: (string | null)[] = [];
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    passed.push(activeOption(input.element()));
  }
  expect(passed).toEqual(['Antelopes', 'Ants', 'Ants Garden League', 'Antelopes', 'Ants', 'Antelopes']);
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([[TEAMS[2]]]);
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('the choice is the thing, not its place: typing on makes none of it', async () => {
  const onPick = vi.fn();
  const screen = await render(<Picker onPick={onPick} />);
  const input = screen.getByRole('combobox');
  await input.fill('ant');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Antelopes');
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
});

test('Escape closes the list alone: the dialog around it stays, until it is pressed once more', async () => {
  const onOpenChange = vi.fn();
  await render(
    <ConfirmProvider>
      <Dialog open onOpenChange={onOpenChange} title="Add a team">
        <Picker onPick={() => undefined} />
      </Dialog>
    </ConfirmProvider>,
  );
  await page.getByRole('combobox').fill('ant');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
});

test('a click picks, and the input keeps the focus until then', async () => {
  const onPick = vi.fn();
  const screen = await render(<Picker onPick={onPick} />);
  await screen.getByRole('combobox').fill('ant');
  await screen.getByRole('option', { name: 'Ants Garden League' }).click();
  expect(onPick.mock.calls).toEqual([[TEAMS[1]]]);
  expect(document.activeElement).toBe(screen.getByRole('combobox').element());
});

test('the list stands below the input and is as wide, above it where there is no room', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', left: 20, width: 300 }} id="frame">
      <Picker onPick={() => undefined} />
    </div>,
  );
  const input = screen.getByRole('combobox');
  const frame = document.querySelector<HTMLElement>('#frame')!;
  const edges = async () => {
    await input.fill('');
    await input.fill('ant');
    const [list, control] = [screen.getByRole('listbox').element(), input.element()].map((each) =>
      each.getBoundingClientRect(),
    );
    return { list: list!, control: control! };
  };
  frame.style.top = '10px';
  const below = await edges();
  expect(below.list.top).toBeGreaterThanOrEqual(below.control.bottom);
  expect(below.list.width).toBe(300);
  frame.style.top = `${window.innerHeight - 70}px`;
  const above = await edges();
  expect(above.list.bottom).toBeLessThanOrEqual(above.control.top);
});

test('nothing found is said, once something was typed', async () => {
  const screen = await render(<Picker onPick={() => undefined} none="No team of this name." />);
  const input = screen.getByRole('combobox');
  await expect.element(screen.getByText('No team of this name.')).not.toBeInTheDocument();
  await input.fill('zebras');
  await expect.element(screen.getByText('No team of this name.')).toBeVisible();
});

test('that nobody is found is said once that is known', async () => {
  const picker = (found: readonly Found[] | null) => (
    <SearchPicker
      label="Team"
      value="Zed"
      onType={() => undefined}
      found={found}
      none="No team of this name"
      onPick={() => undefined}
    />
  );
  const screen = await render(picker(null));
  // The list opens with a key, not with the focus.
  await screen.getByRole('combobox').fill('Zeds');
  await expect.element(screen.getByText('No team of this name')).not.toBeInTheDocument();
  await screen.rerender(picker([]));
  await expect.element(screen.getByText('No team of this name')).toBeInTheDocument();
});
