import { registerEnumType } from 'type-graphql';

export const NameVerdict = { NEW: 'new', KNOWN: 'known', PRESENT: 'present', INVALID: 'invalid' } as const;
export type NameVerdict = (typeof NameVerdict)[keyof typeof NameVerdict];
registerEnumType(NameVerdict, {
  name: 'NameVerdict',
  description: 'What adding a line of a list of names does.',
  valuesConfig: {
    NEW: { description: 'Nothing of the organization has this name in any case: it is made.' },
    KNOWN: { description: 'The organization has one of this name: that one is added.' },
    PRESENT: { description: 'It is in its place already and stays as it is.' },
    INVALID: { description: 'It cannot be added; nothing of the list is, until the line is put right.' },
  },
});
