import { sizeInWords } from '../../words/sizeInWords';

/** What may be dropped. */
export interface FileRules {
  /** Endings and types, as an input's `accept` names them: `.csv`, `image/png`, `image/*`. Everything when empty. */
  accept?: readonly string[];
  /** Largest size of one file in bytes. */
  maxBytes?: number;
}

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

/** The kinds in words: `['.csv', 'image/png']` → `CSV or PNG`. */
export function kindsInWords(accept: readonly string[]): string {
  const words = [...new Set(accept.map(kindInWords))];
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}

function kindInWords(kind: string): string {
  if (kind.endsWith('/*'))
    return { image: 'an image', video: 'a video', audio: 'a recording' }[kind.slice(0, -2)] ?? kind;
  if (kind === 'text/plain') return 'TXT';
  return kind
    .replace(/^\.|^.*\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();
}

/** Why a file is not taken, and what would be, in one sentence; undefined when it is taken. */
export function refusalOf(file: Candidate, { accept = [], maxBytes }: FileRules): string | undefined {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind.toLowerCase()))) {
    return `This is not ${kindsInWords(accept)}. Choose another file.`;
  }
  if (file.size === 0) return 'This file is empty. Choose another file.';
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `This file is ${sizeInWords(file.size)}. Choose one of at most ${sizeInWords(maxBytes)}.`;
  }
  return undefined;
}

function isOfKind({ name, type }: Candidate, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
  return type.toLowerCase() === kind;
}
