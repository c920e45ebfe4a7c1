import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { parseUrl } from './domain/text/parse-url.js';

/** The environment is wrong; the message names each variable and what it should be. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** An address alone, or behind a name: `Courtbook <no-reply@example.org>`. */
const SENDER =
  /^(?:[^<>@,;:"\\\r\n]{1,100} <[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,189}>|[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,189})$/;
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/**
 * Reads variables and collects everything that is wrong with them, so that one start shows all of it. Values never get
 * into a message: they may be secrets.
 */
export class EnvironmentReader {
  private readonly problems = new Set<string>();

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  /** The variable without surrounding blanks, or null when it is absent or empty. */
  text(name: string, shortest = 1): string | null {
    const value = this.environment[name]?.trim();
    if (value === undefined || value === '') return null;
    if (value.length < shortest) this.problems.add(`${name} must have at least ${shortest} characters`);
    return value;
  }

  integer(name: string, otherwise: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === null) return otherwise;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      this.problems.add(`${name} must be a whole number from ${least} to ${most}`);
    return number;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.text(name);
    if (value === null) return otherwise;
    if (value !== '0' && value !== '1') this.problems.add(`${name} must be 0 or 1`);
    return value === '1';
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const value = this.text(name);
    if (value === null) return otherwise;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.problems.add(`${name} must be one of ${choices.join(', ')}`);
    return choice ?? otherwise;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!protocols.includes(parseUrl(value)?.protocol ?? '')) {
      this.problems.add(
        `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    }
    return value;
  }

  /** Where something is reached: protocol, host and port alone, without a slash at the end. */
  origin(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = parseUrl(value);
    const isOrigin = /^https?:$/.test(url?.protocol ?? '') && (value === url!.origin || value === `${url!.origin}/`);
    if (!isOrigin) this.problems.add(`${name} must be an address such as https://example.org, without a path`);
    return value.replace(/\/$/, '');
  }

  /** Who mails are from. */
  sender(name: string): string | null {
    const value = this.text(name);
    if (value !== null && !SENDER.test(value))
      this.problems.add(`${name} must be an address such as Courtbook <no-reply@example.org>`);
    return value;
  }

  /** A pair of keys for push messages (VAPID): the point that belongs to the private number, base64url. */
  keyPair(publicName: string, privateName: string): { publicKey: string; privateKey: string } | null {
    const [publicKey, privateKey] = [this.text(publicName), this.text(privateName)];
    this.needs(publicName, privateName);
    this.needs(privateName, publicName);
    if (publicKey === null || privateKey === null) return null;
    const belonging = publicKeyOf(privateKey);
    if (belonging === null) this.problems.add(`${privateName} must be 32 bytes as base64url: a private key (VAPID)`);
    else if (belonging !== publicKey) this.problems.add(`${publicName} must be the public key of ${privateName}`);
    return { publicKey, privateKey };
  }

  /** Whom to turn to: a page, or an address of mail. */
  contact(name: string): string | null {
    const value = this.text(name);
    const isContact =
      value === null || /^mailto:[^\s@]+@[^\s@]+$/.test(value) || parseUrl(value)?.protocol === 'https:';
    if (!isContact) this.problems.add(`${name} must begin with https:// or be such as mailto:league@example.org`);
    return value;
  }

  hostName(name: string): string | null {
    const value = this.text(name);
    if (value !== null && !HOST_NAME.test(value))
      this.problems.add(`${name} must be a host name without protocol and port`);
    return value?.toLowerCase() ?? null;
  }

  /** Host names or addresses, separated by commas; in lower case. */
  hosts(name: string): string[] {
    const hosts = (this.text(name) ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== '');
    if (!hosts.every((host) => HOST_NAME.test(host) || isIP(host) !== 0))
      this.problems.add(`${name} must be host names or addresses, separated by commas, without protocol and port`);
    return hosts;
  }

  /** Measurement ids by host name, as `localhost=G-1,example.org=G-2`; hosts in lower case and without `www.`. */
  idsByHost(name: string): Record<string, string> {
    const pairs = (this.text(name) ?? '')
      .split(',')
      .map((pair) => pair.split('=').map((part) => part.trim()))
      .filter((pair) => pair.join('') !== '');
    const fits = pairs.every(
      ([host = '', id = '', ...rest]) => HOST_NAME.test(host) && /^[\w-]{1,50}$/.test(id) && rest.length === 0,
    );
    if (!fits) this.problems.add(`${name} must name an id for each host, for example localhost=G-1,example.org=G-2`);
    return Object.fromEntries(pairs.map(([host = '', id = '']) => [host.toLowerCase().replace(/^www\./, ''), id]));
  }

  /** One variable makes sense only together with another. */
  needs(present: string, needed: string): void {
    if (this.text(present) !== null && this.text(needed) === null)
      this.problems.add(`${needed} is missing, which ${present} needs`);
  }

  /** @throws ConfigError when anything was wrong */
  finish(): void {
    if (this.problems.size > 0) throw new ConfigError([...this.problems]);
  }
}

/** The public key of a private one, both as base64url; null where that is none. */
function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}
