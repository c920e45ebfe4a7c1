import { useForm } from 'react-hook-form';
import { formatDate } from '@/lib/dates';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { attributeInput, attributeValues, inputModeOf, type AttributeFormValues } from './attribute-form';
import { EditCard } from './EditCard';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayer } from './use-update-player';

/** The visible attributes, one input each. */
export function AttributesCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer(player);
  const { attributes } = player;
  const begin = (): AttributeFormValues => attributeValues(attributes);
  const form = useForm<AttributeFormValues>({ defaultValues: begin() });
  const shown =
    attributes.length === 0 ? (
      <p className="text-muted">No attributes yet</p>
    ) : (
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {attributes.map(({ attribute: { id, name, type }, value }) => (
          <div key={id}>
            <dt className="eyebrow text-muted">{name}</dt>
            <dd className="font-semibold break-words">{value === null ? <span className="text-muted">-</span> : type === 'DATE' ? formatDate(value) : value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <EditCard title="Attributes" form={form} fields={[]} begin={begin} save={(values) => update({ attributes: attributeInput(values) })} shown={shown}>
      <div className="grid gap-4 sm:grid-cols-2">
        {attributes.map(({ attribute: { id, name, type } }) => (
          <Field key={id} label={name} hint={type === 'NUMBER' ? 'A number.' : undefined}>
            {(control) => <Input {...control} type={type === 'DATE' ? 'date' : 'text'} inputMode={inputModeOf(type)} {...form.register(`attributes.${id}`)} />}
          </Field>
        ))}
      </div>
    </EditCard>
  );
}
