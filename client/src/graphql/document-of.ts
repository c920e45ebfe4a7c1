import type { DocumentNode } from 'graphql';

// Public pages have `text/document-of.ts` in its place (scripts/text-documents.mjs).

/** A document as Apollo takes it. */
export const documentOf = <Document extends DocumentNode>(document: Document): Document => document;
