/** jsdom's data about an element. */
interface StyledElement {
  _localName: string;
  classList: { contains(name: string): boolean };
}

/** What an element must be to match a selector: its tag and classes. */
interface Subject {
  tag?: string;
  classes: string[];
}

/** Splits at separators outside brackets, parentheses and quotes. Undefined when they are not balanced. */
function splitOutside(text: string, isSeparator: (character: string) => boolean): string[] | undefined {
  const parts: string[] = [];
  const open: string[] = [];
  let part = '';
  let quote: string | undefined;
  for (const character of text) {
    if (quote === undefined && open.length === 0 && isSeparator(character)) {
      parts.push(part);
      part = '';
      continue;
    }
    part += character;
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') open.push(character);
    else if (character === ')' || character === ']') {
      if (open.pop() !== (character === ')' ? '(' : '[')) return undefined;
    }
  }
  return quote === undefined && open.length === 0 ? [...parts, part] : undefined;
}

const isComma = (character: string) => character === ',';
const isCombinator = (character: string) => /[\s>+~]/.test(character);
/** A tag, classes and ids at the beginning; a pseudo-class, pseudo-element or attribute may follow. */
const COMPOUND = /^(\*|[a-z][\w-]*)?((?:[.#]-?[a-z_][\w-]*)*)(?=$|[:[])/i;

/** Undefined: the selector names neither tag nor class, or only the selector engine can tell. */
function subjectOf(selector: string): Subject | undefined {
  const [, tag = '*', names = ''] = COMPOUND.exec(splitOutside(selector.trim(), isCombinator)?.at(-1) ?? '') ?? [];
  const classes = names.match(/\.[\w-]+/g)?.map((name) => name.slice(1)) ?? [];
  if (tag !== '*') return { tag: tag.toLowerCase(), classes };
  return classes.length > 0 ? { classes } : undefined;
}

/** One subject for each selector of a list, or undefined when one of them can match any element. */
function subjectsOf(text: unknown): Subject[] | undefined {
  // Leaves escapes, namespaces and nesting to the engine.
  if (typeof text !== 'string' || /[\\|&]/.test(text)) return undefined;
  const subjects: Subject[] = [];
  for (const selector of splitOutside(text, isComma) ?? ['']) {
    const subject = subjectOf(selector);
    if (!subject) return undefined;
    subjects.push(subject);
  }
  return subjects;
}

const known = new Map<unknown, Subject[] | undefined>();

/** False only when the selector cannot match: the element lacks the tag or a class of the selector's last part. */
export function ruleMayMatch(element: StyledElement, selector: unknown): boolean {
  let subjects = known.get(selector);
  if (!subjects && !known.has(selector)) {
    subjects = subjectsOf(selector);
    known.set(selector, subjects);
  }
  if (!subjects) return true;
  return subjects.some(
    ({ tag, classes }) =>
      (tag === undefined || tag === element._localName.toLowerCase()) &&
      classes.every((name) => element.classList.contains(name)),
  );
}
