import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface Props {
  /** Whether invitations go by e-mail; otherwise a link is handed over. */
  sendsMail: boolean;
  /** Whether the new user is invited, as things stand. */
  invites: boolean;
  /** The two fields, as the form registers them. */
  invite: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  passwordError: string | undefined;
}

/** How a new user comes to a password: by an invitation, or by one that is given here or made. */
export function InvitationFields({ sendsMail, invites, invite, password, passwordError }: Props) {
  const note = useId();
  return (
    <>
      <div className="flex flex-col gap-1">
        <Checkbox
          label={sendsMail ? t.users.invite_by_mail() : t.users.invite_by_link()}
          aria-describedby={note}
          {...invite}
        />
        <p id={note} className="text-sm text-muted">
          {t.users.whoever_is_invited_chooses()}
        </p>
      </div>
      {!invites && (
        <Field label={t.common.password()} hint={t.users.at_least_10_characters_left_blank_a()} error={passwordError}>
          {(control) => <Input {...control} type="password" autoComplete="new-password" {...password} />}
        </Field>
      )}
    </>
  );
}
