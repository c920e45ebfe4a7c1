import type { UploadPurpose } from './upload.entity.js';

const MIB = 1024 * 1024;

/** What is accepted and made for one purpose. */
export interface PurposeRules {
  /** Most bytes of the file as sent. */
  maxBytes: number;
  /** Longest side in pixels of each size that is made, ascending; the last one caps what is kept of the original. */
  sides: readonly number[];
}

/** Team logos are made smaller in the browser already: more than a megabyte means that this was passed by. */
export const UPLOAD_PURPOSES: Readonly<Record<UploadPurpose, PurposeRules>> = {
  logo: { maxBytes: 5 * MIB, sides: [96, 400, 800] },
  team_logo: { maxBytes: MIB, sides: [96, 400, 800] },
  player_image: { maxBytes: 5 * MIB, sides: [160, 480, 960] },
  page_image: { maxBytes: 5 * MIB, sides: [480, 960, 1920] },
  sponsor_image: { maxBytes: 5 * MIB, sides: [480, 960] },
};
