import { useState } from 'react';
import { t } from '@/texts';
import { Dialog } from '@/ui/dialog';
import { SecretDialog } from '@/ui/secret-dialog';
import { Tabs } from '@/ui/tabs';
import { AttachUserForm } from './attach-user-form';
import { NewUserForm } from './new-user-form';
import type { AdminOrganizationFragment } from './organizations.generated';

/** Creates a user of an organization, or attaches one who exists. */
export function AddUserDialog({
  organization,
  onClose,
}: {
  organization: AdminOrganizationFragment;
  onClose: () => void;
}) {
  const [tab, setTab] = useState('new');
  const [password, setPassword] = useState<string | null>(null);
  if (password !== null) {
    return (
      <SecretDialog
        title={t.organizations.temporary_password()}
        description={t.organizations.hand_it_over_it_is_shown_only_now()}
        secret={password}
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
          onDone={(temporary) => (temporary === null ? onClose() : setPassword(temporary))}
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
