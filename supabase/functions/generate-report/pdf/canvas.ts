import { Buffer } from 'node:buffer';
// @ts-types="@types/pdfkit"
import PDFDocument from 'pdfkit';
import { drawableText } from './drawableText.ts';
import type { Fonts } from './fonts.ts';
import { packObjects } from './packObjects.ts';
import { Structure, type ElementOptions, type Tag } from './structure.ts';
import { colors, type FontName, type Layout } from './typography.ts';

export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
  align?: 'left' | 'right';
}

/** The types do not know this method of the library. */
type ImageReader = PDFKit.PDFDocument & { openImage(bytes: Buffer): Picture['image'] };

/** A heading with its place: `top` in points from the top of the page. */
interface Bookmark {
  text: string;
  page: number;
  top: number;
  /** Of a part, which stands above it. */
  isBelow: boolean;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** A picture that can be drawn, with its size in pixels as it is held. */
export interface Picture {
  image: { width: number; height: number; orientation?: number; colorSpace?: string };
  width: number;
  height: number;
}

/** Figures of equal width, so that columns of numbers line up. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'tnum'];

/**
 * What a text asks of the typeface. One without figures asks for nothing: the library then remembers how it has laid out each
 * word, where it would otherwise shape every text anew.
 */
const featuresOf = (text: string) => (/\d/.test(text) ? { features: FIGURES } : {});

/** The pages of a report, filled from the top down. */
export class Canvas {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #bytes: Promise<Uint8Array>;
  /** Tables measure each row up to three times: whether all of it fits, whether it begins here, and as it is drawn. */
  readonly #heights = new Map<string, number>();
  readonly #structure: Structure;
  readonly #bookmarks: Bookmark[] = [];
  readonly layout: Layout;
  /** Where the content of the page begins. */
  #top: number;
  #lastHeading: { text: string; style: TextStyle; after: number } | null = null;
  /** Vertical position of the next item, in points from the top of the page. */
  y: number;

  constructor(fonts: Fonts, layout: Layout, info: { title: string; author: string; creator: string }) {
    this.#fonts = fonts;
    this.layout = layout;
    this.y = layout.page.margin;
    this.#top = this.y;
    this.#document = new PDFDocument({
      size: [layout.page.width, layout.page.height],
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      // The types do not know this part of the library.
      subset: 'PDF/UA' as 'PDF/A-1',
      // With a font here, the library would parse that font again for every text, and with none it would load one from disk.
      font: null as unknown as string,
      info: { Title: info.title, Author: info.author, Creator: info.creator, Producer: info.creator },
    });
    for (const [name, { bytes }] of Object.entries(fonts) as [FontName, Fonts['regular']][]) {
      this.#document.registerFont(name, fontSource(bytes));
    }
    this.#structure = new Structure(this.#document);
    this.#bytes = collect(this.#document);
  }

  /** Draws one element of what screen readers read, such as a table or a cell of it. */
  element(tag: Tag, draw: () => void, options: ElementOptions = {}): void {
    this.#structure.element(tag, options, draw);
  }

  /** Draws what screen readers skip, such as a header that a page repeats. */
  artifact(draw: () => void): void {
    this.#structure.artifact(draw);
  }

  /** Goes to the next page unless this much height is left. True when it did. */
  require(height: number): boolean {
    if (this.y + height <= this.layout.contentBottom) return false;
    return this.nextPage();
  }

  /** Goes to the next page unless this one is empty. True when it did. Where sections are slides, it repeats the heading. */
  nextPage(): boolean {
    if (!this.#addPage()) return false;
    const repeated = this.layout.opensPages && this.#lastHeading;
    if (repeated) {
      this.artifact(() => this.paragraph(`${repeated.text}, continued`, repeated.style, repeated.after));
      this.#top = this.y;
    }
    return true;
  }

  /** Goes to the next page, where another section begins, unless this one is empty. */
  openPage(): void {
    this.#lastHeading = null;
    this.#addPage();
  }

  #addPage(): boolean {
    if (this.y === this.#top) return false;
    this.#document.addPage();
    this.y = this.layout.page.margin;
    this.#top = this.y;
    return true;
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    const key = `${style.font} ${style.size} ${width} ${text}`;
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const drawable = this.#drawable(text, style);
    const height = this.#styled(style).heightOfString(drawable, { width, ...featuresOf(drawable) });
    this.#heights.set(key, height);
    return height;
  }

  /** The width of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    const drawable = this.#drawable(text, style);
    return this.#styled(style).widthOfString(drawable, featuresOf(drawable));
  }

  /** Draws text at a place of this page; it wraps within the width. */
  text(text: string, { x, y, width }: Place, style: TextStyle): void {
    const { align = 'left', color } = style;
    const drawable = this.#drawable(text, style);
    if (drawable === '') return;
    this.#structure.mark(() =>
      this.#styled(style)
        .fillColor(color)
        .text(drawable, x, y, { width, align, ...featuresOf(drawable) }),
    );
  }

  /** Draws text that is no wider than its place, on one line. */
  line(text: string, { x, y }: Omit<Place, 'width'>, style: TextStyle): void {
    const document = this.#styled(style).fillColor(style.color);
    const drawable = this.#drawable(text, style);
    this.#structure.mark(() => document.text(drawable, x, y, { lineBreak: false, ...featuresOf(drawable) }));
  }

  /** Draws a paragraph at the cursor and moves below it. */
  paragraph(text: string, style: TextStyle, after: number, tag: Tag = 'P'): void {
    const { page, contentWidth } = this.layout;
    const height = this.heightOf(text, contentWidth, style);
    this.require(height);
    this.element(tag, () => this.text(text, { x: page.margin, y: this.y, width: contentWidth }, style));
    this.y += height + after;
  }

  /** Draws a heading at the cursor and moves below it. The outline of the document lists it, too. */
  heading(text: string, style: TextStyle, after: number, tag: 'H2' | 'H3'): void {
    this.require(this.heightOf(text, this.layout.contentWidth, style));
    const page = this.#document.bufferedPageRange().count - 1;
    this.#bookmarks.push({ text, page, top: this.y, isBelow: tag === 'H3' });
    this.paragraph(text, style, after, tag);
    this.#lastHeading = { text, style, after };
  }

  rectangle(place: Place & { height: number }, color: string): void {
    this.#shape(() => this.#document.rect(place.x, place.y, place.width, place.height).fill(color));
  }

  /** A line across the content, or across a part of it. */
  rule(y: number, place?: Pick<Place, 'x' | 'width'>): void {
    const { x, width } = place ?? { x: this.layout.page.margin, width: this.layout.contentWidth };
    this.#shape(() =>
      this.#document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(colors.rule),
    );
  }

  /** Strokes of a pen. @param strokes the points of each one, in points of the page */
  strokes(strokes: readonly (readonly { x: number; y: number }[])[], lineWidth: number, color: string): void {
    this.#structure.mark(() => this.#strokes(strokes, lineWidth, color));
  }

  #strokes(strokes: readonly (readonly { x: number; y: number }[])[], lineWidth: number, color: string): void {
    this.#document.lineWidth(lineWidth).lineCap('round').lineJoin('round');
    for (const points of strokes) {
      const [first] = points;
      if (!first) continue;
      this.#document.moveTo(first.x, first.y);
      // A dot is a line to where it begins.
      for (const { x, y } of points.length > 1 ? points.slice(1) : points) this.#document.lineTo(x, y);
      this.#document.stroke(color);
    }
    this.#document.lineCap('butt').lineJoin('miter');
  }

  /** A JPEG, to be drawn later; null if its bytes are not one. */
  picture(bytes: Uint8Array): Picture | null {
    // The library reads other formats, too, and unpacks them later, where a broken one would end the whole process.
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
    try {
      const image = (this.#document as ImageReader).openImage(Buffer.from(bytes));
      // From the fifth on, the camera was held upright.
      const isTurned = (image.orientation ?? 1) > 4;
      const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height];
      return width > 0 && height > 0 && image.colorSpace ? { image, width, height } : null;
    } catch {
      // Its errors are written for developers.
      return null;
    }
  }

  /** Draws a picture into a place, as it is held. */
  drawPicture({ image }: Picture, { x, y, width, height }: Place & { height: number }): void {
    this.#structure.mark(() => this.#document.image(image as unknown as string, x, y, { fit: [width, height] }));
  }

  /** Draws on every page, when all of them are there. Screen readers skip it. */
  onEachPage(draw: (number: number, total: number) => void): void {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      this.artifact(() => draw(index + 1, count));
    }
  }

  /** The file. Nothing can be drawn afterwards. */
  async close(): Promise<Uint8Array> {
    this.#outline();
    this.#document.end();
    return packObjects(await this.#bytes);
  }

  /** Lists the headings beside the pages, if there are several pages. */
  #outline(): void {
    if (this.#document.bufferedPageRange().count === 1) return;
    let above: PDFKit.PDFOutline | null = null;
    for (const { text, page, top, isBelow } of this.#bookmarks) {
      const { outline } = this.#document;
      // The types know neither the page nor the place on it. The library counts `left` from the right edge.
      const options = { pageNumber: page, top, left: this.layout.page.width } as object;
      const parent: PDFKit.PDFOutline = isBelow && above ? above : outline;
      const item = parent.addItem(text, options);
      if (!isBelow) above = item;
    }
  }

  /** Grounds, bars and rules say nothing that is not in the words beside them. */
  #shape(draw: () => void): void {
    this.artifact(() => this.#structure.mark(draw));
  }

  #styled({ font, size }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(font).fontSize(size);
  }

  #drawable(text: string, { font }: TextStyle): string {
    return drawableText(text, this.#fonts[font]);
  }
}

function fontSource(bytes: Uint8Array): string {
  // The types know paths only where a font is given with the document; the library takes bytes there as anywhere.
  return Buffer.from(bytes) as unknown as string;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
