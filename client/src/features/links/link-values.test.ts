import { expect, test } from 'vitest';
import { linkInput, linkValues } from './link-values';

test('a new link begins empty, internal and shown', () => {
  expect(linkValues(null)).toEqual({ label: '', type: 'internal', slug: '', url: '', showInNavbar: true });
});

test('only the target that the type uses is sent', () => {
  const typed = { label: 'Shop', slug: ' shop ', url: ' https://shop.example ', showInNavbar: false };
  expect(linkInput({ ...typed, type: 'external' })).toEqual({
    label: 'Shop',
    isExternal: true,
    slug: null,
    url: 'https://shop.example',
    showInNavbar: false,
  });
  expect(linkInput({ ...typed, type: 'internal' })).toEqual({
    label: 'Shop',
    isExternal: false,
    slug: 'shop',
    url: null,
    showInNavbar: false,
  });
  expect(linkInput({ ...typed, slug: ' ', type: 'internal' }).slug).toBeNull();
});
