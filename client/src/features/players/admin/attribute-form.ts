import { changedFields } from '@/app/admin/forms/changed-fields';
import type { PlayerAttributeType, PlayerAttributeValueInput } from '@/graphql/schema.generated';

interface AttributeValue {
  value: string | null;
  attribute: { id: string; name: string };
}

/** The form's inputs by the attributes' fields. */
export type AttributeFormValues = Record<string, string>;

/** The form's field of an attribute. */
export function attributeField(id: string): string {
  return `attribute${id}`;
}

/** The form's fields by the names that the server uses for them. */
export function attributeAliases(attributes: readonly AttributeValue[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ attribute: { id, name } }) => [`attributes.${name}`, attributeField(id)]),
  );
}

/** What the form begins with. */
export function attributeValues(attributes: readonly AttributeValue[]): AttributeFormValues {
  return Object.fromEntries(attributes.map(({ attribute, value }) => [attributeField(attribute.id), value ?? '']));
}

/** What the server is told: what was changed; blank is not known. */
export function attributeInput(
  basis: readonly AttributeValue[],
  values: AttributeFormValues,
): PlayerAttributeValueInput[] {
  const changed = changedFields(attributeValues(basis), values);
  return basis.flatMap(({ attribute: { id } }) => {
    const value = changed[attributeField(id)];
    return value === undefined ? [] : [{ attributeId: id, value: value.trim() || null }];
  });
}

/** Which keys a phone offers. */
export function inputModeOf(type: PlayerAttributeType): 'decimal' | undefined {
  return type === 'NUMBER' ? 'decimal' : undefined;
}
