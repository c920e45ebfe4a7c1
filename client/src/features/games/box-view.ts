/** How the box score is shown, as the address says after `?box=`; all: a column for each visible statistic. */
export type BoxView = 'all' | 'compact' | 'per36' | 'season';

/** The view of an address. */
export function readBoxView(search: URLSearchParams): BoxView {
  const view = search.get('box');
  return view === 'compact' || view === 'per36' || view === 'season' ? view : 'all';
}

/** What of the box score's document a view needs besides. */
export function boxViewVariables(view: BoxView): { dense?: boolean; withSeason?: boolean } {
  return { ...(view !== 'all' && { dense: true }), ...(view === 'season' && { withSeason: true }) };
}
