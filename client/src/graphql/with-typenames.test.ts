import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import { expect, test } from 'vitest';
import { withTypenames } from './with-typenames';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.generated.ts', '!**/*.hooks.generated.ts'], {
  eager: true,
});
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is DocumentNode => (each as DocumentNode | null)?.kind === 'Document');

test('asks for type names where the cache does, in every page’s document', () => {
  const cache = new InMemoryCache();
  expect(documents.length).toBeGreaterThan(50);
  for (const document of documents)
    expect(print(withTypenames(document))).toBe(print(cache.transformDocument(document)));
});

test('gives the same document for the same one', () => {
  expect(withTypenames(documents[0]!)).toBe(withTypenames(documents[0]!));
});
