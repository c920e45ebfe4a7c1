import { useCallback, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useFormSave } from '@/app/admin/use-form-save';
import { useSite } from '@/app/site-context';
import { ASSIGNABLE_ROLES, roleName } from '@/lib/role-names';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { CheckboxGroup } from '@/ui/CheckboxGroup';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { createInput, offeredSports, updateInput, USER_FIELDS, userValues, type UserValues } from './user-form';
import {
  type EditableUserFragment,
  useCreateUserMutation,
  useUpdateUserMutation,
  useUserOrganizationsQuery,
} from './users.generated';

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
  const banner = useBanner();
  const [create] = useCreateUserMutation({ refetchQueries: ['Users'] });
  const [update] = useUpdateUserMutation();
  const valuesOf = useCallback(
    (stored: EditableUserFragment | null) =>
      userValues(stored, organizationId, isSuper ? [] : sports.map(({ id }) => id)),
    [organizationId, isSuper, sports],
  );
  const { form, basis, onStale } = useEditForm(user, valuesOf);
  const { register, control, setValue, formState } = form;
  const { data: choices } = useUserOrganizationsQuery({ skip: !isSuper });
  const chosenId = useWatch({ control, name: 'organizationId' });
  const played = isSuper ? choices?.organizations.find(({ id }) => id === chosenId)?.sports : sports;
  const offered = offeredSports(user, chosenId, played ?? []);
  const { errors, isSubmitting } = formState;
  const save = async (values: UserValues): Promise<void> => {
    const temporary = basis
      ? (await update({ variables: { id: basis.id, input: updateInput(basis, values) } })).data?.updateUser
          .temporaryPassword
      : (await create({ variables: { input: createInput(values) } })).data?.createUser.temporaryPassword;
    banner({ kind: 'success', text: basis ? `Saved ${values.username}.` : `Created ${values.username}.` });
    onClose();
    if (temporary) onPassword(temporary);
  };
  const failure = user ? 'Error updating user' : 'Error creating or adding user';
  const { submit, failed } = useFormSave({ form, fields: USER_FIELDS, failure, save, ...(user && { onStale }) });
  useEffect(() => {
    const own = choices?.organizations.find(({ id }) => id === organizationId);
    if (user === null && own)
      setValue(
        'sportIds',
        own.sports.map(({ id }) => id),
      );
  }, [choices, user, organizationId, setValue]);
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user ? `Edit ${user.username}` : 'New user'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="user" variant="primary" busy={isSubmitting}>
            {user ? 'Save' : 'Create user'}
          </Button>
        </>
      }
    >
      <form id="user" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
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
                  {...register('organizationId', {
                    required: 'Please choose an organization.',
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
      </form>
    </Dialog>
  );
}
