import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { atMost } from '@/app/admin/forms/at-most';
import { failureOf, WrongFields } from '@/app/admin/forms/failure';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { scorePaths } from '@/app/score-paths';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
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
  useScreenTitle(t.plays.keep_the_score());
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
    try {
      await open({ variables: { input: { name, ...(secret === null ? { code } : { secret }) } } });
    } catch (error) {
      const { code: refusal, message, problems } = failureOf(error);
      // Of a link, which is no field: nothing that the form shows was deleted.
      const isOfLink = refusal === 'NOT_FOUND' && message !== null && problems.length === 0;
      throw isOfLink ? new WrongFields([{ field: 'secret', message }]) : error;
    }
    await client.clearStore();
    // The address with the secret does not stay in the history.
    await navigate(scorePaths.courtside(), { replace: true, ...UNASKED });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['name', 'code'],
    failure: t.plays.this_could_not_be_opened_is_there_a(),
    save,
  });
  return (
    <SmallScreen title={t.plays.keep_the_score()}>
      <p className="text-muted">
        {secret === null
          ? t.plays.enter_the_code_that_the_league_gave_you()
          : t.plays.this_link_opens_one_game_what_you_enter()}
      </p>
      <KeptPlays />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        {secret === null && (
          <Field label={t.plays.code()} required error={errors.code?.message}>
            {(control) => (
              <Input
                {...control}
                className="min-h-11"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                placeholder={t.plays.k7mq_2xpa_g()}
                {...register('code', { validate: (code) => code.trim() !== '' || t.plays.code_is_required() })}
              />
            )}
          </Field>
        )}
        <Field
          label={t.plays.your_name()}
          required
          hint={t.plays.the_league_sees_it_beside_all_that_you()}
          error={errors.name?.message}
        >
          {(control) => (
            <Input
              {...control}
              className="min-h-11"
              autoComplete="name"
              {...register('name', {
                ...atMost(40),
                validate: (name) => name.trim() !== '' || t.plays.your_name_is_required(),
              })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="min-h-11" busy={isSubmitting}>
          {t.plays.open_the_game()}
        </Button>
      </form>
    </SmallScreen>
  );
}
