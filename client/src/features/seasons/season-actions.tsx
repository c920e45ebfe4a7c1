import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { SeasonDialog } from './season-dialog';
import { SeasonMenu } from './season-menu';
import type { AdminSeasonFragment } from './seasons.generated';
import { useSetActive } from './use-set-active';

/** What can be done with a season on its own screen. */
export function SeasonActions({ season }: { season: AdminSeasonFragment }) {
  const [isEdited, setEdited] = useState(false);
  const [setActive, busy] = useSetActive();
  return (
    <>
      <Button onClick={() => setEdited(true)}>
        <Pencil aria-hidden="true" size={18} />
        {t.seasons.edit_season()}
      </Button>
      <Button
        variant={season.active ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => void setActive(season, !season.active)}
      >
        {season.active ? t.seasons.make_inactive() : t.seasons.make_active()}
      </Button>
      <SeasonMenu season={season} />
      {isEdited && <SeasonDialog season={season} onClose={() => setEdited(false)} />}
    </>
  );
}
