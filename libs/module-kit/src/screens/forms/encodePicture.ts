interface EncodePictureOptions {
  type: 'image/jpeg' | 'image/png';
  /** From 0 to 1; PNG ignores it. */
  quality: number;
  /** The longest edge of the result (px). A smaller picture keeps its size. */
  longestEdge: number;
  /** The sentence for a file that is no picture, with what to do next. */
  unreadable: string;
}

/**
 * Decodes a picture and encodes it again, without its metadata, which may tell the place and the camera. Throws an
 * Error with a sentence for the person.
 */
export async function encodePicture(file: Blob, options: EncodePictureOptions): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(options.unreadable);
  });
  const scale = Math.min(1, options.longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context && options.type === 'image/jpeg') {
    // A JPEG has no transparency: without paper behind it, a logo or a drawing would be on black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, options.type, options.quality));
  if (!blob) throw new Error('This picture is too large for this browser. Choose a smaller one.');
  return blob;
}
