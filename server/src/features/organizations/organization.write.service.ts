import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound, unprocessable, valueTaken } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner, requireRole } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { type PreparedImage, prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { type AuditRecord, diff, recordAudit } from '../audit/audit.service.js';
import { assertVersion, keeping } from '../audit/change.service.js';
import { announce } from '../audit/write-events.service.js';
import { changedRowStamp, newRowStamp } from '../audit/stamps.js';
import { PLATFORM, write, type Write } from '../audit/write.service.js';
import { requireSports } from '../sports/sport.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { OrganizationDomainEntity } from './organization-domain.entity.js';
import { freeSlug } from './free-slug.service.js';
import { formerSlugsAfter, requireFreeSlugs } from './slugs.service.js';
import { checkAppearance, checkOrganization } from './organization-input.service.js';
import { OrganizationEntity } from './organization.entity.js';
import type { CreateOrganizationInput, UpdateAppearanceInput, UpdateOrganizationInput } from './organization.input.js';

const refusals = {
  organizations_slug_key: () => valueTaken('Another organization has this slug.', 'slug'),
  organization_domains_domain_key: () => valueTaken('This domain already leads to another organization.', 'domain'),
};

/**
 * Creates an organization. A slug made from its name gets a number where another organization has it. Super
 * administrators only.
 * @throws 409 when slug or a domain are another's, in any case
 */
export async function createOrganization(ctx: RequestContext, input: CreateOrganizationInput): Promise<number> {
  requireRole(ctx, 'super_admin');
  const { columns, domains = [] } = checkOrganization(ctx, input, true);
  const sportIds = await requireSports(ctx, input.sportIds ?? []);
  const logo = await prepareImage(ctx, 'logo', input.logo ?? null);
  return refuseDuplicates(refusals, () =>
    write(ctx, PLATFORM, async (platform) => {
      const slug = input.slug?.trim() ? columns.slug! : await freeSlug(platform.manager, columns.slug!);
      const formerSlugs = formerSlugsAfter({ slug, formerSlugs: [] }, columns);
      await requireFreeSlugs(platform, null, { slug, formerSlugs });
      const timeZone = await storedZone(platform, null, columns.timeZone, input.timeZone);
      const entered = { ...columns, ...definedFields({ timeZone }) };
      const organization = await platform.manager.save(OrganizationEntity, {
        ...entered,
        slug,
        formerSlugs,
        ...newRowStamp(platform),
      });
      const tx = { ...platform, organizationId: organization.id };
      await setDomains(tx, domains);
      await addSports(tx, sportIds);
      if (logo)
        await tx.manager.update(
          OrganizationEntity,
          { id: organization.id },
          { logoUploadId: await storeImage(tx, logo) },
        );
      const changes = Object.fromEntries(
        Object.entries({ ...entered, slug, domains, sportIds }).map(([field, value]) => [
          field,
          [null, value] as [unknown, unknown],
        ]),
      );
      const record: AuditRecord = {
        action: 'organization.create',
        entityType: 'organization',
        entityId: organization.id,
        label: organization.name,
        changes,
      };
      await recordAudit(platform, record);
      await recordAudit(tx, record);
      return organization.id;
    }),
  );
}

/**
 * Changes an organization. Super administrators only.
 * @throws 404; 409 for a stale version and as `createOrganization`; 422 when a sport that has seasons is taken away
 */
export async function updateOrganization(
  ctx: RequestContext,
  id: string | number,
  input: UpdateOrganizationInput,
): Promise<number> {
  requireRole(ctx, 'super_admin');
  const organizationId = parseId(id, 'Organization');
  const { columns, domains } = checkOrganization(ctx, input, false);
  const sportIds = input.sportIds ? await requireSports(ctx, input.sportIds) : undefined;
  const logo = await prepareLogo(ctx, input);
  return refuseDuplicates(refusals, () =>
    write(
      ctx,
      organizationId,
      async (tx) => {
        const row = await lockOrganization(tx);
        const timeZone = await storedZone(tx, row.timeZone, columns.timeZone, input.timeZone);
        const changed = { ...columns, ...definedFields({ timeZone }), formerSlugs: formerSlugsAfter(row, columns) };
        await change(tx, row, changed, { expected: input.expectedVersion, domains, sportIds, logo });
        return row.id;
      },
      { platform: true },
    ),
  );
}

/**
 * Changes logo, theme, accent, home page and social links of the organization acted for. Owners and super
 * administrators.
 * @throws 400 naming every wrong field; 409 for a stale version
 */
export async function updateAppearance(ctx: RequestContext, input: UpdateAppearanceInput): Promise<number> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const columns = checkAppearance(check, input);
  check.finish();
  const logo = await prepareLogo(ctx, input);
  return undoableWrite(
    ctx,
    organizationId,
    async (tx) => {
      await change(tx, await lockOrganization(tx), columns, { expected: input.expectedVersion, logo });
      return organizationId;
    },
    { platform: true, needs: 'org_owner' },
  );
}

/** The organization of the write, locked. @throws 404 */
export async function lockOrganization(tx: Write): Promise<OrganizationEntity> {
  const row = await tx.manager.findOne(OrganizationEntity, {
    where: { id: tx.organizationId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw notFound('Organization');
  return row;
}

/**
 * The name by which a time zone is stored: the one that this program has for it, else the one that was given; of these
 * one that the database knows, too, which some servers do not of names that were given up, such as Asia/Calcutta.
 * @param present what is stored, and need not be asked about
 * @throws 400 where it knows neither
 */
async function storedZone(
  { manager }: Write,
  present: string | null,
  checked: string | undefined,
  given: string | null | undefined,
): Promise<string | undefined> {
  if (checked === undefined || checked === present) return checked;
  const names = [checked, given ?? ''].map((name) => name.toLowerCase());
  const [known] = await manager.query<{ name: string }[]>(
    'SELECT name FROM pg_timezone_names WHERE lower(name) = ANY ($1) ORDER BY array_position($1, lower(name)) LIMIT 1',
    [names],
  );
  if (known) return known.name;
  const message = `The database does not know the time zone ${checked}. Give its present name, such as Asia/Kolkata.`;
  throw invalidInput({ field: 'timeZone', message });
}

interface Beside {
  expected: number | null | undefined;
  domains?: string[];
  sportIds?: number[];
  /** Null takes it away; undefined leaves it. */
  logo?: PreparedImage | null | undefined;
}

async function change(
  tx: Write,
  row: OrganizationEntity,
  columns: Partial<OrganizationEntity>,
  { expected, domains, sportIds, logo }: Beside,
): Promise<void> {
  await assertVersion(tx, row, { entityType: 'organization', label: row.name, expected });
  const before = { ...row, domains: await domainsOf(tx), sportIds: await sportIdsOf(tx) };
  const logoUploadId = logo === undefined ? row.logoUploadId : logo && (await storeImage(tx, logo));
  const after = {
    ...before,
    ...columns,
    logoUploadId,
    domains: domains ?? before.domains,
    sportIds: sportIds ?? before.sportIds,
  };
  const changes = diff<typeof after>(before, after, [
    ...(Object.keys(columns) as (keyof OrganizationEntity)[]),
    'logoUploadId',
    'domains',
    'sportIds',
  ]);
  if (!changes) return;
  if (changes['slug'] || changes['formerSlugs']) await requireFreeSlugs(tx, row.id, after);
  const next = { ...columns, logoUploadId, ...changedRowStamp(tx, row) };
  await keeping(tx, 'organizations', [row.id], () => tx.manager.update(OrganizationEntity, { id: row.id }, next));
  if (changes['domains']) await setDomains(tx, after.domains);
  if (changes['sportIds']) {
    await removeSports(tx, after.sportIds);
    await addSports(
      tx,
      after.sportIds.filter((id) => !before.sportIds.includes(id)),
    );
  }
  await recordAudit(tx, {
    action: 'organization.update',
    entityType: 'organization',
    entityId: row.id,
    label: row.name,
    version: next.version,
    changes,
  });
}

/** The new logo of a change; null takes the present one away; undefined leaves it. */
async function prepareLogo(
  ctx: RequestContext,
  { logo }: UpdateAppearanceInput,
): Promise<PreparedImage | null | undefined> {
  if (logo === null) return null;
  return (await prepareImage(ctx, 'logo', logo ?? null)) ?? undefined;
}

async function domainsOf(tx: Write): Promise<string[]> {
  const rows = await tx.manager.find(OrganizationDomainEntity, {
    where: { organizationId: tx.organizationId },
    order: { position: 'ASC', id: 'ASC' },
  });
  return rows.map(({ domain }) => domain);
}

async function setDomains(tx: Write, domains: readonly string[]): Promise<void> {
  const { manager, organizationId } = tx;
  await manager.query('DELETE FROM organization_domains WHERE organization_id = $1 AND domain <> ALL($2::text[])', [
    organizationId,
    domains,
  ]);
  for (const [position, domain] of domains.entries()) {
    const [, updated] = (await manager.query(
      'UPDATE organization_domains SET position = $3 WHERE organization_id = $1 AND domain = $2',
      [organizationId, domain, position],
    )) as [unknown[], number];
    if (updated === 0) await manager.insert(OrganizationDomainEntity, { organizationId, domain, position });
  }
}

async function sportIdsOf(tx: Write): Promise<number[]> {
  const rows = (await tx.manager.query(
    'SELECT sport_id AS id FROM organization_sports WHERE organization_id = $1 ORDER BY sport_id',
    [tx.organizationId],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

async function addSports(tx: Write, sportIds: readonly number[]): Promise<void> {
  if (sportIds.length === 0) return;
  await announce(tx, 'sports', { sportIds }, () =>
    tx.manager.query(
      'INSERT INTO organization_sports (organization_id, sport_id) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING',
      [tx.organizationId, sportIds],
    ),
  );
}

/** What a sport brought stays, hidden with it: the sport may come back. */
async function removeSports(tx: Write, kept: readonly number[]): Promise<void> {
  const { manager, organizationId } = tx;
  const [used] = (await manager.query(
    `SELECT s.name, p.name AS sport FROM seasons s JOIN sports p ON p.id = s.sport_id WHERE s.organization_id = $1 AND s.sport_id <> ALL($2::int[])
     ORDER BY s.id DESC LIMIT 1`,
    [organizationId, kept],
  )) as { name: string; sport: string }[];
  if (used) throw unprocessable(`${used.sport} cannot be taken away: season ${used.name} plays it.`);
  await manager.query('DELETE FROM organization_sports WHERE organization_id = $1 AND sport_id <> ALL($2::int[])', [
    organizationId,
    kept,
  ]);
}
