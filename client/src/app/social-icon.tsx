import type { SocialNetwork } from './social-networks';

const SHAPES: Record<SocialNetwork, React.ReactNode> = {
  Facebook: (
    <path d="M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v6h4v-6h3l.6-4h-3.6V9c0-.6.3-1 .5-1z" fill="currentColor" />
  ),
  Instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.3" cy="6.7" r=".6" fill="currentColor" />
    </g>
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" fill="currentColor" />
      <path d="M10 9l5 3-5 3z" className="fill-surface" />
    </>
  ),
};

/** A network's sign; the link around it says its name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      {SHAPES[network]}
    </svg>
  );
}
