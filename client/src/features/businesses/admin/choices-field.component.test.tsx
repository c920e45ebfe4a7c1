import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { businessValues, type BusinessValues } from './business-values';
import { ChoicesField } from './choices-field';

function Form({ onSave }: { onSave: (cities: string[]) => void }) {
  const { control, handleSubmit } = useForm<BusinessValues>({ defaultValues: businessValues(null) });
  return (
    <form onSubmit={(event) => void handleSubmit(({ cities }) => onSave(cities))(event)}>
      <ChoicesField control={control} name="cities" label="City" suggestions={[]} />
      <button type="submit">Save</button>
    </form>
  );
}

test('a choice that is too long stays as it was typed, is told so, and keeps the form from being sent', async () => {
  const onSave = vi.fn();
  const screen = await render(<Form onSave={onSave} />);
  const input = screen.getByLabelText('City', { exact: true });
  await input.fill('a'.repeat(101));
  await expect.element(input).toHaveAccessibleDescription('At most 100 characters.');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('a'.repeat(101));
  expect(onSave).not.toHaveBeenCalled();

  await input.fill('Ames');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSave.mock.calls).toEqual([[['Ames']]]);
});
