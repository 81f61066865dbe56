/** A page that could not be rendered without a browser. The message names the page and the reason. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
}
