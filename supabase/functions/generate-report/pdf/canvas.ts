import { Buffer } from 'node:buffer';
// @ts-types="@types/pdfkit"
import PDFDocument from 'pdfkit';
import { drawableText } from './drawableText.ts';
import type { Fonts } from './fonts.ts';
import { colors, contentBottom, contentWidth, page, type FontName } from './typography.ts';

export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
  align?: 'left' | 'right';
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Figures of equal width, so that columns of numbers line up. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'tnum'];

/** The pages of a report, filled from the top down. */
export class Canvas {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #bytes: Promise<Uint8Array>;
  /** Vertical position of the next item, in points from the top of the page. */
  y: number = page.margin;

  constructor(fonts: Fonts, info: { title: string; author: string; creator: string }) {
    this.#fonts = fonts;
    this.#document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      // The first font that is set; without it the document would load a standard font from disk.
      font: fontSource(fonts.regular.bytes),
      info: { Title: info.title, Author: info.author, Creator: info.creator, Producer: info.creator },
    });
    for (const [name, { bytes }] of Object.entries(fonts) as [FontName, Fonts['regular']][]) {
      this.#document.registerFont(name, fontSource(bytes));
    }
    this.#bytes = collect(this.#document);
  }

  /** Goes to the next page unless this much height is left. True when it did. */
  require(height: number): boolean {
    if (this.y + height <= contentBottom || this.y === page.margin) return false;
    this.#document.addPage();
    this.y = page.margin;
    return true;
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#styled(style).heightOfString(this.#drawable(text, style), { width, features });
  }

  /** Draws text at a place of this page; it wraps within the width. */
  text(text: string, { x, y, width }: Place, style: TextStyle): void {
    const { align = 'left', color } = style;
    this.#styled(style).fillColor(color).text(this.#drawable(text, style), x, y, { width, align, features });
  }

  /** Draws a paragraph at the cursor and moves below it. */
  paragraph(text: string, style: TextStyle, after: number): void {
    const height = this.heightOf(text, contentWidth, style);
    this.require(height);
    this.text(text, { x: page.margin, y: this.y, width: contentWidth }, style);
    this.y += height + after;
  }

  rectangle(place: Place & { height: number }, color: string): void {
    this.#document.rect(place.x, place.y, place.width, place.height).fill(color);
  }

  /** A line across the content. */
  rule(y: number): void {
    const { margin } = page;
    this.#document
      .moveTo(margin, y)
      .lineTo(margin + contentWidth, y)
      .lineWidth(0.5)
      .stroke(colors.rule);
  }

  /** Draws on every page, when all of them are there. */
  onEachPage(draw: (number: number, total: number) => void): void {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      draw(index + 1, count);
    }
  }

  /** The file. Nothing can be drawn afterwards. */
  async close(): Promise<Uint8Array> {
    this.#document.end();
    return this.#bytes;
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
