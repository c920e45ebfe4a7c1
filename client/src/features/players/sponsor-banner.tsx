import { t } from '@/texts';
import type { PlayerHeadFragment } from './player.generated';

/** A player's sponsor. */
export function SponsorBanner({ sponsor }: { sponsor: NonNullable<PlayerHeadFragment['sponsor']> }) {
  const content = (
    <>
      {sponsor.imageUrl && (
        <img src={sponsor.imageUrl} alt="" height={48} className="h-12 w-auto object-contain" loading="lazy" />
      )}
      <span>
        <span className="eyebrow block text-muted">{t.players.sponsored_by()}</span>
        <span className="font-semibold">{sponsor.name}</span>
      </span>
    </>
  );
  const look = 'card flex items-center gap-4 rounded-lg border border-line bg-accent-soft px-4 py-3';
  return sponsor.url ? (
    <a href={sponsor.url} rel="noopener sponsored" className={look}>
      {content}
    </a>
  ) : (
    <aside aria-label={t.players.sponsor()} className={look}>
      {content}
    </aside>
  );
}
