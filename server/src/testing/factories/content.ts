import type { DeepPartial, EntityManager } from 'typeorm';
import { BusinessEntity } from '../../features/businesses/business.entity.js';
import { LinkEntity } from '../../features/links/link.entity.js';
import type { StoredBlock } from '../../features/pages/page-block.js';
import { PageRevisionEntity } from '../../features/pages/page-revision.entity.js';
import { PageEntity } from '../../features/pages/page.entity.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

type Input<Row> = DeepPartial<Omit<Row, 'organizationId'>>;

/** A visible internal link, at the start of the list. */
export async function createLink(
  manager: EntityManager,
  organizationId: number,
  input: Input<LinkEntity> = {},
): Promise<LinkEntity> {
  const label = unique('Link');
  return saveRow(manager, LinkEntity, { label, slug: label.toLowerCase(), ...input, organizationId });
}

/** A page with one revision, which is published unless told otherwise. */
export async function createPage(
  manager: EntityManager,
  organizationId: number,
  input: Input<PageEntity> & { blocks?: StoredBlock[]; published?: boolean } = {},
): Promise<PageEntity> {
  const { blocks = [], published = true, ...columns } = input;
  const path = unique('page');
  const page = await saveRow(manager, PageEntity, { path, title: `Title of ${path}`, ...columns, organizationId });
  const revision = await saveRow(manager, PageRevisionEntity, {
    organizationId,
    pageId: page.id,
    title: page.title,
    blocks,
  });
  if (!published) return page;
  return saveRow(manager, PageEntity, { ...page, publishedRevisionId: revision.id });
}

/** A business that takes sign-ups. */
export async function createBusiness(
  manager: EntityManager,
  organizationId: number,
  input: Input<BusinessEntity> = {},
): Promise<BusinessEntity> {
  return saveRow(manager, BusinessEntity, { name: unique('Business'), ...input, organizationId });
}
