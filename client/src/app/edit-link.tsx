import { Pencil } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { t } from '@/texts';
import { editTarget } from './edit-target';
import type { SiteUser } from './site';

/** Leads from a public page to the screen on which it is edited. Loaded only for those who may. */
export default function EditLink({ role }: { role: SiteUser['role'] }) {
  const target = editTarget(useLocation().pathname, role);
  if (target === null) return null;
  return (
    // A whole new page: the admin area has its own bundle.
    <a
      href={target}
      className="no-print inline-flex min-h-9 items-center gap-1.5 rounded-md border border-current px-3 text-sm font-semibold"
    >
      <Pencil aria-hidden="true" size={16} />
      {t.common.edit()}
    </a>
  );
}
