/** A page that could not be drawn without a browser; the message says which and why. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
}
