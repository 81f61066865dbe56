/** The chosen file is not an image we accept. The message is for the person who chose it. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}
