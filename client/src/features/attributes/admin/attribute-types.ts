import { t } from '@/texts';
import type { Option } from '@/ui/select';

/** The types of attributes, as the form offers them. */
export const attributeTypes = () =>
  [
    { value: 'TEXT', label: t.attributes.text() },
    { value: 'NUMBER', label: t.attributes.number() },
    { value: 'DATE', label: t.common.date() },
  ] as const satisfies readonly Option[];

/** A type's name for people. */
export function typeName(type: ReturnType<typeof attributeTypes>[number]['value']): string {
  return attributeTypes().find(({ value }) => value === type)!.label;
}
