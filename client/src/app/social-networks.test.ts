import { expect, test } from 'vitest';
import { socialLinks } from './social-networks';

test('only addresses that are there', () => {
  expect(socialLinks({ facebookUrl: null, instagramUrl: 'https://i.example/a', youtubeUrl: '' })).toEqual([
    { network: 'Instagram', url: 'https://i.example/a' },
  ]);
  expect(socialLinks(null)).toEqual([]);
});
