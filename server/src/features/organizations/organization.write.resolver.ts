import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { isAdminOf } from '../../lib/policy.js';
import { DeletePayload } from '../undo/undo.type.js';
import { analyticsIdOf } from './analytics.service.js';
import { deleteOrganization } from './organization-delete.service.js';
import { OrganizationSettings } from './organization-settings.type.js';
import {
  CreateOrganizationInput,
  UpdateAppearanceInput,
  UpdateOrganizationInput,
  UpdateThemeInput,
} from './organization.input.js';
import { findListedOrganization, getOrganization } from './organization.service.js';
import { Organization } from './organization.type.js';
import { createOrganization, updateAppearance, updateOrganization } from './organization.write.service.js';

@Resolver(() => Organization)
export class OrganizationWriteResolver {
  @Query(() => Organization, {
    nullable: true,
    description: 'An organization by id: listed ones, and those that the caller administers; null otherwise.',
  })
  organizationById(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The organization's id." }) id: string,
  ): Promise<Organization | null> {
    return findListedOrganization(ctx, id);
  }

  @Mutation(() => Organization, {
    description: 'Creates an organization with the defaults of its sports. Super administrators only.',
  })
  async createOrganization(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateOrganizationInput, { description: 'The organization.' }) input: CreateOrganizationInput,
  ): Promise<Organization> {
    return getOrganization(ctx, await createOrganization(ctx, input));
  }

  @Mutation(() => Organization, { description: 'Changes an organization. Super administrators only.' })
  async updateOrganization(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The organization's id." }) id: string,
    @Arg('input', () => UpdateOrganizationInput, { description: 'What changes.' }) input: UpdateOrganizationInput,
  ): Promise<Organization> {
    return getOrganization(ctx, await updateOrganization(ctx, id, input));
  }

  @Mutation(() => Organization, {
    description:
      'Changes how the site of the organization acted for looks: logo, colours, home page, social links. Its owners and super administrators.',
  })
  async updateAppearance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateAppearanceInput, { description: 'What changes.' }) input: UpdateAppearanceInput,
  ): Promise<Organization> {
    return getOrganization(ctx, await updateAppearance(ctx, input));
  }

  @Mutation(() => Organization, {
    description: 'Changes the colours of the site of the organization acted for. Its owners and super administrators.',
    deprecationReason: 'Use `updateAppearance`, which has these fields and more. Goes not before 2027-06-01.',
  })
  updateTheme(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateThemeInput, { description: 'What changes.' }) input: UpdateThemeInput,
  ): Promise<Organization> {
    return this.updateAppearance(ctx, input);
  }

  @Mutation(() => DeletePayload, {
    description:
      'Deletes an organization with its users and all its content; `undo` gives all of it back. Super administrators only.',
  })
  deleteOrganization(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The organization's id." }) id: string,
  ): Promise<DeletePayload> {
    return deleteOrganization(ctx, id);
  }

  @FieldResolver(() => OrganizationSettings, {
    nullable: true,
    description: 'Settings for its administrators; null for everybody else.',
  })
  settings(@Ctx() ctx: RequestContext, @Root() organization: Organization): OrganizationSettings | null {
    return isAdminOf(ctx, organization.id) ? organization : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Measurement id for page views at the request's host; null when none are counted there.",
  })
  analyticsId(@Ctx() ctx: RequestContext, @Root() organization: Organization): string | null {
    return analyticsIdOf(ctx, organization);
  }
}
