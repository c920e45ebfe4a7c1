const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text holds anything to look at: blanks, joiners and marks alone are no name. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
