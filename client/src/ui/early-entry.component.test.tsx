import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InputFilter, SelectFilter } from './filter-bar';

const OPTIONS = [
  { value: 'east', label: 'East' },
  { value: 'west', label: 'West' },
];

/** Tells when what stands before it is alive. */
function Last({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** The fields as the server sends them, `meanwhile`, and then alive: what they told. */
async function told(value: string, meanwhile: (form: HTMLFormElement) => void): Promise<[string, string][]> {
  const onChange = vi.fn();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const fields = (
    <form>
      <InputFilter name="q" label="Look for" value={value} onChange={(text) => onChange('q', text)} />
      <SelectFilter
        name="league"
        label="League"
        all="All leagues"
        options={OPTIONS}
        value={value}
        onChange={(text) => onChange('league', text)}
      />
      <Last onAlive={begin} />
    </form>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(fields);
  document.body.append(root);
  const form = root.querySelector('form')!;
  meanwhile(form);
  const alive = hydrateRoot(root, fields);
  await begun;
  alive.unmount();
  root.remove();
  return onChange.mock.calls as [string, string][];
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

test('what was typed and chosen before the scripts were there is told, and nothing else', async () => {
  expect(await told('', () => undefined)).toEqual([]);
  expect(await told('west', () => undefined)).toEqual([]);
  // A league that is no longer there: the field shows what nobody has chosen.
  expect(await told('north', () => undefined)).toEqual([]);
  expect(await told('', (form) => (field(form, 'q').value = 'ants'))).toEqual([['q', 'ants']]);
  expect(await told('', (form) => (field(form, 'league').value = 'east'))).toEqual([['league', 'east']]);
  expect(await told('west', (form) => (field(form, 'league').value = ''))).toEqual([['league', '']]);
  expect(await told('west', (form) => (field(form, 'q').value = ''))).toEqual([['q', '']]);
});

test('the cursor stays where somebody is typing', async () => {
  let place: number | null = null;
  await told('', (form) => {
    const text = field(form, 'q');
    text.value = 'lebrn';
    text.focus();
    text.setSelectionRange(4, 4);
    text.addEventListener('input', () => (place = text.selectionStart));
  });
  expect(place).toBe(4);
});
