/**
 * Reads the body of a request or an answer and never holds more than `maxBytes` of it in memory.
 * @param tooLarge thrown as soon as the body is known to be larger
 */
export async function readBytes(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
  tooLarge: Error,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    // A body without a length, or with a wrong one, is counted as it arrives.
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
