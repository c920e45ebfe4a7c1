import type { PlayerAttributeType, PlayerAttributeValueInput } from '@/graphql/schema.generated';

interface AttributeValue {
  value: string | null;
  attribute: { id: string };
}

/** The form's inputs by the attributes' ids. */
export interface AttributeFormValues {
  attributes: Record<string, string>;
}

/** What the form begins with. */
export function attributeValues(attributes: readonly AttributeValue[]): AttributeFormValues {
  return { attributes: Object.fromEntries(attributes.map(({ attribute, value }) => [attribute.id, value ?? ''])) };
}

/** What the server is told: blank is not known. */
export function attributeInput({ attributes }: AttributeFormValues): PlayerAttributeValueInput[] {
  return Object.entries(attributes).map(([attributeId, value]) => ({ attributeId, value: value.trim() || null }));
}

/** Which keys a phone offers. */
export function inputModeOf(type: PlayerAttributeType): 'decimal' | undefined {
  return type === 'NUMBER' ? 'decimal' : undefined;
}
