import { Field, ID, InterfaceType } from 'type-graphql';

/** What has an id of its own. Each type that says so stands in `node-lookups.ts`, too (a test). */
@InterfaceType({
  description: 'What can be asked for by an id that is unique on the platform, whatever it is.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => ID, {
    description:
      'Its id among everything on the platform, for `Query.node` and for caches; opaque. Arguments of other fields take `id`.',
  })
  nodeId!: string;
}
