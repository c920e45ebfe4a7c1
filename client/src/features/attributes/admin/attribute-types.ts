import { t } from '@/texts';
import type { Option } from '@/ui/select';

/** The types of attributes, as the form offers them. */
export const ATTRIBUTE_TYPES = [
  {
    value: 'TEXT',
    get label() {
      return t.attributes.text();
    },
  },
  {
    value: 'NUMBER',
    get label() {
      return t.attributes.number();
    },
  },
  {
    value: 'DATE',
    get label() {
      return t.common.date();
    },
  },
] as const satisfies readonly Option[];

/** A type's name for people. */
export function typeName(type: (typeof ATTRIBUTE_TYPES)[number]['value']): string {
  return ATTRIBUTE_TYPES.find(({ value }) => value === type)!.label;
}
