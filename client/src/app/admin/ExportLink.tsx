import { Download } from 'lucide-react';
import { buttonClass } from '@/ui/Button';

interface Props {
  /** The list's name in the address of its table (server/src/exports/lists.ts). */
  list: string;
  /** What the screen's filters are set to, by the names that the export knows; blank ones are left out. */
  filters?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** What is exported, where a screen has several lists. */
  of?: string;
  size?: 'small' | 'medium';
}

/** Saves the list that the screen shows, all pages of it, as a table for spreadsheets. */
export function ExportLink({ list, filters = {}, of, size = 'medium' }: Props) {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(set).toString();
  return (
    <a
      href={`/exports/${list}.csv${query && `?${query}`}`}
      download
      className={buttonClass('secondary', size)}
      aria-label={of === undefined ? undefined : `Export CSV: ${of}`}
    >
      <Download aria-hidden="true" size={size === 'small' ? 16 : 18} />
      Export CSV
    </a>
  );
}
