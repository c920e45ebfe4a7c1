import { newRowStamp } from '../../features/audit/stamps.js';
import type { Write } from '../../features/audit/write.service.js';
import { PageRevisionEntity } from '../../features/pages/page-revision.entity.js';
import { PageEntity } from '../../features/pages/page.entity.js';
import type { DemoPage } from './blocks.js';

/** Makes an organization's pages and publishes them. */
export async function writePages(tx: Write, pages: readonly DemoPage[]): Promise<void> {
  const { manager, organizationId, author, now } = tx;
  for (const { path, title, blocks } of pages) {
    const page = manager.create(PageEntity, { organizationId, path, title, ...newRowStamp(tx) });
    await manager.insert(PageEntity, page);
    const revision = manager.create(PageRevisionEntity, {
      organizationId,
      pageId: page.id,
      title,
      blocks: [...blocks],
      createdAt: now,
      createdByName: author.name,
    });
    await manager.insert(PageRevisionEntity, revision);
    await manager.update(PageEntity, { organizationId, id: page.id }, { publishedRevisionId: revision.id });
  }
}
