import { type Child, type ChildOptions, startChild } from './child.js';

/** How often answers came from memory, as the product counts it. */
export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
  /** Callers who waited for an answer that was being made for another one. */
  readonly shared: number;
}

/** A measured server: a process of its own on a free port. */
export interface Target {
  readonly name: string;
  readonly port: number;
  readonly child: Child;
}

/** Starts a server whose first message is its port. */
export async function startTarget(name: string, file: string, options: ChildOptions): Promise<Target> {
  const { child, first } = await startChild<{ port: number }>(file, options);
  return { name, port: first.port, child };
}
