import { shownOrganization } from '@/app/graph-address';
import { useSite } from '@/app/site-context';

/** Makes addresses of files to save (`/exports/…`): of the organization that the page shows. */
export function useExportAddress(): (path: string, parameters?: Readonly<Record<string, string>>) => string {
  const { user } = useSite();
  return (path, parameters = {}) =>
    `/exports/${path}?${new URLSearchParams({ ...parameters, ...(user && shownOrganization(user)) }).toString()}`;
}
