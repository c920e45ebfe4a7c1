/** Who wants to hear of what, by name: a cell, a row's derived values, a side's totals. */
export class Listeners {
  private readonly byKey = new Map<string, Set<() => void>>();

  /** @returns what ends it */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.byKey.get(key) ?? new Set();
    this.byKey.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.byKey.delete(key);
    };
  }

  tell(keys: Iterable<string>): void {
    for (const key of keys) for (const listener of this.byKey.get(key) ?? []) listener();
  }
}
