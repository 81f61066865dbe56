// Replaces @supabase/functions-js in the client of a page: its code comes with the first function that a person calls.
// Most pages call none.
export class FunctionsClient {
  constructor(url, options) {
    this.load = async () => {
      const { FunctionsClient: Whole } = await import('@supabase/functions-js/dist/module/index.js');
      return new Whole(url, options);
    };
  }

  /** Answers `{ data, error }`, as the whole client does. */
  async invoke(...given) {
    let client;
    try {
      client = await this.load();
    } catch (error) {
      // Like a request that does not arrive.
      return { data: null, error };
    }
    return client.invoke(...given);
  }
}

// The client passes these on, for programs that compare errors with them. No page does.
export const FunctionRegion = {};
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
