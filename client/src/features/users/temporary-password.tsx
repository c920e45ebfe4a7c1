import { SecretDialog } from '@/ui/secret-dialog';

/** A password that the server made, shown this once. */
export function TemporaryPassword({ password, onClose }: { password: string; onClose: () => void }) {
  return (
    <SecretDialog
      title="Temporary password"
      description="Hand it over: it is shown only now, and to be changed at the first sign-in."
      secret={password}
      onClose={onClose}
    />
  );
}
