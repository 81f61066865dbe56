/** A place where code or a document names a rule of the specification or a decision, so that a reader can look it up. */
interface Citation {
  /** `9.8`, `9`, `C20` or `0016`. */
  target: string;
  /** The words around it, for the message. */
  text: string;
}

const RULE = String.raw`(?:C\d+|\d+(?:\.\d+)?)`;
const SPECIFICATION = new RegExp(
  String.raw`\bspecification(?:,?\s+section)?\s+(${RULE}(?:(?:, | and | to |, and )${RULE})*)(?![\d%])`,
  'gi',
);
const DECISION = /\bdecisions?\s+(\d+(?:(?:, | and | to |, and )\d+)*)\b/gi;
const WITHOUT_NUMBER = /\bas specified\b|\bwords of the specification\b|\bspecification's words\b/gi;

/** Joins the lines of a comment or a paragraph, so that a citation may span two lines. */
const inOneLine = (text: string) => text.replace(/\n[ \t]*(?:\/\/|\*|--|>)?[ \t]*/g, ' ');

const around = (text: string, at: number) => text.slice(Math.max(0, at - 30), at + 60);

/** The rules of the specification that a text cites, one by one: `specification 3.7 and 3.9` cites two. */
export function rulesCited(source: string): Citation[] {
  const text = inOneLine(source);
  return [...text.matchAll(SPECIFICATION)].flatMap(({ 1: list = '', index }) =>
    [...list.matchAll(new RegExp(RULE, 'g'))].map(([target]) => ({ target, text: around(text, index) })),
  );
}

/** The decisions that a text cites, with four digits as in the names of their files. */
export function decisionsCited(source: string): Citation[] {
  const text = inOneLine(source);
  return [...text.matchAll(DECISION)].flatMap(({ 1: list = '', index }) =>
    [...list.matchAll(/\d+/g)].map(([number]) => ({ target: number.padStart(4, '0'), text: around(text, index) })),
  );
}

/** Places that name the specification as their source and no rule of it. */
export function citationsWithoutNumber(source: string): string[] {
  const text = inOneLine(source);
  return [...text.matchAll(WITHOUT_NUMBER)].map(({ index }) => around(text, index));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)-- .*$|<!--[\s\S]*?-->/gm;
const FOLDER = String.raw`(?:apps|libs|tools|supabase|docs|e2e)\/[\w*{}<>,./-]*[\w*}>]`;
const FILE = String.raw`(?:[\w<>-]+\/)*[\w<][\w<>.-]*\.(?:tsx?|mjs|cjs|sql|css|md)\b`;
const PATH = new RegExp(String.raw`(?<![\w./@*-])(?:${FOLDER}|${FILE})`, 'g');

/** The paths and files of the repository that the comments of a file name, such as `libs/ui` or `page.css`. */
export function pathsNamed(source: string): Citation[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment }) =>
    [...comment.matchAll(PATH)].map(({ 0: target, index }) => ({ target, text: around(comment, index) })),
  );
}

/** Finds a named path at the end of the path of a file, or of one of its folders: `apps/<id>`, `src/*.ts`, `{a,b}.ts`. */
export function patternOfPath(named: string): RegExp {
  const pattern = named
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]*>|\*+/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`(?:^|/)${pattern}(?:/|$)`);
}

/** The numbers of the specification's sections and rules. */
export function rulesOf(specification: string): Set<string> {
  return new Set([
    ...[...specification.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number),
    ...[...specification.matchAll(/^(?: *- |\| )\*\*(C\d+|\d+\.\d+)\*\* /gm)].map(([, number = '']) => number),
  ]);
}
