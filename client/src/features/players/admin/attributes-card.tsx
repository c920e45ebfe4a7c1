import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { attributeName } from '@/lib/attribute-name';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { attributeAliases, attributeField, attributeInput, attributeValues, inputModeOf } from './attribute-form';
import { EditCard } from './edit-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayer } from './use-update-player';

const valuesOf = ({ attributes }: EditablePlayerFragment) => attributeValues(attributes);

/** The visible attributes, one input each. */
export function AttributesCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer();
  const { attributes } = player;
  const edit = useEditForm(player, valuesOf);
  const { form, basis } = edit;
  const { errors } = form.formState;
  const aliases = attributeAliases(attributes);
  const shown =
    attributes.length === 0 ? (
      <p className="text-muted">{t.players.no_attributes_yet()}</p>
    ) : (
      <dl className="grid grid-pairs gap-x-4 gap-y-2 sm:grid-cols-3">
        {attributes.map(({ attribute: { id, name, type }, value }) => (
          <div key={id}>
            <dt className="eyebrow text-muted">{attributeName(name)}</dt>
            <dd className="font-semibold break-words">
              {value === null ? <span className="text-muted">-</span> : type === 'DATE' ? formatDate(value) : value}
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <EditCard
      title={t.players.attributes()}
      edit={edit}
      stored={player}
      fields={Object.values(aliases)}
      aliases={aliases}
      save={(values) => update(basis, { attributes: attributeInput(basis.attributes, values) })}
      shown={shown}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {attributes.map(({ attribute: { id, name, type } }) => (
          <Field
            key={id}
            label={attributeName(name)}
            hint={type === 'NUMBER' ? t.players.a_number() : undefined}
            error={errors[attributeField(id)]?.message}
          >
            {(control) => (
              <Input
                {...control}
                type={type === 'DATE' ? 'date' : 'text'}
                inputMode={inputModeOf(type)}
                {...form.register(attributeField(id))}
              />
            )}
          </Field>
        ))}
      </div>
    </EditCard>
  );
}
