import { lettersOfPage, linesOf, readObjects } from './readPdf.ts';

/** An element of what screen readers read in a PDF. */
export interface PdfElement {
  tag: string;
  /** What is drawn for it, without that of elements within. */
  text: string;
  alt?: string;
  scope?: string;
  within: PdfElement[];
}

/** Reads the tree of elements (ISO 32000-1, 14.7) of a PDF as our reports write it. Throws if it has none. */
export function readTags(bytes: Uint8Array): PdfElement {
  const objects = readObjects(Buffer.from(bytes));
  const headOf = (id: string | undefined) => objects.get(id ?? '')?.head ?? '';
  const catalog = [...objects.values()].find(({ head }) => head.includes('/Type /Catalog'))?.head ?? '';
  const root = /\/StructTreeRoot (\d+) 0 R/.exec(catalog)?.[1];
  if (root === undefined) throw new Error('The PDF has no tags');
  const pages = new Map<string | undefined, Map<string, string>>();
  const marked = (page: string | undefined, id: string) => {
    const known = pages.get(page) ?? readMarked(objects, page ?? '');
    pages.set(page, known);
    return known.get(id) ?? '';
  };
  const read = (id: string): PdfElement => {
    const head = headOf(id);
    const page = /\/Pg (\d+) 0 R/.exec(head)?.[1];
    const texts: string[] = [];
    const within: PdfElement[] = [];
    const kids = /\/K \[(.*?)\]/s.exec(head)?.[1] ?? '';
    for (const [, other, mcid, kid, own] of kids.matchAll(/\/Pg (\d+) 0 R\s*\/MCID (\d+)|(\d+) 0 R|(\d+)/g)) {
      if (kid !== undefined) within.push(read(kid));
      else if (mcid !== undefined) texts.push(marked(other, mcid));
      else if (own !== undefined) texts.push(marked(page, own));
    }
    const alt = textOf(/\/Alt (\(.*?[^\\]\))/s.exec(head)?.[1]);
    const scope = /\/Scope \/?\(?(\w+)/.exec(head)?.[1];
    return {
      tag: /\/S \/?\(?(\w+)/.exec(head)?.[1] ?? '',
      text: texts.join(' '),
      ...(alt !== undefined && { alt }),
      ...(scope !== undefined && { scope }),
      within,
    };
  };
  return read(/\/K \[(\d+) 0 R\]/.exec(headOf(root))?.[1] ?? '');
}

/** Every element with this tag, in the order of reading. */
export function elementsOf(element: PdfElement, ...tags: readonly string[]): PdfElement[] {
  return [
    ...(tags.includes(element.tag) ? [element] : []),
    ...element.within.flatMap((each) => elementsOf(each, ...tags)),
  ];
}

/** The pieces of a page that are marked as content, each with its text. */
function readMarked(objects: ReturnType<typeof readObjects>, page: string): Map<string, string> {
  const letters = lettersOfPage(objects, page);
  const content = objects.get(/\/Contents (\d+)/.exec(objects.get(page)?.head ?? '')?.[1] ?? '')?.body ?? '';
  const pieces = content.matchAll(/^\/\w+ <<\n\/MCID (\d+)\n>> BDC\n(.*?)^EMC$/gms);
  return new Map(
    [...pieces].map(([, id = '', drawn = '']) => [
      id,
      linesOf(drawn, letters)
        .map(({ text }) => text)
        .join(' '),
    ]),
  );
}

/** A text of the file: its bytes, or UTF-16 after a mark. */
function textOf(literal: string | undefined): string | undefined {
  const bytes = literal?.slice(1, -1).replaceAll(/\\([()\\])/g, '$1');
  if (!bytes?.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
