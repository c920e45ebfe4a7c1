import { useState } from 'react';
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
        title="Temporary password"
        description="Hand it over: it is shown only now, and to be changed at the first sign-in."
        secret={password}
        onClose={onClose}
      />
    );
  }
  const tabs = [
    {
      id: 'new',
      label: 'New user',
      panel: (
        <NewUserForm
          organization={organization}
          onDone={(temporary) => (temporary === null ? onClose() : setPassword(temporary))}
        />
      ),
    },
    { id: 'existing', label: 'Existing user', panel: <AttachUserForm organization={organization} onDone={onClose} /> },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Add a user to ${organization.name}`}>
      <Tabs label="Which user" tabs={tabs} current={tab} onChange={setTab} />
    </Dialog>
  );
}
