import { sportName } from '@/lib/sport-name';
import { useSite } from '@/app/site-context';
import { TeamLogo } from '@/ui/team-logo';
import type { ListingFragment } from './listings.generated';
import { listingHref } from './platform-page';

/** An organization in All Listings. It is another site, so its link is a document's. */
export function ListingCard({ listing }: { listing: ListingFragment }) {
  const { platformAddress } = useSite();
  const { name, logoUrl, sports, activeSeason } = listing;
  return (
    <a
      href={listingHref(listing, platformAddress)}
      className="card flex h-full flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-accent"
    >
      <TeamLogo name={name} logoUrl={logoUrl} size="large" />
      <span className="min-w-0 flex-[8rem] wrap-break-word">
        <span className="display block text-xl leading-tight font-bold">{name}</span>
        <span className="block text-sm text-muted">
          {[...sports.map((sport) => sportName(sport.name)), activeSeason?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </a>
  );
}
