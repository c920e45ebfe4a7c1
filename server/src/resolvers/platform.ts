import { ApiKeyResolver } from '../features/api-keys/api-key.resolver.js';
import { TestOrganizationResolver } from '../features/api-keys/test-organization.resolver.js';
import { AuditResolver } from '../features/audit/audit.resolver.js';
import { AuthResolver } from '../features/auth/auth.resolver.js';
import { PasswordResetResolver } from '../features/auth/password-reset.resolver.js';
import { ChangeResolver, OrganizationChangesResolver } from '../features/changes/changes.resolver.js';
import { MailFollowerResolver } from '../features/mail-followers/mail-follower.resolver.js';
import { MailResolver } from '../features/mail/mail.resolver.js';
import { NodeResolver } from '../features/nodes/node.resolver.js';
import { OrganizationResolver } from '../features/organizations/organization.resolver.js';
import { OrganizationWriteResolver } from '../features/organizations/organization.write.resolver.js';
import { ErasureResolver } from '../features/person-data/erasure.resolver.js';
import { PresenceWriteResolver } from '../features/presence/presence.write.resolver.js';
import { PushSubscriptionResolver } from '../features/push/push-subscription.resolver.js';
import { RefusalsResolver, StaleVersionResolver, ValueTakenResolver } from '../features/refusals/refusal.resolver.js';
import { OrganizationSearchResolver, SearchResultsResolver } from '../features/search/search.resolver.js';
import { SportResolver } from '../features/sports/sport.resolver.js';
import { TenancyResolver } from '../features/tenancy/tenancy.resolver.js';
import { UndoResolver } from '../features/undo/undo.resolver.js';
import { OrganizationUsersResolver, UserResolver } from '../features/users/user.resolver.js';
import { WebhookResolver } from '../features/webhooks/webhook.resolver.js';

/** Resolvers of organizations, users and programs, and of what all features have: the trail, undo, messages, search. */
export const platformResolvers = [
  AuditResolver,
  UndoResolver,
  SportResolver,
  OrganizationResolver,
  OrganizationWriteResolver,
  TenancyResolver,
  UserResolver,
  OrganizationUsersResolver,
  AuthResolver,
  PasswordResetResolver,
  MailResolver,
  MailFollowerResolver,
  PushSubscriptionResolver,
  ApiKeyResolver,
  TestOrganizationResolver,
  WebhookResolver,
  OrganizationChangesResolver,
  ChangeResolver,
  NodeResolver,
  RefusalsResolver,
  StaleVersionResolver,
  ValueTakenResolver,
  ErasureResolver,
  PresenceWriteResolver,
  OrganizationSearchResolver,
  SearchResultsResolver,
];
