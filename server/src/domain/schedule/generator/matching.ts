/** A simple graph: the neighbours of each vertex. */
export type Graph = readonly (readonly number[])[];

const NONE = -1;

/**
 * A matching in a general graph that grows by Edmonds' alternating trees. A tree that meets no other free vertex says
 * more than that its root cannot be matched: its outer vertices are just those that could be free in the root's place,
 * with all other vertices matched as before.
 */
export class Matching {
  /** The partner of each vertex, or -1. */
  readonly mate: Int32Array;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly outer: Uint8Array;
  private readonly marks: Int32Array;
  private mark = 0;
  private queue: number[] = [];

  constructor(readonly graph: Graph) {
    this.mate = new Int32Array(graph.length).fill(NONE);
    this.parent = new Int32Array(graph.length);
    this.base = new Int32Array(graph.length);
    this.outer = new Uint8Array(graph.length);
    this.marks = new Int32Array(graph.length);
  }

  /** A copy that changes by itself. */
  copy(): Matching {
    const copy = new Matching(this.graph);
    copy.mate.set(this.mate);
    return copy;
  }

  /** Matches two free vertices. */
  join(one: number, other: number): void {
    this.mate[one] = other;
    this.mate[other] = one;
  }

  /**
   * Grows the alternating tree of a free vertex.
   * @returns another free vertex at the end of an augmenting path, or -1
   */
  grow(root: number): number {
    this.parent.fill(NONE);
    this.outer.fill(0);
    for (let vertex = 0; vertex < this.base.length; vertex += 1) this.base[vertex] = vertex;
    this.outer[root] = 1;
    this.queue = [root];
    for (let next = 0; next < this.queue.length; next += 1) {
      const end = this.scan(this.queue[next]!, root);
      if (end !== NONE) return end;
    }
    return NONE;
  }

  /** Whether the tree grown last has an even path from its root to the vertex. */
  isOuter(vertex: number): boolean {
    return this.outer[vertex] === 1;
  }

  /** Matches along the path from the root of the tree grown last to the free vertex that it met. */
  augment(end: number): void {
    this.rematch(end);
  }

  /** Leaves an outer vertex of the tree grown last free, and matches the tree's root instead. */
  free(vertex: number): void {
    const first = this.mate[vertex]!;
    if (first === NONE) return;
    this.mate[vertex] = NONE;
    this.rematch(first);
  }

  /** Matches as many vertices as possible; those matched before stay matched. */
  maximize(roots: Iterable<number>): void {
    for (const root of roots) {
      if (this.mate[root] !== NONE) continue;
      const end = this.grow(root);
      if (end !== NONE) this.augment(end);
    }
  }

  private rematch(from: number): void {
    let vertex = from;
    while (vertex !== NONE) {
      const before = this.parent[vertex]!;
      const following = this.mate[before]!;
      this.join(vertex, before);
      vertex = following;
    }
  }

  private scan(vertex: number, root: number): number {
    const { mate, parent } = this;
    for (const other of this.graph[vertex]!) {
      if (mate[vertex] === other || this.baseOf(vertex) === this.baseOf(other)) continue;
      if (other === root || (mate[other] !== NONE && parent[mate[other]!] !== NONE)) {
        this.contract(vertex, other);
      } else if (parent[other] === NONE) {
        parent[other] = vertex;
        const partner = mate[other]!;
        if (partner === NONE) return other;
        this.outer[partner] = 1;
        this.queue.push(partner);
      }
    }
    return NONE;
  }

  /** Makes one vertex of the odd cycle that an edge between two outer vertices closes. */
  private contract(one: number, other: number): void {
    const top = this.commonBase(one, other);
    const inside: number[] = [];
    this.climb(one, top, other, inside);
    this.climb(other, top, one, inside);
    for (const vertex of inside) {
      if (vertex === top) continue;
      this.base[vertex] = top;
      if (this.outer[vertex] === 1) continue;
      this.outer[vertex] = 1;
      this.queue.push(vertex);
    }
  }

  /** Lets the vertices on the way up remember the way over the cycle's closing edge. */
  private climb(from: number, top: number, child: number, inside: number[]): void {
    let below = child;
    for (let vertex = from; this.baseOf(vertex) !== top; vertex = this.parent[below]!) {
      const partner = this.mate[vertex]!;
      inside.push(this.baseOf(vertex), this.baseOf(partner));
      this.parent[vertex] = below;
      below = partner;
    }
  }

  private commonBase(one: number, other: number): number {
    this.mark += 1;
    let vertex = this.baseOf(one);
    for (;;) {
      this.marks[vertex] = this.mark;
      if (this.mate[vertex] === NONE) break;
      vertex = this.baseOf(this.parent[this.mate[vertex]!]!);
    }
    vertex = this.baseOf(other);
    while (this.marks[vertex] !== this.mark) vertex = this.baseOf(this.parent[this.mate[vertex]!]!);
    return vertex;
  }

  /** The vertex that stands for all of an odd cycle. */
  private baseOf(vertex: number): number {
    let base = vertex;
    while (this.base[base] !== base) base = this.base[base]!;
    for (let at = vertex; at !== base;) {
      const above = this.base[at]!;
      this.base[at] = base;
      at = above;
    }
    return base;
  }
}
