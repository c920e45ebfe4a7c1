import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useSignInMutation } from '@/features/auth/sign-in.hooks.generated';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { readAnew } from '../read-anew';
import type { SiteUser } from '../../site';
import { messageOf } from '../forms/failure';
import { answerSignIn } from './sign-in-request';

/**
 * Asks for the password of the user whose session has ended; what waits for it goes on. Nobody else may go on with it.
 */
export default function SignInDialog({ user }: { user: SiteUser }) {
  const client = useApolloClient();
  const [signIn, { loading }] = useSignInMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A dialog below has a form, too: it is not sent.
    event.stopPropagation();
    if (loading) return;
    setFailed(null);
    const password = String(new FormData(event.currentTarget).get('password'));
    try {
      await signIn({ variables: { input: { username: user.username, password } } });
      answerSignIn(true);
      // What was asked meanwhile failed.
      void readAnew(() => client.refetchQueries({ include: 'active' }));
    } catch (error) {
      setFailed(messageOf(error, t.admin.login_failed_please_check_your_credentials()));
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && answerSignIn(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/55" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 flex max-h-[92dvh] w-[calc(100vw-1.5rem)] max-w-md -translate-1/2 flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-card">
          <Dialog.Title className="display text-lg font-bold">{t.admin.please_sign_in_again()}</Dialog.Title>
          <Dialog.Description className="text-muted">
            {t.admin.your_session_has_ended_what_you_typed_is()}
          </Dialog.Description>
          <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
            <FormError message={failed} />
            <Field label={t.common.username()}>
              {(control) => (
                <Input
                  {...control}
                  name="username"
                  autoComplete="username"
                  value={user.username}
                  readOnly
                  tabIndex={-1}
                />
              )}
            </Field>
            <Field label={t.common.password()} required>
              {/* Read-only while one is tried: another typed meanwhile, and its Enter, would come to nothing. */}
              {(control) => (
                <Input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  maxLength={1000}
                  readOnly={loading}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was just opened
                  autoFocus
                />
              )}
            </Field>
            <div className="flex justify-end gap-2">
              <Button onClick={() => answerSignIn(false)}>{t.admin.not_now()}</Button>
              <Button type="submit" variant="primary" busy={loading}>
                {t.admin.sign_in_and_go_on()}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
