/** A NUL, or half of a pair of surrogates: no text of Postgres holds one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Reads JSON whose texts end up in Postgres.
 * @throws SyntaxError for what is no JSON, and for a name or a text that Postgres cannot hold
 */
export function parseStorableJson(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (UNSTORABLE.test(name) || (typeof value === 'string' && UNSTORABLE.test(value))) {
      throw new SyntaxError('The JSON holds a character that no text has.');
    }
    return value;
  });
}
