import { changedFields } from '@/app/admin/forms/changed-fields';
import { dateOfMoment } from '@/lib/moments';
import type { ApiKeyScope, CreateApiKeyInput, UpdateApiKeyInput } from '@/graphql/schema.generated';
import { widestScope } from './api-key-scopes';
import type { EditableApiKeyFragment } from './api-keys.generated';

/** The fields of a key's form as its controls hold them. */
export interface ApiKeyValues {
  name: string;
  scope: ApiKeyScope;
  /** Its last day in the reader's time zone, YYYY-MM-DD; '' for none. */
  lastDay: string;
  /** One a line. */
  origins: string;
  /** Said once, when it is made. */
  isTest: boolean;
}

export const API_KEY_FIELDS = ['name', 'scope', 'lastDay', 'origins', 'isTest'] as const;
/** What the server calls them. */
export const ALIASES = { scopes: 'scope', expiresAt: 'lastDay' } as const;

/** What the form shows of a key; null for a new one. */
export function apiKeyValues(key: EditableApiKeyFragment | null): ApiKeyValues {
  if (key === null) return { name: '', scope: 'READ', lastDay: '', origins: '', isTest: false };
  const { name, scopes, expiresAt, origins, isTest } = key;
  return {
    name,
    scope: widestScope(scopes).value,
    lastDay: expiresAt === null ? '' : dateOfMoment(expiresAt),
    origins: origins.join('\n'),
    isTest,
  };
}

/** What the form sends for a new key. */
export function createInput(values: ApiKeyValues): CreateApiKeyInput {
  return { ...inputOf(values), isTest: values.isTest };
}

/** What can be changed of a key. */
function inputOf({ name, scope, lastDay, origins }: ApiKeyValues) {
  return {
    name: name.trim(),
    scopes: [scope],
    expiresAt: lastDay === '' ? null : endOf(lastDay),
    origins: origins
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** What it sends for a change: what differs from what the form began with. */
export function updateInput(key: EditableApiKeyFragment, values: ApiKeyValues): UpdateApiKeyInput {
  return { ...changedFields(inputOf(apiKeyValues(key)), inputOf(values)), expectedVersion: key.version };
}

/** The last second of a day; of a year of five digits as it is, for the server to say what is wrong with it. */
function endOf(day: string): string {
  const moment = new Date(`${day}T23:59:59`);
  return Number.isNaN(moment.getTime()) ? `${day}T23:59:59Z` : moment.toISOString();
}
