import { useCallback, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useSite } from '@/app/site-context';
import { ASSIGNABLE_ROLES, roleName } from '@/lib/role-names';
import { useToast } from '@/ui/toast-context';
import { Checkbox } from '@/ui/checkbox';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { createInput, offeredSports, updateInput, USER_FIELDS, userValues, type UserValues } from './user-form';
import type { EditableUserFragment } from './users.generated';
import { useCreateUserMutation, useUpdateUserMutation, useUserOrganizationsQuery } from './users.hooks.generated';

interface Props {
  /** Null for a new one. */
  user: EditableUserFragment | null;
  /** Those of the organization acted for; a super administrator gets those of the chosen one. */
  sports: EditableUserFragment['sports'];
  organizationId: string | null;
  onClose: () => void;
  /** Given the temporary password that the server made, if it made one. */
  onPassword: (password: string) => void;
}

const SPORTS_HINT = 'Seasons are created in the sport of who creates them: exactly one.';

/** Creates a user, or edits one. */
export function UserDialog({ user, sports, organizationId, onClose, onPassword }: Props) {
  const isSuper = useSite().user?.role === 'super_admin';
  const toast = useToast();
  const [create] = useCreateUserMutation({ refetchQueries: ['Users'] });
  const [update] = useUpdateUserMutation();
  const valuesOf = useCallback(
    (stored: EditableUserFragment | null) =>
      userValues(stored, organizationId, isSuper ? [] : sports.map(({ id }) => id)),
    [organizationId, isSuper, sports],
  );
  const { form, basis, onStale } = useEditForm(user, valuesOf);
  const { register, control, setValue, resetField, formState } = form;
  const { data: choices } = useUserOrganizationsQuery({ skip: !isSuper });
  const chosenId = useWatch({ control, name: 'organizationId' });
  const played = isSuper ? choices?.organizations.find(({ id }) => id === chosenId)?.sports : sports;
  const offered = offeredSports(user, chosenId, played ?? []);
  const { errors } = formState;
  const save = async (values: UserValues): Promise<void> => {
    const temporary = basis
      ? (await update({ variables: { id: basis.id, input: updateInput(basis, values) } })).data?.updateUser
          .temporaryPassword
      : (await create({ variables: { input: createInput(values) } })).data?.createUser.temporaryPassword;
    toast({ kind: 'success', text: basis ? `Saved ${values.username}.` : `Created ${values.username}.` });
    onClose();
    if (temporary) onPassword(temporary);
  };
  useEffect(() => {
    const own = choices?.organizations.find(({ id }) => id === organizationId);
    if (user !== null || !own) return;
    const sportIds = own.sports.map(({ id }) => id);
    setValue('sportIds', sportIds);
    // What the form begins with, not something that was typed. A field that the dialog has not drawn yet cannot be told
    // so.
    resetField('sportIds', { defaultValue: sportIds });
  }, [choices, user, organizationId, resetField, setValue]);
  /** Who comes into an organization gets what is played there. */
  const takeItsSports = ({ target }: { target: { value: string } }): void => {
    const there = choices?.organizations.find(({ id }) => id === target.value)?.sports ?? [];
    const stays = user?.organization?.id === target.value;
    setValue(
      'sportIds',
      (stays ? user.sports : there).map(({ id }) => id),
    );
  };
  const roles = isSuper ? ASSIGNABLE_ROLES : ASSIGNABLE_ROLES.filter(({ value }) => value === 'STAFF');
  return (
    <FormDialog
      title={user ? `Edit ${user.username}` : 'New user'}
      form={form}
      fields={USER_FIELDS}
      submitLabel={user ? 'Save' : 'Create user'}
      failure={user ? 'Error updating user' : 'Error creating or adding user'}
      save={save}
      {...(user && { onStale })}
      onClose={onClose}
    >
      <Field label="Username" required error={errors.username?.message}>
        {(props) => (
          <Input
            {...props}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username', { validate: (name) => name.trim() !== '' || 'Username is required.' })}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(props) => <Input {...props} type="email" autoComplete="off" {...register('email')} />}
      </Field>
      {!user && (
        <Field
          label="Password"
          hint="At least 10 characters; left blank: a temporary one is made and shown once."
          error={errors.password?.message}
        >
          {(props) => <Input {...props} type="password" autoComplete="new-password" {...register('password')} />}
        </Field>
      )}
      {user?.role === 'SUPER_ADMIN' ? (
        <p className="text-sm text-muted">{roleName(user.role)}</p>
      ) : (
        <Field label="Role" error={errors.role?.message}>
          {(props) => <Select {...props} options={roles} {...register('role')} />}
        </Field>
      )}
      {isSuper && user?.role !== 'SUPER_ADMIN' && (
        <Field label="Organization" required error={errors.organizationId?.message}>
          {(props) => {
            if (!choices) return <Select {...props} options={[]} placeholder="Loading..." disabled />;
            const options = choices.organizations.map(({ id, name }) => ({ value: id, label: name }));
            return (
              <Select
                {...props}
                options={options}
                placeholder="Choose an organization"
                {...register('organizationId', { required: 'Please choose an organization.', onChange: takeItsSports })}
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
              label="Sports"
              hint={SPORTS_HINT}
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              value={value}
              onChange={onChange}
              error={errors.sportIds?.message}
            />
          )}
        />
      )}
      {user && (
        <Checkbox
          label="Reset the password: a temporary one is made, and the user is signed out everywhere"
          {...register('resetPassword')}
        />
      )}
    </FormDialog>
  );
}
