import { useState } from 'react';
import type { UserSecret } from '@/app/admin/users/user-secret';
import { t } from '@/texts';
import { Dialog } from '@/ui/dialog';
import { Tabs } from '@/ui/tabs';
import { useIsShown } from '@/ui/use-is-shown';
import { AttachUserForm } from './attach-user-form';
import { NewUserForm } from './new-user-form';
import type { AdminOrganizationFragment } from './organizations.generated';

/** Creates a user of an organization, or attaches one who exists. */
export function AddUserDialog({
  organization,
  sendsMail,
  onSecret,
  onClose,
}: {
  organization: AdminOrganizationFragment;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
  /** Told what is to be handed over, also when the dialog was closed before there was an answer. */
  onSecret: (secret: UserSecret) => void;
  onClose: () => void;
}) {
  const [tab, setTab] = useState('new');
  const isShown = useIsShown();
  const close = (): void => {
    if (isShown()) onClose();
  };
  const tabs = [
    {
      id: 'new',
      label: t.organizations.new_user(),
      panel: (
        <NewUserForm
          organization={organization}
          sendsMail={sendsMail}
          onDone={(secret) => {
            close();
            if (secret !== null) onSecret(secret);
          }}
        />
      ),
    },
    {
      id: 'existing',
      label: t.organizations.existing_user(),
      panel: <AttachUserForm organization={organization} onDone={close} />,
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.organizations.add_a_user_to({ organization: organization.name })}
    >
      <Tabs label={t.organizations.which_user()} tabs={tabs} current={tab} onChange={setTab} />
    </Dialog>
  );
}
