import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PictureField } from './picture-field';

/** Makes pictures small when the test says so. */
function heldShrinking() {
  const under = new Map<string, () => void>();
  const shrink = (file: File) => new Promise<File>((done) => under.set(file.name, () => done(file)));
  return { shrink, under, end: (name: string) => under.get(name)!() };
}

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

interface Props {
  shrink: (file: File) => Promise<File>;
  onSave: (picture: string) => void;
}

function Form({ shrink, onSave }: Props) {
  const [value, setValue] = useState<File | null | undefined>(undefined);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(value ? value.name : String(value));
  };
  return (
    <form onSubmit={save}>
      <PictureField
        label="Picture"
        currentUrl={null}
        value={value}
        onChange={setValue}
        shrink={shrink}
        preview={(url) => url && <img src={url} alt={value?.name ?? ''} />}
      />
      <button type="submit">Save</button>
    </form>
  );
}

function choose(input: Element, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('of two pictures that were chosen one after the other the later one counts, however long each takes', async () => {
  const { shrink, under, end } = heldShrinking();
  const screen = await render(<Form shrink={shrink} onSave={() => undefined} />);
  const input = screen.getByLabelText('Picture').element();
  choose(input, picture('large.png'));
  choose(input, picture('small.png'));
  await expect.poll(() => [...under.keys()]).toEqual(['large.png', 'small.png']);
  end('small.png');
  await expect.element(screen.getByAltText('small.png')).toBeVisible();
  await expect.element(screen.getByText('An image', { exact: false })).toBeVisible();
  end('large.png');
  choose(input, picture('next.png'));
  await expect.element(screen.getByText('Making the picture smaller', { exact: false })).toBeVisible();
  await expect.element(screen.getByAltText('small.png')).toBeVisible();
});

test('a form that is sent while its picture is made smaller is saved with it', async () => {
  const { shrink, end } = heldShrinking();
  const onSave = vi.fn();
  const screen = await render(<Form shrink={shrink} onSave={onSave} />);
  choose(screen.getByLabelText('Picture').element(), picture('large.png'));
  await expect.element(screen.getByText('Making the picture smaller', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSave).not.toHaveBeenCalled();
  end('large.png');
  await expect.poll(() => onSave.mock.calls).toEqual([['large.png']]);
});
