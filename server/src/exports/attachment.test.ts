import { expect, test } from 'vitest';
import { attachment } from './attachment.js';

const named = (name: string): string =>
  String(attachment('text/csv', name, Buffer.alloc(0)).headers['content-disposition']);

test.each([
  ['Fall 2025.csv', `attachment; filename="Fall 2025.csv"; filename*=UTF-8''Fall%202025.csv`],
  [
    'a"; filename="evil.html',
    `attachment; filename="a__ filename__evil.html"; filename*=UTF-8''a%22%3B%20filename%3D%22evil.html`,
  ],
  ['a\r\nSet-Cookie: b=c', `attachment; filename="a__Set-Cookie_ b_c"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`],
  ["O'Neil (x)*", `attachment; filename="O_Neil (x)_"; filename*=UTF-8''O%27Neil%20%28x%29%2A`],
])('%j is one name in one header', (name, header) => {
  expect(named(name)).toBe(header);
});

test('a name in another script is kept, and replaced for old browsers', () => {
  expect(named('نادي 🏀')).toMatch(
    /^attachment; filename="[_ ]+"; filename\*=UTF-8''%D9%86%D8%A7%D8%AF%D9%8A%20%F0%9F%8F%80$/,
  );
});
