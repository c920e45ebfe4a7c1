/** A step of a JSON Patch (RFC 6902), of those kinds that answers need. A path is a JSON Pointer (RFC 6901). */
export type PatchOperation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move'; from: string; path: string };
