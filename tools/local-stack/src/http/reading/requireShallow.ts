import { HttpError } from '../httpError';

/** More levels than any row, layout or form has, and far fewer than a recursive parser can handle. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Whitespace that JSON allows before a value (RFC 8259). */
const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d]);
const [OPENS, CLOSES] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/**
 * Runs before anything parses a body. Ignores text that does not start as a JSON object or list.
 * @throws HttpError 400 if lists and objects are nested more than 100 levels deep
 */
export function requireShallow(body: Buffer): void {
  const first = body.findIndex((byte) => !BLANKS.has(byte));
  if (!OPENS.has(body[first] ?? 0)) return;
  let depth = 0;
  let inText = false;
  for (let at = first; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (inText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) inText = !inText;
    else if (!inText && CLOSES.has(byte)) depth -= 1;
    else if (!inText && OPENS.has(byte) && (depth += 1) > MAX_DEPTH) throw tooDeep();
  }
}

function tooDeep(): HttpError {
  return new HttpError(400, 'too_deep', `JSON has ${MAX_DEPTH} levels at most, and this has more.`, 'Send it flatter.');
}
