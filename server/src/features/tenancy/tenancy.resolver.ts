import { Arg, Ctx, ID, Query, Resolver, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { findOrganization } from './tenancy.service.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

@Resolver()
export class TenancyResolver {
  @Query(() => Organization, {
    nullable: true,
    description:
      "The organization with this id, slug or domain; without any the signed-in user's or that of the request's host. Null when unknown.",
  })
  @Subscription(() => Organization, {
    topics: 'organization',
    nullable: true,
    description:
      "The organization with this id, slug or domain; without any that of the request's host. At once, and anew whenever the answer to what is selected has changed.",
  })
  organization(
    @Ctx() ctx: RequestContext,
    @Arg('slug', () => String, { nullable: true, description: 'Its slug, in any case. Wins over the domain.' })
    slug?: string,
    @Arg('domain', () => String, {
      nullable: true,
      description: 'A host name of it: any case; port and a leading www. do not matter.',
    })
    domain?: string,
    @Arg('id', () => ID, { nullable: true, description: 'Its id. Wins over slug and domain.' }) id?: string,
  ): PromiseOrValue<Organization | null> {
    return findOrganization(ctx, { id, slug, domain });
  }
}
