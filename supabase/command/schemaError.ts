/** What cannot be done, in a sentence for whoever called the command. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}
