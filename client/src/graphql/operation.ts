import type { DocumentNode } from 'graphql';
import { print } from './print';
import { withTypenames } from './with-typenames';

// Public pages have `text/operation.ts` in its place (scripts/text-documents.mjs).

/** The name of a document's operation. */
export function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? (each.name?.value ?? []) : []))[0];
}

/** A document as it is sent: its operation first, with type names. */
export function textOf(document: DocumentNode): string {
  return print(withTypenames(document));
}
