import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useUploads } from './use-uploads';

/** A control that adds uploads, and one that waits for them, with what the waiting came to. */
function Editor({ uploads }: { uploads: Promise<boolean>[] }) {
  const { isUploading, add, settled } = useUploads();
  const [told, setTold] = useState('');
  return (
    <>
      <button onClick={() => add(uploads.shift()!)}>Choose</button>
      <button onClick={() => void settled().then((haveArrived) => setTold(haveArrived ? 'arrived' : 'missing'))}>
        Save
      </button>
      <p role="status">{isUploading ? 'uploading' : told}</p>
    </>
  );
}

/** A promise and what keeps it. */
function open(): [upload: Promise<boolean>, arrive: (hasArrived: boolean) => void] {
  let arrive!: (hasArrived: boolean) => void;
  return [new Promise<boolean>((resolve) => (arrive = resolve)), arrive];
}

test('what is saved waits for a picture that is chosen meanwhile, too, and is told when that one is missing', async () => {
  const [[first, arriveFirst], [second, arriveSecond]] = [open(), open()];
  const screen = await render(<Editor uploads={[first, second]} />);
  const status = screen.getByRole('status');
  await screen.getByText('Choose').click();
  await expect.element(status).toHaveTextContent('uploading');
  await screen.getByText('Save').click();
  await screen.getByText('Choose').click();
  arriveFirst(true);
  await first;
  arriveSecond(false);
  await expect.element(status).toHaveTextContent('missing');
});
