import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import { isVisible } from '../../domain/text/is-visible.js';
import type { InputCheck } from '../../lib/validation.js';

/** A person's name; one of the two may be empty. */
export interface PlayerName {
  firstName: string;
  lastName: string;
}

/** A video of a player as it is stored. */
export interface VideoFields {
  title: string;
  url: string;
}

/** Most characters of a first or a last name. */
export const LONGEST_NAME_PART = 100;

const MOST_VIDEOS = 20;
const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{S}]/u;

/** A new player's name. */
export function checkPlayerName(check: InputCheck, { firstName, lastName }: PlayerName): PlayerName {
  const name = {
    firstName: checkNamePart(check, 'firstName', firstName) ?? '',
    lastName: checkNamePart(check, 'lastName', lastName) ?? '',
  };
  check.that(isName(name), 'firstName', 'firstName or lastName is required.');
  return name;
}

/** A part of a name that is to change; empty is allowed for one of the two. */
export function checkNamePart(
  check: InputCheck,
  field: 'firstName' | 'lastName',
  value: string | null | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  return check.text(field, value, { max: LONGEST_NAME_PART }) ?? '';
}

/** Whether anybody could be called so. */
export function isName({ firstName, lastName }: PlayerName): boolean {
  return LETTER_OR_DIGIT.test(firstName + lastName);
}

/** What a player is known as: null or something that somebody could be called. */
export function checkKnownAs(check: InputCheck, knownAs: string | null | undefined): void {
  check.that(!knownAs || LETTER_OR_DIGIT.test(knownAs), 'knownAs', 'knownAs must have a letter or a digit.');
}

/** The videos of a player: YouTube's only, since pages embed nothing else. */
export function checkVideos(
  check: InputCheck,
  videos: readonly { title?: string | null; url: string }[] | null | undefined,
): VideoFields[] | undefined {
  if (videos === undefined) return undefined;
  const list = videos ?? [];
  check.that(list.length <= MOST_VIDEOS, 'videos', `videos must have at most ${MOST_VIDEOS} entries.`);
  return list.slice(0, MOST_VIDEOS).map(({ title, url }, index) => {
    const field = `videos.${index}.url`;
    const address = check.url(field, url) ?? '';
    // Of what is no address at all that has been said.
    check.that(
      address === '' ? isVisible(url) : youtubeEmbedUrl(address) !== null,
      field,
      `${field} must be the address of a YouTube video; '${url.slice(0, 100)}' is none.`,
    );
    return { title: check.text(`videos.${index}.title`, title ?? null, { max: 200 }) ?? '', url: address };
  });
}
