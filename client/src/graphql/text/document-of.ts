import type { DocumentNode } from 'graphql';
import { readDocument } from './read-document';
import type { TextDocument } from './text-document';

const parsed = new WeakMap<DocumentNode, DocumentNode>();

/** A document as Apollo takes it; the same tree for the same document. */
export function documentOf<Document extends DocumentNode>(document: Document): Document {
  const known = parsed.get(document) ?? readDocument((document as unknown as TextDocument).text);
  parsed.set(document, known);
  return known as Document;
}
