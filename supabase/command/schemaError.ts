/** What cannot be done, in a sentence for the person who called the command. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}
