/** The product's name, and the title of its own pages. */
export const PRODUCT_NAME = 'Courtbook';

/** The accent of the product's own pages. */
export const PLATFORM_ACCENT = '#c2410c';
