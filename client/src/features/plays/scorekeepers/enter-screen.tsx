import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { scorePaths } from '@/app/score-paths';
import { useSite } from '@/app/site-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { KeptPlays } from './kept-plays';
import { useOpenScorekeepingMutation } from './scorekeepers.hooks.generated';
import { SignedInAlready } from './signed-in-already';
import { SmallScreen } from './small-screen';

/** Where a link, or a code, is opened under a name. */
export function EnterScreen() {
  const { user } = useSite();
  const { secret } = useParams();
  useScreenTitle('Keep the score');
  return user ? <SignedInAlready username={user.username} /> : <EnterForm secret={secret ?? null} />;
}

interface Values {
  name: string;
  code: string;
}

function EnterForm({ secret }: { secret: string | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [open] = useOpenScorekeepingMutation();
  const form = useForm<Values>({ defaultValues: { name: '', code: '' } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = async ({ name, code }: Values): Promise<void> => {
    await open({ variables: { input: { name, ...(secret === null ? { code } : { secret }) } } });
    await client.clearStore();
    // The address with the secret does not stay in the history.
    await navigate(scorePaths.courtside(), { replace: true, ...UNASKED });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['name', 'code'],
    failure: 'This could not be opened. Is there a network?',
    save,
  });
  return (
    <SmallScreen title="Keep the score">
      <p className="text-muted">
        {secret === null
          ? 'Enter the code that the league gave you. It opens one game.'
          : 'This link opens one game. What you enter in it is signed by your name.'}
      </p>
      <KeptPlays />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        {secret === null && (
          <Field label="Code" required error={errors.code?.message}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                placeholder="K7MQ-2XPA-G"
                {...register('code', { validate: (code) => code.trim() !== '' || 'Code is required.' })}
              />
            )}
          </Field>
        )}
        <Field
          label="Your name"
          required
          hint="The league sees it beside all that you enter."
          error={errors.name?.message}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={40}
              {...register('name', { validate: (name) => name.trim() !== '' || 'Your name is required.' })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="min-h-11" busy={isSubmitting}>
          Open the game
        </Button>
      </form>
    </SmallScreen>
  );
}
