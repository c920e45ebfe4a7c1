/** What an address of the explorer says: what stands in its editors. */
export interface EditorTexts {
  query: string;
  variables: string;
}

/** Longer ones than a server takes in an address stand behind its `#`, which browsers do not send. */
const MOST_SENT = 4000;

/** What the explorer's address holds; null where it says nothing. */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): EditorTexts | null {
  const parameters = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  const query = parameters.get('query');
  return query === null ? null : { query, variables: parameters.get('variables') ?? '' };
}

/** The address at which the explorer opens with this; `organization`, which a signed-in caller acts for, stays. */
export function writeAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { query, variables }: EditorTexts,
): string {
  const organization = new URLSearchParams(search).get('organization');
  const ofOrganization = organization === null ? '' : String(new URLSearchParams({ organization }));
  const shared = String(new URLSearchParams({ query, ...(variables.trim() !== '' && { variables }) }));
  if (query.trim() === '') return pathname + (ofOrganization && `?${ofOrganization}`);
  return shared.length > MOST_SENT
    ? `${pathname}${ofOrganization && `?${ofOrganization}`}#${shared}`
    : `${pathname}?${[ofOrganization, shared].filter(Boolean).join('&')}`;
}
