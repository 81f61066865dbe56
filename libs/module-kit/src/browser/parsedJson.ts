/** What a stored or inlined text holds; undefined if there is no text, or if it is not JSON. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
