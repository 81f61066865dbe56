import { grammarError } from '../restError';

/**
 * Splits at a separator outside of parentheses, braces and double quotes: `a,b(c,d),"e,f"` at `,` gives `a`, `b(c,d)`
 * and `"e,f"`.
 * @throws RestError if quotes or parentheses are not closed
 */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if ('({'.includes(character)) depth += 1;
    else if (')}'.includes(character)) depth -= 1;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
    if (depth < 0) throw grammarError(`"failed to parse (${text})"`, 'a parenthesis closes that was not opened');
  }
  if (quoted || depth > 0) throw grammarError(`"failed to parse (${text})"`, 'a quote or parenthesis does not close');
  parts.push(text.slice(start));
  return parts;
}

/** The content of `"…"` with its escapes resolved; other text as it is. */
export function unquote(text: string): string {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return isQuoted ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}
