import { messageOf } from '@/app/admin/forms/failure';
import { formatMomentDay } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { MoreMenu } from '@/ui/more-menu';
import { useToast } from '@/ui/toast-context';
import type { UserSecret } from '@/app/admin/users/user-secret';
import type { EditableUserFragment } from './users.generated';
import { useInviteUserMutation, useWithdrawInvitationMutation } from './users.hooks.generated';

type Invitation = NonNullable<EditableUserFragment['invitation']>;

/** How it stands with the invitation of somebody who has not chosen a password yet. */
export function InvitationBadge({ state, expiresAt }: Invitation) {
  if (state === 'OPEN')
    return <Badge tone="accent">{t.users.invited_until({ date: formatMomentDay(expiresAt) })}</Badge>;
  return (
    <Badge tone="warning">
      {state === 'EXPIRED' ? t.users.invitation_is_over() : t.users.invitation_was_withdrawn()}
    </Badge>
  );
}

/** What can be done with it. */
export function InvitationMenu({
  user: { id, username, invitation },
  sendsMail,
  onSecret,
}: {
  user: EditableUserFragment;
  sendsMail: boolean;
  onSecret: (secret: UserSecret) => void;
}) {
  const toast = useToast();
  const [invite] = useInviteUserMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const again = async (): Promise<void> => {
    try {
      const made = (await invite({ variables: { id } })).data?.inviteUser;
      toast({ kind: 'success', text: t.users.invited({ username }) });
      if (made?.invitationLink) onSecret({ kind: 'invitation', text: made.invitationLink });
    } catch (failure) {
      toast({ kind: 'error', text: messageOf(failure, t.users.the_invitation_could_not_be_sent()) });
    }
  };
  const end = async (): Promise<void> => {
    try {
      await withdraw({ variables: { id } });
      toast({ kind: 'success', text: t.users.the_invitation_of_is_withdrawn({ username }) });
    } catch (failure) {
      toast({ kind: 'error', text: messageOf(failure, t.users.the_invitation_could_not_be_withdrawn()) });
    }
  };
  return (
    <MoreMenu
      size="small"
      of={t.users.invitation_of({ username })}
      items={[
        {
          label: sendsMail ? t.users.send_the_invitation_again() : t.users.make_another_link(),
          onSelect: () => void again(),
        },
        ...(invitation?.state === 'OPEN'
          ? [{ label: t.users.withdraw_the_invitation(), onSelect: () => void end(), danger: true }]
          : []),
      ]}
    />
  );
}
