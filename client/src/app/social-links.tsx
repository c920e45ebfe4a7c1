import { cn } from '@/lib/cn';
import type { SocialLink } from './social-networks';
import { SocialIcon } from './social-icon';

/** Icons that lead to an organization's pages on networks; nothing without any. */
export function SocialLinks({ links, className }: { links: readonly SocialLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={cn('flex gap-1', className)}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={network}
            title={network}
            className="inline-flex size-10 items-center justify-center rounded-full text-muted hover:bg-surface-2 hover:text-ink"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
