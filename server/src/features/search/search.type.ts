import { ObjectType } from 'type-graphql';
import type { Wanted } from './search.loaders.js';

/** What a search finds, by kind; each list is read when it is asked for. */
@ObjectType({ description: 'What a search finds, by kind, the best first. Empty where nothing is looked for.' })
export class SearchResults {
  organizationId!: number;
  wanted!: Wanted;
  /** What was found already: a list is looked for once, under however many names it is asked for. */
  found!: Map<string, Promise<unknown>>;
}
