import type { CreateLinkInput } from '@/graphql/schema.generated';
import type { EditableLinkFragment } from './links.generated';

/** The fields of a link's form as its controls hold them. */
export interface LinkValues {
  label: string;
  type: 'internal' | 'external';
  slug: string;
  url: string;
  showInNavbar: boolean;
}

/** What a form begins with; null for a new link: empty label, internal, shown. */
export function linkValues(link: EditableLinkFragment | null): LinkValues {
  return {
    label: link?.label ?? '',
    type: link?.isExternal ? 'external' : 'internal',
    slug: link?.slug ?? '',
    url: link?.url ?? '',
    showInNavbar: link?.showInNavbar ?? true,
  };
}

/** What the server is told: of slug and address only the one that the type uses. */
export function linkInput({ label, type, slug, url, showInNavbar }: LinkValues): CreateLinkInput {
  const isExternal = type === 'external';
  return {
    label,
    isExternal,
    slug: isExternal ? null : slug.trim() || null,
    url: isExternal ? url.trim() : null,
    showInNavbar,
  };
}
