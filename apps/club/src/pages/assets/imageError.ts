/** A file that is no image we take, with a sentence for the person who chose it. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}
