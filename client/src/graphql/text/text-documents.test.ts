import { readdirSync, readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, Kind, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { withTypenames } from '../with-typenames';
import { documentOf } from './document-of';
import { nameOf, textOf as sentText } from './operation';
import { readDocument } from './read-document';

/** The step of the build, which is no part of this program. */
const STEP = '../../../scripts/text-documents.mjs';
const { textDocuments, textOf } = (await import(STEP)) as {
  textDocuments: { transform: { handler(code: string): string } };
  textOf(document: DocumentNode): string;
};

const SRC = new URL('../../', import.meta.url);
const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.generated.ts') && !name.endsWith('.hooks.generated.ts'))
  .map((name) => readFileSync(new URL(name, SRC), 'utf8'))
  .filter((code) => code.includes('Document = {'));

/** The documents of a module as they are written, and as the public pages have them. */
function documentsIn(code: string): { name: string; tree: DocumentNode; built: unknown }[] {
  const built = textDocuments.transform.handler(code);
  return [...code.matchAll(/^export const (\w+)Document = (\{.*\}) as unknown as /gm)].map(
    ([, name = '', tree = '']) => ({
      name,
      tree: JSON.parse(tree) as DocumentNode,
      // What stands there is an object of JavaScript.
      built: new Function(
        `return ${new RegExp(`^export const ${name}Document = (.*) as unknown as `, 'm').exec(built)![1]}`,
      )() as unknown,
    }),
  );
}

const sorted = ({ definitions }: { definitions: readonly DefinitionNode[] }): string[] =>
  definitions.map((definition) => print(definition)).toSorted();

test('the text of a document asks what its tree asks, and begins with its operation', () => {
  const documents = modules.flatMap(documentsIn);
  expect(documents.length).toBeGreaterThan(100);
  for (const { name, tree, built } of documents) {
    const document = built as DocumentNode;
    expect(nameOf(document)).toBe(name);
    const parsed = parse(sentText(document), { noLocation: true });
    expect(readDocument(sentText(document))).toEqual(parsed);
    expect(sorted(parsed)).toEqual(sorted(withTypenames(tree)));
    expect(parsed.definitions[0]!.kind).toBe(Kind.OPERATION_DEFINITION);
  }
});

test('Apollo gets one tree for one document', () => {
  const text = textOf(parse('fragment Score on Game { id } query Game { game { ...Score } }'));
  expect(text).toBe('query Game{game{...Score __typename}}fragment Score on Game{id __typename}');
  const document = { name: 'Game', text } as unknown as DocumentNode;
  expect(documentOf(document)).toBe(documentOf(document));
  expect(print(documentOf(document))).toContain('query Game');
});

test('whatever stands in an operation is read as graphql reads it', () => {
  const texts = [
    'query A($a:[[ID!]!]=[["1"]]@once,$b:Int=-5,$c:Input={x:{y:[1,2.5,true,null,LAST]},z:"a\\"b,{\\n"}){other:field(a:$a,b:[$b]) @include(if:$d) @skip(if:false){id ...F ...@include(if:$x){id} ...on Game@skip(if:$y){date}}}fragment F on Team@of(a:1){name}',
    'mutation M{a(b:{})}',
  ];
  for (const text of texts) expect(readDocument(text)).toEqual(parse(text, { noLocation: true }));
});
