import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '@/ui/toast-provider';
import { BlockFields } from './block-fields';
import { type BlockValues, newBlock, type PageValues } from './block-values';

const places = (...names: string[]): BlockValues => ({
  ...newBlock('LOCATIONS'),
  items: names.map((title) => ({ title, text: '', url: '' })),
});
const table = (...rows: string[]): BlockValues => ({
  ...newBlock('TABLE'),
  table: { columns: ['Name'], rows: rows.map((cell) => [cell]) },
});

/** The blocks, and what each of them holds, as 'North,South East'. */
function Blocks({ blocks }: { blocks: BlockValues[] }) {
  const form = useForm<PageValues>({ defaultValues: { title: '', path: '', blocks } });
  const { fields, move, remove } = useFieldArray({ control: form.control, name: 'blocks' });
  const content = form
    .watch('blocks')
    .map((block) => (block.kind === 'TABLE' ? block.table.rows : block.items.map(({ title }) => title)).join());
  return (
    <ToastProvider>
      <FormProvider {...form}>
        {fields.map(({ id, kind }, index) => (
          <BlockFields key={id} kind={kind} index={index} />
        ))}
        <output data-testid="content">{content.join(' ')}</output>
        <button type="button" onClick={() => move(0, 1)}>
          First down
        </button>
        <button type="button" onClick={() => remove(0)}>
          First away
        </button>
      </FormProvider>
    </ToastProvider>
  );
}

test('an entry comes back to its list, wherever that stands by then', async () => {
  const screen = await render(<Blocks blocks={[places('North', 'South'), places('East')]} />);
  await screen.getByRole('button', { name: 'Remove location 1' }).first().click();
  await expect.element(screen.getByTestId('content')).toHaveTextContent('South East');
  await screen.getByRole('button', { name: 'First down' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByTestId('content')).toHaveTextContent('East North,South');
});

test('a row comes back to its table, wherever that stands by then', async () => {
  const screen = await render(<Blocks blocks={[table('Ants', 'Bees'), table('Cats')]} />);
  await screen.getByRole('button', { name: 'Remove row 2' }).first().click();
  await screen.getByRole('button', { name: 'First down' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByTestId('content')).toHaveTextContent('Cats Ants,Bees');
});

test('of a block that is gone nothing comes back, and that is said', async () => {
  const screen = await render(<Blocks blocks={[places('North', 'South'), places('East')]} />);
  await screen.getByRole('button', { name: 'Remove location 1' }).first().click();
  await screen.getByRole('button', { name: 'First away' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText(/^This can no longer be put back/)).toBeVisible();
  await expect.element(screen.getByTestId('content')).toHaveTextContent('East');
});
