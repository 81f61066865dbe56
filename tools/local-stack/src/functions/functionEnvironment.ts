import { brand } from '@platform/contract';
import type { StackKeys } from '../keys/stackKeys';
import { MAIL_SENDER } from '../outbox/outboxService';
import type { FunctionEnvironment } from './functionsService';

/** The environment that a hosted project gives its functions, with email settings that lead to the outbox. */
export function functionEnvironment(origin: string, keys: StackKeys, outboxToken: string): FunctionEnvironment {
  return {
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    SITE_URL: origin,
    PRODUCT_NAME: brand.name,
    MAIL_HTTP_URL: `${origin}/outbox`,
    MAIL_HTTP_TOKEN: outboxToken,
    MAIL_FROM: MAIL_SENDER,
    CONTACT_TO: 'firm@clubcrew.test',
  };
}
