import { FileArchive } from 'lucide-react';
import { useExportAddress } from '@/app/admin/lists/use-export-address';
import { MoreMenu } from '@/ui/more-menu';

interface Props {
  season: { id: string; name: string };
  size?: 'small' | 'medium';
}

/** What is seldom done with a season: saving it as an archive. */
export function SeasonMenu({ season: { id, name }, size = 'medium' }: Props) {
  const download = useExportAddress()(`seasons/${id}.zip`);
  const label = (
    <>
      <FileArchive aria-hidden="true" size={16} />
      Export season
    </>
  );
  return <MoreMenu of={name} size={size} items={[{ label, download }]} />;
}
