/**
 * The surfaces that coloured text and marks stand on, the page's ground first, as the client's styles/tokens.css has
 * them.
 */
export const SURFACES = {
  light: ['#f2f4f7', '#ffffff', '#f6f7f9'],
  dark: ['#0c0f14', '#151a21', '#1c222b'],
} as const;

/** Which of the two looks a page has. */
export type Theme = keyof typeof SURFACES;
