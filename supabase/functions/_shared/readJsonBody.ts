import { RequestError } from './answers.ts';

/**
 * Reads a JSON body of at most `maxBytes`, and never holds more than that in memory.
 * Throws a RequestError: 413 when it is larger, 400 when it is not JSON.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = new RequestError(413, 'body_too_large', `The request is larger than ${maxBytes / 1024} KB.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;

  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    // A body without a length, or with a wrong one, is counted as it arrives.
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw tooLarge;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new RequestError(400, 'invalid_json', 'The request body is not JSON.');
  }
}
