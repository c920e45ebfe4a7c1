/** The colours of teams that have none of their own, by their name; white on each has 4.5:1 or more. */
export const TINTS = [
  '#1d4f91',
  '#8a2432',
  '#1c6b50',
  '#5b3a8c',
  '#8a4b12',
  '#0f6674',
  '#7a2a6b',
  '#3c5a1e',
  '#34495e',
  '#a03a1c',
] as const;
