import { Controller, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '@/app/admin/forms/picture-field';
import { type Namesake, NameOffer } from '@/app/admin/name-lists/name-offer';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PlayerImage } from '@/ui/player-image';
import type { PlayerChoice } from './player-choice';

interface Props {
  form: UseFormReturn<PlayerChoice>;
  /** Who has the name already. */
  namesakes: readonly Namesake[];
  onUse: (namesake: Namesake) => void;
}

/** Name and picture of a new player; whoever has the name already is offered instead. */
export function NewPlayerFields({ form, namesakes, onUse }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          {(props) => <Input {...props} maxLength={100} autoComplete="off" {...register('firstName')} />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(props) => <Input {...props} maxLength={100} autoComplete="off" {...register('lastName')} />}
        </Field>
      </div>
      <NameOffer namesakes={namesakes} onUse={onUse}>
        <Checkbox label="This is another person of the same name" {...register('isNamesake')} />
      </NameOffer>
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label="Image"
            currentUrl={null}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => <PlayerImage imageUrl={url} />}
          />
        )}
      />
    </>
  );
}
