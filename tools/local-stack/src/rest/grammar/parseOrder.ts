import { parseField } from './parseField';
import { splitTopLevel, unquote } from './split';
import type { OrderTerm } from './syntaxTree';

/** `name.desc.nullslast,clubs(name).asc`, the value of `order`. */
export function parseOrder(text: string): OrderTerm[] {
  return splitTopLevel(text, ',').map(parseTerm);
}

function parseTerm(text: string): OrderTerm {
  const match = /^(.*?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/s.exec(text.trim());
  const subject = match?.[1] ?? '';
  const direction = (match?.[2] ?? null) as OrderTerm['direction'];
  const nulls = (match?.[3] ?? null) as OrderTerm['nulls'];
  const related = /^([^()]+)\((.+)\)$/s.exec(subject);
  if (related?.[1] && related[2]) {
    return { embed: unquote(related[1]), field: parseField(related[2]), direction, nulls };
  }
  return { embed: null, field: parseField(subject), direction, nulls };
}
