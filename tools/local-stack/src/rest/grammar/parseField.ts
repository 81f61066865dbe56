import { grammarError } from '../restError';
import type { Field, JsonStep } from './syntaxTree';
import { unquote } from './split';

/** Parses `meta->address->>city`. @throws RestError if a name is missing */
export function parseField(text: string): Field {
  const parts = text.split(/(->>?)/);
  const name = unquote((parts[0] ?? '').trim());
  if (name === '') throw grammarError(`"failed to parse field (${text})"`);
  const path: JsonStep[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    const key = (parts[index + 1] ?? '').trim();
    if (key === '') throw grammarError(`"failed to parse field (${text})"`);
    path.push({ key: unquote(key), asText: parts[index] === '->>', isIndex: /^-?\d+$/.test(key) });
  }
  return { name, path };
}

/** The name of a field in the answer, if it has no alias: `city` for `meta->address->>city`. */
export function fieldLabel({ name, path }: Field): string {
  const lastKey = path.filter((step) => !step.isIndex).at(-1);
  return lastKey?.key ?? name;
}
