import type { SiteFrameFragment } from './site-frame.generated';

/** Networks that an organization can link to. */
export type SocialNetwork = 'Facebook' | 'Instagram' | 'YouTube';

/** Where an organization is found on a network. */
export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

/** The networks whose addresses the organization has given, in this order. */
export function socialLinks(
  organization: Pick<SiteFrameFragment, 'facebookUrl' | 'instagramUrl' | 'youtubeUrl'> | null,
): SocialLink[] {
  const all = {
    Facebook: organization?.facebookUrl,
    Instagram: organization?.instagramUrl,
    YouTube: organization?.youtubeUrl,
  };
  return Object.entries(all).flatMap(([network, url]) => (url ? [{ network: network as SocialNetwork, url }] : []));
}
