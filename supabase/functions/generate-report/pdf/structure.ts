/** What an element is to a screen reader (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'Sect';

export interface ElementOptions {
  /** A figure in words. */
  alt?: string;
  /** What a heading of a table heads. */
  scope?: 'Column' | 'Row';
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * The text of a document as screen readers read it: a tree of elements beside what is drawn (PDF/UA, ISO 14289-1). Its order is the order
 * of drawing. What is drawn as an artifact, such as a rule or a footer, is no part of it.
 */
export class Structure {
  readonly #document: PDFKit.PDFDocument;
  /** The open elements, the innermost last; null where an artifact is drawn. */
  readonly #open: ({ tag: string; element: Element } | null)[];

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    const element = document.struct('Document');
    document.addStructure(element);
    this.#open = [{ tag: 'Document', element }];
  }

  /** Opens an element of the open one, for everything that is drawn within. */
  element(tag: Tag, options: ElementOptions, draw: () => void): void {
    const parent = this.#open.at(-1);
    // Within an artifact, there is nothing to read.
    if (!parent) return draw();
    const element = this.#document.struct(tag, options);
    parent.element.add(element);
    this.#within({ tag, element }, draw);
  }

  /** Takes everything that is drawn within out of the text. */
  artifact(draw: () => void): void {
    this.#within(null, draw);
  }

  /** Marks one piece that is drawn as content of the open element. */
  mark(draw: () => void): void {
    const open = this.#open.at(-1);
    if (open) open.element.add(this.#document.markStructureContent(open.tag));
    else this.#document.markContent('Artifact');
    draw();
    this.#document.endMarkedContent();
  }

  #within(open: { tag: string; element: Element } | null, draw: () => void): void {
    this.#open.push(open);
    draw();
    this.#open.pop();
  }
}
