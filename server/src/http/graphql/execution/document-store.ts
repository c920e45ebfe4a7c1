import type { DocumentNode } from 'graphql';

/**
 * Parsed and valid documents by their hash, the ones not used for longest going first. Bounds the compiled operations
 * too, since those live as long as their documents.
 */
export class DocumentStore {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(private readonly limit = 1_000) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    const document = this.documents.get(key);
    if (document) {
      this.documents.delete(key);
      this.documents.set(key, document);
    }
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(key, document);
    if (this.documents.size > this.limit) this.documents.delete(this.documents.keys().next().value as string);
  }

  async delete(key: string): Promise<boolean> {
    return this.documents.delete(key);
  }
}
