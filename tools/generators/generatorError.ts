/** Why no module is made; the message is one sentence for the person who runs the command. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
