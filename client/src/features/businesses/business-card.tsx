import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { titled } from './business-filter';
import type { ListedBusinessFragment } from './business-listing.generated';

/** One business: what it offers, whether it takes sign-ups, and how to reach it. */
export function BusinessCard({ business }: { business: ListedBusinessFragment }) {
  const {
    name,
    location,
    cities,
    states,
    sports,
    categories,
    season,
    nextSeason,
    signupStatus,
    signupDeadline,
    cost,
    skillLevel,
  } = business;
  const facts: [string, string | null][] = [
    [t.businesses.where(), [location, [...cities, ...states].join(', ')].filter(Boolean).join(' · ')],
    [
      t.common.season(),
      [season, nextSeason && t.businesses.next_of({ season: nextSeason })].filter(Boolean).join(', '),
    ],
    [t.businesses.sign_up_by(), formatDate(signupDeadline)],
    [t.businesses.cost(), cost],
    [t.businesses.level(), skillLevel],
  ];
  return (
    <article className="card flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="display min-w-0 flex-[8rem] text-xl leading-tight font-bold">{name}</h2>
        <Badge tone={signupStatus === 'ACTIVE' ? 'success' : 'neutral'}>
          {signupStatus === 'ACTIVE' ? t.businesses.sign_up_open() : t.businesses.closed()}
        </Badge>
      </div>
      <p className="text-sm text-muted">{[...sports, ...categories].map(titled).join(' · ')}</p>
      <div className="@container">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 @max-[14rem]:grid-cols-1 gap-y-1 text-sm">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
      <BusinessLinks business={business} />
    </article>
  );
}

function BusinessLinks({
  business: { name, website, email, phone, instagram, facebook },
}: {
  business: ListedBusinessFragment;
}) {
  const links: [string, string | null][] = [
    [t.businesses.website(), website],
    [t.businesses.email(), email && `mailto:${email}`],
    [t.businesses.instagram(), instagram],
    [t.businesses.facebook(), facebook],
  ];
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
      {links.map(([label, href]) =>
        href ? (
          <a key={label} href={href} rel="noopener" className="prose-link">
            {label}
            <span className="sr-only"> {t.businesses.of({ name })}</span>
          </a>
        ) : null,
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="prose-link">
          {phone}
        </a>
      )}
    </p>
  );
}
