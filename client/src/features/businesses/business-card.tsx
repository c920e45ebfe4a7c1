import { formatDate } from '@/lib/dates';
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
    ['Where', [location, [...cities, ...states].join(', ')].filter(Boolean).join(' · ')],
    ['Season', [season, nextSeason && `next ${nextSeason}`].filter(Boolean).join(', ')],
    ['Sign up by', formatDate(signupDeadline)],
    ['Cost', cost],
    ['Level', skillLevel],
  ];
  return (
    <article className="card flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h2 className="display text-xl leading-tight font-bold">{name}</h2>
        <Badge tone={signupStatus === 'ACTIVE' ? 'success' : 'neutral'}>
          {signupStatus === 'ACTIVE' ? 'Sign-up open' : 'Closed'}
        </Badge>
      </div>
      <p className="text-sm text-muted">{[...sports, ...categories].map(titled).join(' · ')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
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
    ['Website', website],
    ['E-mail', email && `mailto:${email}`],
    ['Instagram', instagram],
    ['Facebook', facebook],
  ];
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
      {links.map(([label, href]) =>
        href ? (
          <a key={label} href={href} rel="noopener" className="prose-link">
            {label}
            <span className="sr-only"> of {name}</span>
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
