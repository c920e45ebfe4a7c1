import { useCallback } from 'react';
import { useFollowed } from '@/app/live/use-followed';
import { useOnReturn } from '@/app/admin/use-on-return';
import { BracketPageDocument } from '../bracket.generated';

/**
 * Asks for a bracket anew when others have changed it: at once, told by what visitors of its page follow, and when
 * somebody comes back to the page, since nothing is told where the organization has no address or the server
 * refuses it.
 * @param slug of the organization's pages; null without any
 */
export function useFollowedBracket(slug: string | null, divisionId: string, refetch: () => Promise<unknown>): void {
  useOnReturn(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  // A visitor's answer may have fewer names: it only tells that there is something to ask for.
  useFollowed(BracketPageDocument, slug === null ? null : { slug, divisionId }, refetch);
}
