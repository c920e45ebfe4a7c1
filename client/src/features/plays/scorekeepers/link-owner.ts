import type { PlayOwner } from '../keeping/unsent-play';

/** Under whom plays are kept that somebody enters by a link: this link's holder of this name, and no user. */
export function linkOwner(scorekeeping: { id: string; name: string }, organizationId: string): PlayOwner {
  const { id, name } = scorekeeping;
  return { userId: linkHolderId({ id, name }), username: `${name} (scorekeeper)`, organizationId };
}

/** What stands in the place of a user's id, which is a number. */
export function linkHolderId({ id, name }: { id: string; name: string }): string {
  return `link ${id}, ${name}`;
}
