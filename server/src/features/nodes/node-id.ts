/** What an id that is unique on the platform says. */
export interface NodeKey {
  /** The name of the thing's type in the graph. */
  readonly type: string;
  readonly organizationId: number;
  /** Its id within the organization; of an organization its own. */
  readonly id: number;
}

const FORM = /^([A-Z][A-Za-z]{0,40}):([1-9]\d{0,9}):([1-9]\d{0,9})$/;
const LARGEST = 2_147_483_647;

/** The opaque form: base64url, since callers must not build it themselves. */
export function nodeIdOf({ type, organizationId, id }: NodeKey): string {
  return Buffer.from(`${type}:${organizationId}:${id}`).toString('base64url');
}

/** What such an id says; null for what is none, which answers like a missing thing. */
export function readNodeId(text: string): NodeKey | null {
  const [, type, organizationId, id] = FORM.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (type === undefined) return null;
  const key = { type, organizationId: Number(organizationId), id: Number(id) };
  // One thing has one id: another spelling of it is none.
  const isOne = key.organizationId <= LARGEST && key.id <= LARGEST && nodeIdOf(key) === text;
  return isOne ? key : null;
}
