import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signatureOf } from './sign.js';

const PAGE = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
const exampleIn = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(PAGE)![1]!;

const BODY = '{"id":"1","name":"Łódź – „Ü“"}';
const AT = new Date('2026-01-10T20:41:07.312Z');
const NOW = AT.getTime() / 1000;
const signed = signatureOf(BODY, ['whsec_one', 'whsec_two'], AT);

/** Calls of an example, and what it has to answer. */
const CASES: readonly [call: [body: string, header: string, secret: string, now: number], isGenuine: boolean][] = [
  [[BODY, signatureOf(BODY, ['whsec_one'], AT), 'whsec_one', NOW], true],
  [[BODY, signed, 'whsec_one', NOW], true],
  [[BODY, signed, 'whsec_two', NOW + 299], true],
  [[BODY, signed, 'whsec_three', NOW], false],
  [[`${BODY} `, signed, 'whsec_one', NOW], false],
  [[BODY, signed, 'whsec_one', NOW + 400], false],
  [[BODY, signed, 'whsec_one', NOW - 400], false],
  [[BODY, signed.replace(/t=\d/, 't=2'), 'whsec_one', NOW], false],
  [[BODY, 't=,v1=', 'whsec_one', NOW], false],
  [[BODY, 'v1', 'whsec_one', NOW], false],
  [[BODY, '', 'whsec_one', NOW], false],
];

test('the example in JavaScript takes what is signed, and nothing else', () => {
  const script = `${exampleIn('js')}
    const calls = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(calls.map(([body, header, secret, now]) => isGenuine(Buffer.from(body), header, secret, now))));`;
  expect(run(process.execPath, ['--input-type=module', '-e', script])).toEqual(CASES.map(([, isGenuine]) => isGenuine));
});

test.skipIf(!hasPython())('the example in Python takes what is signed, and nothing else', () => {
  const script = `${exampleIn('python')}
import json, sys
print(json.dumps([is_genuine(body.encode(), header, secret, now) for body, header, secret, now in json.loads(sys.argv[1])]))`;
  expect(run('python3', ['-c', script])).toEqual(CASES.map(([, isGenuine]) => isGenuine));
});

function run(command: string, args: readonly string[]): unknown {
  const calls = JSON.stringify(CASES.map(([call]) => call));
  return JSON.parse(execFileSync(command, [...args, calls], { encoding: 'utf8' }));
}

/** 3.10 or newer, for the types in the example. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
