import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inLanguage } from '@/texts/language';
import { useConfirm } from './confirm-context';
import { ConfirmProvider } from './confirm-provider';
import { Dialog } from './dialog';

/** A screen that is one large button, and a dialog over it with another one in its midst. */
function Screen({ onScreen, onDialog }: { onScreen: () => void; onDialog: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <ConfirmProvider>
      <button
        type="button"
        className="fixed inset-0"
        onClick={() => {
          onScreen();
          setOpen(true);
        }}
      >
        Screen
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Lineup">
        <button
          type="button"
          className="h-60"
          onClick={() => {
            onDialog();
            setOpen(false);
          }}
        >
          Substitute
        </button>
      </Dialog>
    </ConfirmProvider>
  );
}

/** Presses whatever lies in the middle of the window, a few pixels beside it, as a finger does. */
function press(beside = 0): void {
  const place = { clientX: innerWidth / 2 + beside, clientY: innerHeight / 2, bubbles: true, cancelable: true };
  const target = document.elementFromPoint(place.clientX, place.clientY)!;
  target.dispatchEvent(new PointerEvent('pointerdown', place));
  target.dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the second half of a double press is for nothing that a dialog brings or leaves under the finger', async () => {
  const [onScreen, onDialog] = [vi.fn(), vi.fn()];
  const counts = () => [onScreen.mock.calls.length, onDialog.mock.calls.length];
  const screen = await render(<Screen onScreen={onScreen} onDialog={onDialog} />);
  const now = vi.spyOn(performance, 'now');
  // Time stands still between two presses, however long the dialog takes.
  let at = performance.now();
  now.mockReturnValue(at);
  /** As many milliseconds after the last press. */
  const after = (milliseconds: number): void => void now.mockReturnValue((at += milliseconds));

  press();
  await expect.element(screen.getByText('Substitute')).toBeVisible();
  await soon();
  after(150);
  press(5);
  expect(counts()).toEqual([1, 0]);
  // Somebody reads it, and presses twice.
  after(1_000);
  press();
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  after(150);
  press(-5);
  expect(counts()).toEqual([1, 1]);
  // What is pressed elsewhere is meant, however soon.
  after(50);
  press(60);
  expect(counts()).toEqual([2, 1]);
  now.mockRestore();
});

function Asking() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ text: 'Liga de los martes' })}>
      Ask
    </button>
  );
}

test('a question that names no button of its own has both in the language of the screen', async () => {
  const screen = await render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );
  const ask = screen.getByText('Ask').element() as HTMLElement;
  inLanguage('es', () => flushSync(() => ask.click()));
  const labels = [...document.querySelectorAll('[data-part=foot] button')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Cancelar', 'Eliminar']);
});

test('a dialog that begins with a choice begins at what is chosen', async () => {
  const screen = await render(
    <ConfirmProvider>
      <Dialog open onOpenChange={() => undefined} title="Who stays">
        <input type="radio" name="keep" aria-label="Bo Park" />
        <input type="radio" name="keep" aria-label="Ana Reyes" defaultChecked />
      </Dialog>
    </ConfirmProvider>,
  );
  await expect.element(screen.getByLabelText('Ana Reyes')).toHaveFocus();
});
