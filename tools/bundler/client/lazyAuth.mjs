// Replaces @supabase/auth-js in the client of a page: most pages only need the token that the browser has stored. The code
// that renews it, signs in and out, and hears of other tabs comes when the session asks for it, or a token has to be renewed.
import { carriesAuthAnswer, hasStoredSession, validStoredSession } from '@platform/session/start';

export class AuthClient {
  constructor(options) {
    this.options = options;
    this.listeners = new Set();
  }

  /** The whole client, which then looks at the stored session and at the address. Rejects if its code does not arrive. */
  whole() {
    this.loading ??= import(/* webpackChunkName: "auth" */ '@supabase/auth-js/dist/module/GoTrueClient.js').then(
      ({ default: Whole }) => {
        this.loaded = new Whole(this.options);
        for (const listener of this.listeners) this.loaded.onAuthStateChange(listener);
        return this.loaded;
      },
    );
    // The next call tries again.
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }

  /** The same as the whole client says, which asks no one about a token that is valid for a while yet. */
  async getSession() {
    if (!carriesAuthAnswer(location)) {
      const session = validStoredSession();
      if (session || !hasStoredSession()) return { data: { session: session ?? null }, error: null };
    }
    return (await this.whole()).getSession();
  }

  /** Listeners hear the whole client, also if only a token that had to be renewed has called for it. */
  onAuthStateChange(listener) {
    if (this.loaded) return this.loaded.onAuthStateChange(listener);
    this.listeners.add(listener);
    return { data: { subscription: { unsubscribe: () => this.listeners.delete(listener) } } };
  }
}
