import { useCallback, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { AccountFields } from '@/app/admin/users/account-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { restartForm } from '@/app/admin/forms/restart-form';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useSite } from '@/app/site-context';
import { assignableRoles, roleName } from '@/lib/role-names';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Checkbox } from '@/ui/checkbox';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { secretOf, type UserSecret } from '@/app/admin/users/user-secret';
import {
  createInput,
  offeredSports,
  updateInput,
  USER_FIELDS,
  userValues,
  type UserValues,
} from '@/app/admin/users/user-form';
import type { EditableUserFragment } from './users.generated';
import { useCreateUserMutation, useUpdateUserMutation, useUserOrganizationsQuery } from './users.hooks.generated';

interface Props {
  /** Null for a new one. */
  user: EditableUserFragment | null;
  /** Those of the organization acted for; a super administrator gets those of the chosen one. */
  sports: EditableUserFragment['sports'];
  organizationId: string | null;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
  onClose: () => void;
  /** Given what the server made to be handed over, if it made something. */
  onSecret: (secret: UserSecret) => void;
}

const sportsHint = () => t.users.seasons_are_created_in_the_sport_of_who();

/** Creates a user, or edits one. */
export function UserDialog({ user, sports, organizationId, sendsMail, onClose, onSecret }: Props) {
  const isSuper = useSite().user?.role === 'super_admin';
  const toast = useToast();
  const [create] = useCreateUserMutation({ refetchQueries: ['Users'] });
  const [update] = useUpdateUserMutation();
  const valuesOf = useCallback(
    (stored: EditableUserFragment | null) =>
      userValues(stored, organizationId, isSuper ? [] : sports.map(({ id }) => id), sendsMail),
    [organizationId, isSuper, sports, sendsMail],
  );
  const { form, basis, onStale } = useEditForm(user, valuesOf);
  const { register, control, getValues, reset, setValue, formState } = form;
  const { data: choices } = useUserOrganizationsQuery({ skip: !isSuper });
  const chosenId = useWatch({ control, name: 'organizationId' });
  const played = isSuper ? choices?.organizations.find(({ id }) => id === chosenId)?.sports : sports;
  const offered = offeredSports(user, chosenId, played ?? []);
  const { errors } = formState;
  const save = async (values: UserValues, close: () => void): Promise<void> => {
    const changed = basis && (await update({ variables: { id: basis.id, input: updateInput(basis, values) } }));
    const created = basis ? null : (await create({ variables: { input: createInput(values) } })).data?.createUser;
    const secret = secretOf(created ?? changed?.data?.updateUser);
    const { username } = values;
    toast({
      kind: 'success',
      text: basis
        ? t.users.saved({ username })
        : values.invite
          ? t.users.invited({ username })
          : t.users.created({ username }),
    });
    close();
    if (secret) onSecret(secret);
  };
  useEffect(() => {
    const own = choices?.organizations.find(({ id }) => id === organizationId);
    if (user !== null || !own) return;
    const before = valuesOf(null);
    // What the form begins with, not something that was typed; what was typed meanwhile stays.
    restartForm({ getValues, reset, setValue }, { ...before, sportIds: own.sports.map(({ id }) => id) }, before);
  }, [choices, user, organizationId, valuesOf, getValues, reset, setValue]);
  /** Who comes into an organization gets what is played there. */
  const takeItsSports = ({ target }: { target: { value: string } }): void => {
    const there = choices?.organizations.find(({ id }) => id === target.value)?.sports ?? [];
    const stays = user?.organization?.id === target.value;
    setValue(
      'sportIds',
      (stays ? user.sports : there).map(({ id }) => id),
    );
  };
  const roles = isSuper ? assignableRoles() : assignableRoles().filter(({ value }) => value === 'STAFF');
  return (
    <FormDialog
      title={user ? t.users.edit({ username: user.username }) : t.users.new_user()}
      form={form}
      fields={USER_FIELDS}
      submitLabel={user ? t.common.save() : t.users.create_user()}
      failure={user ? t.users.error_updating_user() : t.users.error_creating_or_adding_user()}
      save={save}
      {...(user && { onStale })}
      onClose={onClose}
    >
      <AccountFields form={form} isNew={user === null} sendsMail={sendsMail} />
      {user?.role === 'SUPER_ADMIN' ? (
        <p className="text-sm text-muted">{roleName(user.role)}</p>
      ) : (
        <Field label={t.users.role()} error={errors.role?.message}>
          {(props) => <Select {...props} options={roles} {...register('role')} />}
        </Field>
      )}
      {isSuper && user?.role !== 'SUPER_ADMIN' && (
        <Field label={t.users.organization()} required error={errors.organizationId?.message}>
          {(props) => {
            if (!choices) return <Select {...props} options={[]} placeholder={t.common.loading()} disabled />;
            const options = choices.organizations.map(({ id, name }) => ({ value: id, label: name }));
            return (
              <Select
                {...props}
                options={options}
                placeholder={t.users.choose_an_organization()}
                {...register('organizationId', {
                  required: t.users.please_choose_an_organization(),
                  onChange: takeItsSports,
                })}
              />
            );
          }}
        </Field>
      )}
      {user?.role !== 'SUPER_ADMIN' && (
        <Controller
          control={control}
          name="sportIds"
          render={({ field: { value, onChange } }) => (
            <CheckboxGroup
              label={t.users.sports()}
              hint={sportsHint()}
              options={offered.map(({ id, name }) => ({ value: id, label: sportName(name) }))}
              value={value}
              onChange={onChange}
              error={errors.sportIds?.message}
            />
          )}
        />
      )}
      {user && <Checkbox label={t.users.reset_the_password_a_temporary_one_is_made()} {...register('resetPassword')} />}
    </FormDialog>
  );
}
