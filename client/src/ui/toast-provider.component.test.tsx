import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmProvider } from './confirm-provider';
import { Dialog } from './dialog';
import { useToast } from './toast-context';
import { ToastProvider } from './toast-provider';

/** A button that has something said which stays, and one that opens a dialog. */
function Screen({ text }: { text: string }) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => toast({ kind: 'warning', text, action: { label: 'Undo', onClick: () => undefined } })}
      >
        Save
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Another game">
        <input aria-label="Court" />
      </Dialog>
    </>
  );
}

const show = (text = 'Saved. A later game no longer fits.') =>
  render(
    <MemoryRouter>
      <ConfirmProvider>
        <ToastProvider>
          <main className="pt-60">
            <Screen text={text} />
          </main>
        </ToastProvider>
      </ConfirmProvider>
    </MemoryRouter>,
  );

for (const name of ['Undo', 'Close'])
  test(`${name} of a message gives the focus back to where somebody was before they came to the message`, async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Save' }).click();
    (screen.getByRole('button', { name: 'Edit' }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    if (name === 'Undo') await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

test('a message that stays is closed without what is open below it', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Edit' }).click();
  await screen.getByLabelText('Court').fill('2');
  await screen.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Another game' })).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Please confirm' })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Court')).toHaveFocus();
});

test('a long message leaves half of a phone’s screen, and can be closed', async () => {
  const screen = await show('Fountain Valley Aces vs Garden Grove Bulls, Mon, Mar 2; '.repeat(60));
  await screen.getByRole('button', { name: 'Save' }).click();
  const message = screen.getByRole('status');
  await expect.element(message).toBeVisible();
  expect(message.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(message).not.toBeInTheDocument();
});
