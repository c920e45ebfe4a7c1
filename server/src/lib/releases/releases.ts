import { readFileSync } from 'node:fs';

/** One of the two interfaces that others program against. */
export type Api = 'GraphQL' | 'REST';

/** What has become of a part of an interface. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** A difference between two releases, as the change log tells it. */
export interface LoggedChange {
  api: Api;
  kind: ChangeKind;
  /** `Type.field` of the graph, a call of REST (`GET /api/games/{id}`), or a part of its answers and bodies. */
  place: string;
  /** A sentence. */
  text: string;
  /** Calls of REST that a change of a shared part concerns. */
  calls?: string[];
  /** Of what is deprecated: the first day (YYYY-MM-DD) on which it may be gone. */
  until?: string;
}

/**
 * A released state of the interfaces; the folder `released` has the schema and the OpenAPI document of the last one.
 */
export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  changes: LoggedChange[];
}

/** The folder `released` beside `server`, wherever this module runs from: server/src/lib or server/dist/lib. */
export const RELEASED = new URL('../../../../released/', import.meta.url);

let read: readonly Release[] | undefined;

/** All releases, the last one first. Read once per process. */
export function releases(): readonly Release[] {
  return (read ??= JSON.parse(readFileSync(new URL('changes.json', RELEASED), 'utf8')) as Release[]);
}

/** When something was deprecated that still is: the date of the release that said so first, or null before any did. */
export function deprecatedSince(log: readonly Release[], api: Api, place: string): string | null {
  const said = log.flatMap(({ date, changes }) =>
    changes.some((change) => change.kind === 'deprecated' && change.api === api && change.place === place)
      ? [date]
      : [],
  );
  return said.at(-1) ?? null;
}
