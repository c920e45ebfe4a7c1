import { OrganizationBusinessesResolver } from '../features/businesses/business.resolver.js';
import { BusinessWriteResolver } from '../features/businesses/business.write.resolver.js';
import { OrganizationLinksResolver } from '../features/links/link.resolver.js';
import { LinkWriteResolver } from '../features/links/link.write.resolver.js';
import { OrganizationLocationsResolver } from '../features/locations/location.resolver.js';
import { OrganizationPagesResolver, PageResolver } from '../features/pages/page.resolver.js';
import { PageWriteResolver } from '../features/pages/page.write.resolver.js';

/** Resolvers of what an organization writes itself: links, pages, businesses, places. */
export const siteResolvers = [
  OrganizationLinksResolver,
  LinkWriteResolver,
  OrganizationPagesResolver,
  PageResolver,
  PageWriteResolver,
  OrganizationBusinessesResolver,
  BusinessWriteResolver,
  OrganizationLocationsResolver,
];
