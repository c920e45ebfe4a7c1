/** Who may ask for a root field, as its description ends. */
export type Permitted = 'anyone' | 'signed in' | 'staff' | 'org_owner' | 'super_admin';

const WORDS: Readonly<Record<Permitted, string>> = {
  anyone: 'Everybody',
  'signed in': 'Whoever is signed in',
  staff: 'Staff and owners of the organization, super administrators',
  org_owner: 'Owners of the organization, super administrators',
  super_admin: 'Super administrators',
};

/** The sentences by which descriptions say who may; the first that fits counts. */
const SENTENCES: readonly [RegExp, Permitted][] = [
  [/(^|\. )Super administrators( only)?[.;]/, 'super_admin'],
  [/(^|\. )(Its |The organization's )?[Oo]wners( and super administrators)?\./, 'org_owner'],
  [/(^|\. )Admins( only)?[.,;]/, 'staff'],
  [/(^|\. )Whoever is signed in\./, 'signed in'],
];

/** The least that a caller has to be, by a field's description. */
export function permitted(description: string | null | undefined): Permitted {
  const text = (description ?? '').replaceAll(/\s+/g, ' ');
  return SENTENCES.find(([sentence]) => sentence.test(text))?.[1] ?? 'anyone';
}

/** The same in words. */
export function permittedInWords(description: string | null | undefined): string {
  const least = WORDS[permitted(description)];
  return /holders of a link/i.test(description ?? '') ? `${least}; holders of a link for the game` : least;
}
