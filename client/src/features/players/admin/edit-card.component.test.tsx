import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { ToastContext } from '@/ui/toast-context';
import { EditCard } from './edit-card';
import type { Undoable } from './use-update-player';

const STORED = { bio: '' };
const bioValues = (stored: { bio: string }) => stored;

function BioCard({ save }: { save: () => Promise<Undoable> }) {
  const edit = useEditForm(STORED, bioValues);
  return (
    <EditCard title="Bio" edit={edit} stored={STORED} fields={['bio']} save={save} shown="">
      <input aria-label="Bio" {...edit.form.register('bio')} />
    </EditCard>
  );
}

test('an edit that was given up while it was saved keeps the next one from nothing, and shows nothing in it', async () => {
  const fails: ((error: Error) => void)[] = [];
  const save = () => new Promise<Undoable>((_done, fail) => fails.push(fail));
  const toast = vi.fn();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const screen = await render(
    <ApolloProvider client={client}>
      <ToastContext value={toast}>
        <BioCard save={save} />
      </ToastContext>
    </ApolloProvider>,
  );
  for (const bio of ['First', 'Second']) {
    await screen.getByRole('button', { name: 'Edit bio' }).click();
    await screen.getByLabelText('Bio').fill(bio);
    await screen.getByRole('button', { name: 'Update' }).click();
    if (bio === 'First') await screen.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect.poll(() => fails).toHaveLength(2);
  fails[0]!(new Error('no network'));
  await expect.poll(() => toast.mock.calls).toEqual([[{ kind: 'error', text: 'Error updating player' }]]);
  expect(screen.container.querySelector('form')!.textContent).not.toContain('Error updating player');
  fails[1]!(new Error('no network'));
  await expect.poll(() => screen.container.querySelector('form')!.textContent).toContain('Error updating player');
});
