import type { DocumentNode } from 'graphql';
import type { TextDocument } from './text-document';

const built = (document: DocumentNode): TextDocument => document as unknown as TextDocument;

/** The name of a document's operation. */
export const nameOf = (document: DocumentNode): string => built(document).name;

/** A document as it is sent. */
export const textOf = (document: DocumentNode): string => built(document).text;
