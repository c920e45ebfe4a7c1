import { useState } from 'react';
import { t } from '@/texts';
import { Dialog } from '@/ui/dialog';
import { SecretDialog } from '@/ui/secret-dialog';
import { Tabs } from '@/ui/tabs';
import { AttachUserForm } from './attach-user-form';
import { type MadeForUser, NewUserForm } from './new-user-form';
import type { AdminOrganizationFragment } from './organizations.generated';

/** Creates a user of an organization, or attaches one who exists. */
export function AddUserDialog({
  organization,
  sendsMail,
  onClose,
}: {
  organization: AdminOrganizationFragment;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
  onClose: () => void;
}) {
  const [tab, setTab] = useState('new');
  const [made, setMade] = useState<MadeForUser | null>(null);
  if (made !== null) {
    const isLink = made.kind === 'invitation';
    return (
      <SecretDialog
        title={isLink ? t.users.link_of_the_invitation() : t.organizations.temporary_password()}
        description={isLink ? t.users.hand_over_the_link() : t.organizations.hand_it_over_it_is_shown_only_now()}
        secret={made.text}
        onClose={onClose}
      />
    );
  }
  const tabs = [
    {
      id: 'new',
      label: t.organizations.new_user(),
      panel: (
        <NewUserForm
          organization={organization}
          sendsMail={sendsMail}
          onDone={(secret) => (secret === null ? onClose() : setMade(secret))}
        />
      ),
    },
    {
      id: 'existing',
      label: t.organizations.existing_user(),
      panel: <AttachUserForm organization={organization} onDone={onClose} />,
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
