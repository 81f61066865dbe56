import { RequestError } from './answers.ts';
import { readBytes } from './readBytes.ts';

/** No form has as many, and recursive code can still reach the last one. */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body of at most `maxBytes`, and never holds more than that in memory.
 * Throws a RequestError: 413 when it is larger, 400 when it is not JSON, is nested too deeply or holds half of a
 * character.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = new RequestError(413, 'body_too_large', `The request is larger than ${maxBytes / 1024} KB.`);
  return jsonOf(new TextDecoder().decode(await readBytes(request, maxBytes, tooLarge)));
}

/** What a JSON text says. Throws a RequestError (400), as `readJsonBody` does. */
export function jsonOf(text: string): unknown {
  const body = parse(text);
  if (isDeeper(body, MAX_DEPTH)) {
    throw new RequestError(400, 'too_deep', `The request has more than ${MAX_DEPTH} levels, one in the other.`);
  }
  if (!isWellFormed(body)) {
    throw new RequestError(400, 'broken_text', 'A text holds half of a character. Remove the sign that looks broken.');
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'invalid_json', 'The request body is not JSON.');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Whether every text in it can be stored. JSON may hold the half of a pair (`"\ud800"`), which is no character. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isWellFormed(key) && isWellFormed(inner));
}
