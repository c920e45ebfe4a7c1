import type { Query } from './own-query.js';

/** The same request in other words: texts that can be run as they stand. */
export interface RequestText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * A query as a call from a command line, from JavaScript (Node 18 or newer, a browser) and from Python 3, each without
 * a library.
 */
export function requestTexts(origin: string, { text, variables }: Query): RequestText[] {
  const body = JSON.stringify({ query: text, variables });
  return [
    {
      id: 'curl',
      title: 'curl',
      text: `curl ${quoted(`${origin}/graphql`)} -H 'content-type: application/json' --data ${quoted(body)}`,
    },
    {
      id: 'javascript',
      title: 'JavaScript',
      text: `const query = ${template(text)};
const variables = ${indented(variables)};
const response = await fetch(${JSON.stringify(`${origin}/graphql`)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(JSON.stringify(data, null, 2));`,
    },
    {
      id: 'python',
      title: 'Python',
      text: `import json
import urllib.request

query = """
${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}
"""
variables = json.loads(r'''${JSON.stringify(variables, null, 2).replaceAll("'", String.raw`\u0027`)}''')
request = urllib.request.Request(
    ${JSON.stringify(`${origin}/graphql`)},
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"content-type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
print(json.dumps(answer["data"], indent=2))`,
    },
  ];
}

/** A GET from a command line. */
export function curlText(address: string): string {
  return `curl ${quoted(address)}`;
}

/** A word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function template(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
