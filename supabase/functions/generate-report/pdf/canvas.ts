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

/** The types do not know this method of the library. */
type ImageReader = PDFKit.PDFDocument & { openImage(bytes: Buffer): Picture['image'] };

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
      // With a font here, the library would parse that font again for every text, and with none it would load one from disk.
      font: null as unknown as string,
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
    this.#styled(style)
      .fillColor(color)
      .text(drawable, x, y, { width, align, ...featuresOf(drawable) });
  }

  /** Draws text that is no wider than its place, on one line. */
  line(text: string, { x, y }: Omit<Place, 'width'>, style: TextStyle): void {
    const document = this.#styled(style).fillColor(style.color);
    const drawable = this.#drawable(text, style);
    document.text(drawable, x, y, { lineBreak: false, ...featuresOf(drawable) });
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

  /** A line across the content, or across a part of it. */
  rule(y: number, { x, width }: Pick<Place, 'x' | 'width'> = { x: page.margin, width: contentWidth }): void {
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.rule);
  }

  /** Strokes of a pen. @param strokes the points of each one, in points of the page */
  strokes(strokes: readonly (readonly { x: number; y: number }[])[], lineWidth: number, color: string): void {
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
    this.#document.image(image as unknown as string, x, y, { fit: [width, height] });
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
