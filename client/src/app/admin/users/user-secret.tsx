import { t } from '@/texts';
import { SecretDialog } from '@/ui/secret-dialog';

/** What the server made for a user, to be handed over. */
export interface UserSecret {
  kind: 'password' | 'invitation';
  text: string;
}

/** What is to be handed over of a user who was created or changed; null where nothing is. */
export function secretOf(
  made: { temporaryPassword: string | null; invitationLink?: string | null } | null | undefined,
): UserSecret | null {
  if (made?.invitationLink) return { kind: 'invitation', text: made.invitationLink };
  return made?.temporaryPassword ? { kind: 'password', text: made.temporaryPassword } : null;
}

/** A temporary password, or the link of an invitation, shown this once. */
export function UserSecretDialog({ secret: { kind, text }, onClose }: { secret: UserSecret; onClose: () => void }) {
  const isPassword = kind === 'password';
  return (
    <SecretDialog
      title={isPassword ? t.users.temporary_password() : t.users.link_of_the_invitation()}
      description={isPassword ? t.users.hand_it_over_it_is_shown_only_now() : t.users.hand_over_the_link()}
      secret={text}
      onClose={onClose}
    />
  );
}
