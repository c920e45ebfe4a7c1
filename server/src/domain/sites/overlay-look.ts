/** How an overlay is drawn; the first of each is what goes without saying. */
export const OVERLAY_THEMES = ['dark', 'light'] as const;
export const OVERLAY_SIZES = ['medium', 'small', 'large'] as const;
export const OVERLAY_POSITIONS = ['bottom', 'bottom-left', 'bottom-right', 'top', 'top-left', 'top-right'] as const;

/** What an overlay's address says of how it looks. */
export interface OverlayLook {
  readonly theme: (typeof OVERLAY_THEMES)[number];
  readonly size: (typeof OVERLAY_SIZES)[number];
  readonly position: (typeof OVERLAY_POSITIONS)[number];
}

/** The look that an address asks for. What it says amiss is as if it said nothing: nobody reads errors in a stream. */
export function overlayLook(query: URLSearchParams): OverlayLook {
  const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === query.get(name)?.toLowerCase()) ?? values[0];
  return {
    theme: oneOf('theme', OVERLAY_THEMES),
    size: oneOf('size', OVERLAY_SIZES),
    position: oneOf('position', OVERLAY_POSITIONS),
  };
}
