import { t } from '@/texts';
import { SecretDialog } from '@/ui/secret-dialog';

/** A password that the server made, shown this once. */
export function TemporaryPassword({ password, onClose }: { password: string; onClose: () => void }) {
  return (
    <SecretDialog
      title={t.users.temporary_password()}
      description={t.users.hand_it_over_it_is_shown_only_now()}
      secret={password}
      onClose={onClose}
    />
  );
}
