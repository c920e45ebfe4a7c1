/** What a document of the public pages is once they are built: an operation, then its fragments, with type names. */
export interface TextDocument {
  readonly name: string;
  readonly text: string;
}
