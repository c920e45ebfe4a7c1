import { readFileSync } from 'node:fs';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { ROOT } from './paths.js';

let known: DocumentNode | undefined;
const made = new Map<string, string>();

/** An operation as the built client sends it, with the fragments that it needs. Needs the client's build. */
export function clientOperation(name: string): string {
  const text = made.get(name) ?? textOf(name);
  made.set(name, text);
  return text;
}

function textOf(name: string): string {
  known ??= parse(readFileSync(`${ROOT}client/dist/operations.graphql`, 'utf8'), { noLocation: true });
  const { definitions } = known;
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name);
  if (operation === undefined) throw new Error(`the client has no operation ${name}`);
  const needed = new Set<FragmentDefinitionNode>();
  const collect = (node: Parameters<typeof visit>[0]): void =>
    void visit(node, {
      FragmentSpread: ({ name: spread }) => {
        const fragment = fragments.get(spread.value)!;
        if (needed.has(fragment)) return;
        needed.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [operation, ...needed].map(print).join('\n').replaceAll(/\s+/g, ' ');
}
