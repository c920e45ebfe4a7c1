import type { Write } from '../features/audit/write.service.js';
import { ensureSportDefaults } from '../features/season-import/writing/sport-defaults.js';
import { type Account, writeAccounts } from './accounts.js';
import { writeAttributes } from './attributes.js';
import { writeBusinesses, writeFabLinks, writeYouthLinks } from './content.js';
import { DEMO_ORGANIZATIONS, type DemoSlug } from './organizations.js';
import { writeHighlights } from './highlights.js';
import { beginLooks } from './looks/write-looks.js';
import { fabHome } from './pages/fab-home.js';
import { FAB_PAGES } from './pages/fab-pages.js';
import { sandboxHome, YOUTH_PAGES } from './pages/other-pages.js';
import { type DemoPictures, writePictures } from './pages/pictures.js';
import { writePages } from './pages/write-pages.js';
import { writeFab } from './seasons/fab.js';
import { writeNba } from './seasons/nba.js';
import { writeSmall } from './seasons/small.js';
import { BASKETBALL, writeOrganizations } from './write-organizations.js';

/**
 * Writes one part of an organization's demo data; the organization, its statistics, periods and attributes are there by
 * then.
 */
type DemoStep = (write: Write, pictures: DemoPictures) => Promise<void>;

/** What each organization is filled with, in order. Further content joins in here. */
const STEPS: Readonly<Record<DemoSlug, readonly DemoStep[]>> = {
  fab: [
    writeFab,
    writeHighlights,
    writeBusinesses,
    writeFabLinks,
    async (write, { fab }) => writePages(write, [fabHome(await writePictures(write, fab)), ...FAB_PAGES]),
  ],
  sandbox: [
    (write) => writeSmall(write, 'sandbox'),
    async (write, { sandbox }) => writePages(write, [sandboxHome(await writePictures(write, sandbox))]),
  ],
  'youth-center': [
    (write) => writeSmall(write, 'youth-center'),
    writeYouthLinks,
    (write) => writePages(write, YOUTH_PAGES),
  ],
  nba: [writeNba],
  valley: [(write) => writeSmall(write, 'valley')],
  harbor: [(write) => writeSmall(write, 'harbor')],
};

/** Loads the demo, in the caller's transaction and into a database that has sports and nothing else. */
export async function loadDemo(write: Write, accounts: readonly Account[], pictures: DemoPictures): Promise<void> {
  await writeOrganizations(write.manager);
  await writeAccounts(write.manager, accounts);
  const looks: (() => Promise<void>)[] = [];
  for (const { id, slug } of DEMO_ORGANIZATIONS) {
    const own = { ...write, organizationId: id };
    await ensureSportDefaults(write.manager, id, BASKETBALL.id, BASKETBALL.name);
    await writeAttributes(own);
    for (const step of STEPS[slug]) await step(own, pictures);
    looks.push(await beginLooks(own, slug));
  }
  for (const writeLooks of looks) await writeLooks();
}
