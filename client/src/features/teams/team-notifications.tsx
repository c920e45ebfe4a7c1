import { useEffect, useState } from 'react';
import { isTold } from '@/app/push/told-teams';
import { stillTold } from '@/app/push/notifications';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { NotificationsDialog } from './notifications-dialog';

/**
 * Lets this device tell of a followed team's games, also while the site is closed. Nothing is asked before somebody
 * wants it.
 */
export default function TeamNotifications(props: { organizationId: string; team: { id: string; name: string } }) {
  const { organizationId, team } = props;
  const [isOn, setIsOn] = useState(() => isTold(organizationId, team.id));
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isTold(organizationId, team.id)) return;
    void stillTold(organizationId, team.id).then(setIsOn, () => undefined);
  }, [organizationId, team.id]);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isOn ? t.teams.notifications_on() : t.teams.notifications()}
      </Button>
      {isOpen && <NotificationsDialog {...props} isOn={isOn} onTurn={setIsOn} onClose={() => setIsOpen(false)} />}
    </>
  );
}
