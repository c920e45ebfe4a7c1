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

for (const [isFirst, isSecond, told] of [
  [true, true, 'arrived'],
  [false, true, 'missing'],
  [true, false, 'missing'],
] as const)
  test(`what is saved waits for a picture that is chosen meanwhile, too: ${isFirst}, ${isSecond}`, async () => {
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const screen = await render(<Editor uploads={[first.promise, second.promise]} />);
    const status = screen.getByRole('status');
    await screen.getByText('Choose').click();
    await expect.element(status).toHaveTextContent('uploading');
    await screen.getByText('Save').click();
    await screen.getByText('Choose').click();
    first.resolve(isFirst);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(status).toHaveTextContent('uploading');
    second.resolve(isSecond);
    await expect.element(status).toHaveTextContent(told);
  });
