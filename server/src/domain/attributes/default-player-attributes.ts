/** A player attribute that an organization starts with, and that a reset restores. */
export interface DefaultPlayerAttribute {
  readonly name: string;
  readonly type: 'string' | 'number' | 'date';
}

/** Public player pages show these two beside the name: '| #23', '| Guard'. */
const DEFAULTS: readonly DefaultPlayerAttribute[] = [
  { name: 'Number', type: 'number' },
  { name: 'Position', type: 'string' },
];

/** The attributes in their order, all visible. */
export function defaultPlayerAttributes(): readonly DefaultPlayerAttribute[] {
  return DEFAULTS;
}
