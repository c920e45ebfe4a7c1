import { expect, test } from 'vitest';
import { languageFor } from './language-for.js';
import { languageOfDevice } from './language-of-device.js';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ES-419', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.4, es;q=0.5', 'es'],
  ['fr-CA, es;q=0.2, de', 'es'],
  ['pt-BR,pt;q=0.9', 'en'],
  ['*', 'en'],
  ['es;q=0', 'en'],
  ['est, en;q=0.1', 'en'],
  [';;q=,,=', 'en'],
])('a device that accepts %j gets %s', (accepted, language) => {
  expect(languageOfDevice(accepted)).toBe(language);
});

test('a visitor’s choice goes before the site’s language, and that before the device’s', () => {
  expect(languageFor({ chosen: 'en', device: 'es' }, 'es')).toBe('en');
  expect(languageFor({ chosen: null, device: 'es' }, 'en')).toBe('en');
  expect(languageFor({ chosen: null, device: 'es' }, 'device')).toBe('es');
  expect(languageFor({ chosen: null, device: 'es' })).toBe('es');
});
