import { Download } from 'lucide-react';
import { t } from '@/texts';
import { MoreMenu } from '@/ui/more-menu';
import { useDownload } from './use-download';
import { useExportAddress } from './use-export-address';

interface Props {
  /** The list's name in the address of its table (server/src/exports/lists.ts). */
  list: string;
  /** What the screen's filters are set to, by the names that the export knows; blank ones are left out. */
  filters?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** What is exported, where a screen has several lists. */
  of?: string;
  size?: 'small' | 'medium';
}

/** At the end of a list's bar: saves the list that the screen shows, all pages of it, as a table for spreadsheets. */
export function ExportMenu({ list, filters = {}, of, size = 'medium' }: Props) {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const download = useDownload();
  const address = useExportAddress()(`${list}.csv`, Object.fromEntries(set));
  const label = (
    <>
      <Download aria-hidden="true" size={16} />
      {t.admin.export_csv()}
    </>
  );
  return <MoreMenu of={of} size={size} items={[{ label, onSelect: () => void download(address) }]} />;
}
