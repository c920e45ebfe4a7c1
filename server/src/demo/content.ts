import { addDays } from '../domain/dates/add-days.js';
import type { Write } from '../features/audit/write.service.js';
import { LinkEntity } from '../features/links/link.entity.js';
import { BusinessEntity } from '../features/businesses/business.entity.js';
import { demoToday } from './dates.js';

/** The main league's listings of other leagues and businesses around. */
export async function writeBusinesses(write: Write): Promise<void> {
  const { manager, organizationId } = write;
  const shared = {
    organizationId,
    states: ['California'],
    sports: ['basketball'],
    season: 'Fall 2025',
    nextSeason: 'Spring 2026',
  };
  await manager.insert(BusinessEntity, [
    {
      ...shared,
      name: 'Courtside Training',
      phone: '555-0142',
      email: 'hello@courtside.example.com',
      website: 'https://courtside.example.com/',
      cities: ['Fountain Valley'],
      categories: ['adult', 'youth'],
      location: 'Fountain Valley Recreation Center',
      signupStatus: 'active',
      cost: '$120 a month',
      skillLevel: 'All levels',
    },
    {
      ...shared,
      name: 'Tustin Co-ed Nights',
      email: 'play@coed.example.com',
      website: 'https://coed.example.com/',
      cities: ['Tustin', 'Irvine'],
      categories: ['adult', 'co-ed'],
      signupDeadline: addDays(demoToday(write), -30),
      signupStatus: 'closed',
      cost: '$60 a player',
      skillLevel: 'Beginner',
    },
  ]);
}

/** What the main league's navigation shows below its youth page. */
export async function writeFabLinks({ manager, organizationId }: Write): Promise<void> {
  await manager.insert(LinkEntity, [
    {
      organizationId,
      label: 'Youth Center',
      isExternal: false,
      slug: 'youth/youth-center',
      showInNavbar: true,
      position: 0,
    },
  ]);
}

/** What the youth center's navigation shows beside its own pages. */
export async function writeYouthLinks({ manager, organizationId }: Write): Promise<void> {
  await manager.insert(LinkEntity, [
    {
      organizationId,
      label: 'About',
      isExternal: true,
      url: 'https://youth-center.example.org/about',
      showInNavbar: true,
      position: 0,
    },
  ]);
}
