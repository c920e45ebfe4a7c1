import { FileArchive } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useDownload } from '@/app/admin/lists/use-download';
import { useExportAddress } from '@/app/admin/lists/use-export-address';
import { t } from '@/texts';
import { MoreMenu } from '@/ui/more-menu';

interface Props {
  season: { id: string; name: string };
  size?: 'small' | 'medium';
}

/** What is seldom done with a season: checking its games, saving it as an archive. */
export function SeasonMenu({ season: { id, name }, size = 'medium' }: Props) {
  const navigate = useNavigate();
  const download = useDownload();
  const address = useExportAddress()(`seasons/${id}.zip`);
  const label = (
    <>
      <FileArchive aria-hidden="true" size={16} />
      {t.seasons.export_season()}
    </>
  );
  return (
    <MoreMenu
      of={name}
      size={size}
      items={[
        { label: t.seasons.check_games(), onSelect: () => void navigate(adminPaths.integrity(id)) },
        { label, onSelect: () => void download(address) },
      ]}
    />
  );
}
