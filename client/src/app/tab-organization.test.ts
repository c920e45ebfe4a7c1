import { beforeEach, expect, test } from 'vitest';
import type { Site, SiteUser } from './site';
import { forgetOrganization, rememberOrganization, siteOfTab } from './tab-organization';

let storage: Storage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

const site = (organizationId: string | null, more: Partial<SiteUser> = {}): Site => ({
  host: 'localhost',
  onPlatform: true,
  slug: null,
  domain: null,
  user: { id: '1', username: 'admin', role: 'super_admin', organizationId, theme: 'light', ...more },
});
const shown = (given: Site): string | null | undefined => siteOfTab(given, storage).user?.organizationId;

test('a tab keeps its organization, whatever the session was switched to', () => {
  expect([shown(site('4')), shown(site('6')), shown(site(null))]).toEqual(['4', '4', '4']);
  rememberOrganization(storage, '1', null);
  expect(shown(site('6'))).toBe(null);
  forgetOrganization(storage);
  expect(shown(site('6'))).toBe('6');
});

test('what somebody else left in the tab does not count, nor for staff, nor what cannot be read', () => {
  rememberOrganization(storage, '1', '4');
  expect(shown(site('6', { id: '2' }))).toBe('6');
  rememberOrganization(storage, '1', '4');
  expect(shown(site('6', { role: 'staff' }))).toBe('6');
  storage.setItem('acting-for', '{');
  expect(shown(site('5'))).toBe('5');
  expect(siteOfTab({ ...site(null), user: null }, storage).user).toBe(null);
});
