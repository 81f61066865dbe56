import type { StackTarget } from '../../client/targets/stack';
import type { FunctionEnvironment } from '../runtimes/functionRuntime';
import type { Front } from './front';

/** What a hosted project gives its functions, and email that goes to the front. */
export function frontEnvironment(stack: StackTarget, front: Front): FunctionEnvironment {
  return {
    SUPABASE_URL: front.url,
    SUPABASE_ANON_KEY: stack.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: stack.secretKey,
    PRODUCT_NAME: 'The Product',
    SITE_URL: front.url,
    MAIL_HTTP_URL: `${front.url}/outbox`,
    MAIL_HTTP_TOKEN: 'mail-token',
    MAIL_FROM: 'site@firm.test',
    CONTACT_TO: 'desk@firm.test',
  };
}
