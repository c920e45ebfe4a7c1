import type { Option } from '@/ui/select';

/** The types of attributes, as the form offers them. */
export const ATTRIBUTE_TYPES = [
  { value: 'TEXT', label: 'Text' },
  { value: 'NUMBER', label: 'Number' },
  { value: 'DATE', label: 'Date' },
] as const satisfies readonly Option[];

/** A type's name for people. */
export function typeName(type: (typeof ATTRIBUTE_TYPES)[number]['value']): string {
  return ATTRIBUTE_TYPES.find(({ value }) => value === type)!.label;
}
