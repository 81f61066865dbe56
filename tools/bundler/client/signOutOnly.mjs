import { isAuthError } from '@supabase/auth-js/dist/module/lib/errors.js';
import { _request as request } from '@supabase/auth-js/dist/module/lib/fetch.js';
import { resolveFetch } from '@supabase/auth-js/dist/module/lib/helpers.js';

/**
 * Replaces GoTrueAdminApi.js of @supabase/auth-js. Its other methods need the service's key, which no page has; the
 * client signs a person out through this one.
 */
export default class SignOutApi {
  constructor({ url = '', headers = {}, fetch }) {
    this.url = url;
    this.headers = headers;
    this.fetch = resolveFetch(fetch);
  }

  /** Ends the sessions of a scope on the server: `global`, `local` or `others`. */
  async signOut(jwt, scope = 'global') {
    const { headers, url } = this;
    try {
      await request(this.fetch, 'POST', `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
