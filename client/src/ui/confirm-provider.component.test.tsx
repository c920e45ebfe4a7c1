import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useConfirm } from './confirm-context';
import { ConfirmProvider } from './confirm-provider';

function Asks({ answers }: { answers: string[] }) {
  const confirm = useConfirm();
  const ask = async (text: string): Promise<void> => void answers.push(`${text} ${await confirm({ text })}`);
  return (
    <button
      type="button"
      onClick={() => {
        void ask('Leave?');
        void ask('Delete?');
      }}
    >
      Ask
    </button>
  );
}

test('a question that comes while another one is open waits for its turn, and both are answered', async () => {
  const answers: string[] = [];
  const screen = await render(
    <ConfirmProvider>
      <Asks answers={answers} />
    </ConfirmProvider>,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Leave?')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Delete?')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(answers).toEqual(['Leave? false', 'Delete? true']);
});
