/** The longest slug that is proposed: what fits a host label. */
const MAX_SLUG_LENGTH = 63;

/**
 * Proposes a slug for a name: lower-case ASCII letters, digits and single hyphens.
 * Accents are dropped (`Ligue d'Été` is `ligue-d-ete`).
 * @returns an empty text when nothing usable is left, as for a name in another script
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH + 1)
    .replace(/^-/u, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/u, '');
}
