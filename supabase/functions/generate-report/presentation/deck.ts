import * as pptxgenjs from 'pptxgenjs';

// TypeScript and Deno read the types of pptxgenjs in different ways: for one, its default export is a class, and for the other a
// namespace. So the part of it that reports use has types of ours.

/** A piece of text with its own look. */
export interface Run {
  text: string;
  options?: Record<string, unknown>;
}

/** One slide. Options are those of pptxgenjs; places and sizes are in inches. */
export interface Slide {
  background: { color: string };
  slideNumber: Record<string, unknown>;
  addText(text: string | Run[], options: Record<string, unknown>): unknown;
  addTable(rows: Run[][], options: Record<string, unknown>): unknown;
  addChart(
    type: 'bar',
    data: { name: string; labels: string[]; values: number[] }[],
    options: Record<string, unknown>,
  ): unknown;
}

/** A presentation. */
export interface Deck {
  layout: string;
  title: string;
  subject: string;
  author: string;
  company: string;
  theme: { headFontFace: string; bodyFontFace: string };
  defineSlideMaster(master: { title: string; objects: { placeholder: Record<string, unknown> }[] }): unknown;
  addSlide(options?: { masterName: string }): Slide;
  write(options: { outputType: 'uint8array' }): Promise<unknown>;
}

const { default: PptxGenJS } = pptxgenjs as unknown as { default: new () => Deck };

/** A new presentation without slides. */
export const newDeck = (): Deck => new PptxGenJS();
