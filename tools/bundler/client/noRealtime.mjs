// Replaces @supabase/realtime-js: no page listens to the database. The client tells it about each new token.
export class RealtimeClient {
  async setAuth() {}

  channel() {
    throw new Error('The platform has no realtime connection. tools/bundler/client leaves its code out.');
  }

  getChannels() {
    return [];
  }

  async removeAllChannels() {
    return [];
  }
}
