import { expect, test } from 'vitest';
import { checkAddresses, readTarget, RefusedTarget } from './target-policy.js';

const PRIVATE_HOSTS = ['localhost', '10.0.0.5', '::1'];

test.each([
  'https://hooks.example.org/x?y=1',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
  'http://localhost:8080/x',
  'http://10.0.0.5/x',
  'http://[::1]:8080/x',
])('%s is taken', (url) => {
  expect(readTarget(url, PRIVATE_HOSTS).href).toBe(url);
});

test.each([
  'hooks.example.org',
  'ftp://hooks.example.org/',
  'http://hooks.example.org/',
  'https://user@hooks.example.org/',
  'https://:secret@hooks.example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00:ec2::254]/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://app.localhost/',
  'http://10.0.0.6/',
])('%s is refused', (url) => {
  expect(() => readTarget(url, PRIVATE_HOSTS)).toThrow(RefusedTarget);
});

test('one private address among several refuses the host, and so does none', () => {
  expect(() => checkAddresses('a.example', ['8.8.8.8', '1.1.1.1'], [])).not.toThrow();
  expect(() => checkAddresses('a.example', ['8.8.8.8', '127.0.0.1'], [])).toThrow(RefusedTarget);
  expect(() => checkAddresses('a.example', [], [])).toThrow(RefusedTarget);
  expect(() => checkAddresses('localhost', ['::1', '127.0.0.1'], PRIVATE_HOSTS)).not.toThrow();
  expect(() => checkAddresses('localhost', ['169.254.169.254'], PRIVATE_HOSTS)).toThrow(RefusedTarget);
});
