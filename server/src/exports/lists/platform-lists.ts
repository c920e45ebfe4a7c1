import type { Cell } from '../../lib/csv.js';
import { joined, list, type List, type Named, plain } from '../list.js';

interface UserRow {
  id: string;
  username: string;
  email: string | null;
  role: string;
  organization: Named | null;
  sports: readonly Named[];
  createdAt: Date;
}

const users = list<UserRow>(
  `query ExportUsers($organizationId: ID, $everywhere: Boolean) {
    users(organizationId: $organizationId, everywhere: $everywhere) { id username email role organization { name } sports { name } createdAt }
  }`,
  {
    filters: { organizationId: 'text', everywhere: 'flag' },
    foundBy: ({ username }) => username,
    ofPlatform: true,
    path: ['users'],
    columns: {
      ...plain('id', 'username', 'email', 'role'),
      organization: ({ organization }) => organization?.name,
      sports: ({ sports }) => joined(sports),
      created_at: ({ createdAt }) => createdAt,
    },
  },
);

interface OrganizationRow extends Named {
  id: string;
  slug: string;
  domains: readonly string[];
  sports: readonly Named[];
  listed: boolean;
  users: readonly { username: string }[];
}

const organizations = list<OrganizationRow>(
  `query ExportOrganizations { organizations { id name slug domains listed sports { name } users { username } } }`,
  {
    foundBy: ({ name, slug, domains, users: people }) =>
      [name, slug, ...domains, ...people.map(({ username }) => username)].join('\n'),
    ofPlatform: true,
    path: ['organizations'],
    columns: {
      ...plain('id', 'name', 'slug'),
      domains: ({ domains }) => joined(domains),
      ...plain('listed'),
      sports: ({ sports }) => joined(sports),
      users: ({ users: people }) => joined(people.map(({ username }) => username)),
    },
  },
);

interface AuditRow {
  id: Cell;
  at: Date;
  label: Cell;
  actorName: Cell;
  action: Cell;
  entityType: Cell;
  entityId: Cell;
  changes: readonly {
    field: string;
    before: unknown;
    after: unknown;
    beforeName: string | null;
    afterName: string | null;
  }[];
}

const audit = list<AuditRow>(
  `query ExportAudit($filter: AuditTrailFilter, $first: Int, $after: String) {
    auditTrail(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id at actorName action entityType entityId label changes { field before after beforeName afterName } } }
  }`,
  {
    filters: {
      actorId: 'text',
      entityType: 'text',
      entityId: 'text',
      action: 'text',
      search: 'text',
      from: 'text',
      to: 'text',
      platform: 'flag',
    },
    wrapped: true,
    ofPlatform: true,
    pageSize: 100,
    path: ['auditTrail', 'nodes'],
    columns: {
      ...plain('id', 'at'),
      actor: ({ actorName }) => actorName,
      ...plain('action'),
      entity_type: ({ entityType }) => entityType,
      entity_id: ({ entityId }) => entityId,
      ...plain('label'),
      changes: ({ changes }) =>
        changes
          .map(
            ({ field, before, after, beforeName, afterName }) =>
              `${field}: ${JSON.stringify(beforeName ?? before)} -> ${JSON.stringify(afterName ?? after)}`,
          )
          .join('; '),
    },
  },
);

/** People, organizations, and what they did. */
export const PLATFORM_LISTS: Readonly<Record<string, List>> = { users, organizations, audit };
