import type { Change } from './change.js';
import { changeAt, compareSchemas, type Pair, type Spot } from './compare-schemas.js';
import { callsOf, type Content, type OpenApi, type Operation, type Parameter } from './openapi.js';

/** The differences between two OpenAPI documents, as far as ours go; words about things are none. */
export function compareOpenApi(before: OpenApi, after: OpenApi): Change[] {
  const [was, is] = [callsOf(before), callsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if (!old) return [whole(now!.call, 'added', 'safe', `${now!.call} is new.`)];
    if (!now) return [whole(old.call, 'removed', 'breaking', `${old.call} is gone.`)];
    return compareOperations({ before, after }, { before: old.operation, after: now.operation }, old.call);
  });
}

function whole(call: string, kind: Change['kind'], level: Change['level'], text: string): Change {
  return { api: 'REST', kind, level, place: call, text };
}

function compareOperations(documents: Pair<OpenApi>, { before, after }: Pair<Operation>, call: string): Change[] {
  const answer: Spot = { call, at: 'answer', shared: null, isSent: false };
  const body: Spot = { call, at: 'body', shared: null, isSent: true };
  return [
    ...(isOpen(before) && !isOpen(after) ? [whole(call, 'changed', 'breaking', 'It takes a session now.')] : []),
    ...compareParameters(documents, { before: before.parameters ?? [], after: after.parameters ?? [] }, call),
    ...(after.requestBody?.required && !before.requestBody?.required
      ? [changeAt(body, 'changed', 'breaking', 'A body has to be sent.')]
      : []),
    ...compareContent(
      documents,
      { before: before.requestBody?.content ?? {}, after: after.requestBody?.content ?? {} },
      body,
    ),
    ...compareContent(
      documents,
      { before: before.responses['200']?.content ?? {}, after: after.responses['200']?.content ?? {} },
      answer,
    ),
  ];
}

function isOpen({ security = [] }: Operation): boolean {
  return security.length === 0 || security.some((way) => Object.keys(way).length === 0);
}

/** Parameters by their place and name; those of the path by their order, since they have no name in an address. */
function byPlace(parameters: readonly Parameter[]): Map<string, Parameter> {
  let position = 0;
  return new Map(
    parameters.map((parameter) => [
      parameter.in === 'path' ? `path ${position++}` : `${parameter.in} ${parameter.name}`,
      parameter,
    ]),
  );
}

function compareParameters(
  documents: Pair<OpenApi>,
  { before, after }: Pair<readonly Parameter[]>,
  call: string,
): Change[] {
  const [was, is] = [byPlace(before), byPlace(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const { name } = (now ?? old)!;
    const spot: Spot = { call, at: parameterPlace((old ?? now)!), shared: null, isSent: true };
    if (!now) return [changeAt(spot, 'removed', 'breaking', `The parameter "${name}" is gone.`)];
    if (!old) return [changeAt(spot, 'added', now.required ? 'breaking' : 'safe', `The parameter "${name}" is new.`)];
    return [
      ...(now.required && !old.required
        ? [changeAt(spot, 'changed', 'breaking', `The parameter "${name}" has to be given.`)]
        : []),
      ...compareSchemas(documents, { before: old.schema ?? {}, after: now.schema ?? {} }, spot),
    ];
  });
}

/** '?season' of the query, 'header If-Match', 'path id'. */
export function parameterPlace({ in: within, name }: Parameter): string {
  return within === 'query' ? `?${name}` : `${within} ${name}`;
}

function compareContent(documents: Pair<OpenApi>, { before, after }: Pair<Content>, spot: Spot): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((type) => {
    const [old, now] = [before[type], after[type]];
    const at = type === 'application/json' ? spot : { ...spot, at: `${spot.at} ${type}` };
    if (!now) return [changeAt(at, 'removed', 'breaking', `${type} is gone.`)];
    if (!old) return [changeAt(at, 'added', 'safe', `${type} is new.`)];
    return compareSchemas(documents, { before: old.schema ?? {}, after: now.schema ?? {} }, at);
  });
}
