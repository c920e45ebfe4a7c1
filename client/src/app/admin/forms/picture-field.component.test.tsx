import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PictureField } from './picture-field';
import { shrinkImage } from './shrink-image';

/** A picture that takes a while to be made smaller, as its width says. */
async function picture(name: string, width: number): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, width];
  const paint = canvas.getContext('2d')!;
  for (let x = 0; x < width; x += 8)
    for (let y = 0; y < width; y += 8) {
      paint.fillStyle = `hsl(${(x * 31 + y * 17) % 360} 90% 50%)`;
      paint.fillRect(x, y, 8, 8);
    }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}

function Form({ onSave }: { onSave: (picture: string) => void }) {
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
  const [large, small] = [await picture('large.png', 3000), await picture('small.png', 40)];
  const screen = await render(<Form onSave={() => undefined} />);
  const input = screen.getByLabelText('Picture').element();
  choose(input, large);
  choose(input, small);
  await expect.element(screen.getByAltText('small.png')).toBeVisible();
  await expect.element(screen.getByText('An image', { exact: false })).toBeVisible();
  // Begun later, it is done later than the first one is.
  await shrinkImage(large);
  await expect.element(screen.getByAltText('small.png')).toBeVisible();
});

test('a form that is sent while its picture is made smaller is saved with it', async () => {
  const large = await picture('large.png', 3000);
  const onSave = vi.fn();
  const screen = await render(<Form onSave={onSave} />);
  choose(screen.getByLabelText('Picture').element(), large);
  await expect.poll(() => screen.container.textContent).toContain('Making the picture smaller');
  // Without the way of a real press, which may take longer than the picture.
  screen.container.querySelector('form')!.requestSubmit();
  await expect.poll(() => onSave.mock.calls).toEqual([['large.png']]);
});
