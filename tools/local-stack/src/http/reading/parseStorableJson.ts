/** A NUL, or half of a surrogate pair: no Postgres text can store one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Parses JSON whose texts will be stored in Postgres.
 * @throws SyntaxError for invalid JSON, and for a name or a text that Postgres cannot store
 */
export function parseStorableJson(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (UNSTORABLE.test(name) || (typeof value === 'string' && UNSTORABLE.test(value))) {
      throw new SyntaxError('The JSON holds a character that no text has.');
    }
    return value;
  });
}
