import { requireVariable, type Environment } from '../../_shared/environment.ts';
import type { ReportContent, ReportSection } from '../reportContent.ts';
import { addBarChart } from './addBarChart.ts';
import { addKeyFigures } from './addKeyFigures.ts';
import { addTable, addTables, heightOfTable } from './addTables.ts';
import { newDeck, type Deck, type Slide } from './deck.ts';
import { colors, contentWidth, sizes, slide, typeface } from './design.ts';
import { heightOfLines, linesOf, sizeOnOneLine } from './linesOf.ts';

const HEIGHT_OF_FIGURES = 1.3;
const GAP = 0.2;
/** Points, for titles and headings of any length. */
const TITLES = [sizes.title, 32, 24];
const HEADINGS = [sizes.heading, 22, 18];

/** The report as a PowerPoint presentation (ECMA-376) with charts and tables that can be edited. */
export async function writePresentation(content: ReportContent, environment: Environment): Promise<Uint8Array> {
  const product = requireVariable(environment, 'PRODUCT_NAME');
  const deck = newDeck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = `${content.title}, ${content.club}, ${content.period}`;
  deck.subject = content.period;
  deck.author = content.club;
  deck.company = product;
  deck.theme = { headFontFace: typeface, bodyFontFace: typeface };
  defineTitles(deck);
  addTitleSlide(deck, content, product);
  const newSlide = slideMaker(deck, content);
  for (const section of content.sections) addSection(newSlide, section);
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
}

/** The layouts of the slides. Each has a title: PowerPoint's outline lists it, and screen readers name the slide by it. */
const layouts = { first: 'First slide', section: 'Section' } as const;
const TITLE = 'title';

function defineTitles(deck: Deck): void {
  const title = {
    name: TITLE,
    type: 'title',
    x: slide.margin,
    w: contentWidth,
    margin: 0,
    bold: true,
    // Below it, texts and tables begin at the left. A theme's own titles are centered.
    align: 'left',
    valign: 'middle',
  };
  const define = (name: string, place: Record<string, unknown>) =>
    deck.defineSlideMaster({
      title: name,
      objects: [{ placeholder: { options: { ...title, fontFace: typeface, ...place }, text: '' } }],
    });
  define(layouts.first, { y: 2.6, h: 1, color: colors.paper });
  define(layouts.section, { y: 0.5, h: 0.7, color: colors.ink });
}

export type NewSlide = (heading: string) => Slide;

function addTitleSlide(deck: Deck, { title, club, period, notice }: ReportContent, product: string): void {
  const first = deck.addSlide({ masterName: layouts.first });
  first.background = { color: colors.ink };
  const line = { x: slide.margin, w: contentWidth, color: colors.paper, fontFace: typeface, margin: 0 };
  first.addText(club, { ...line, y: 2.1, h: 0.5, fontSize: sizes.text });
  first.addText(title, { placeholder: TITLE, fontSize: sizeOnOneLine(title, contentWidth, TITLES) });
  first.addText(period, { ...line, y: 3.7, h: 0.5, fontSize: sizes.text });
  if (notice) first.addText(notice, { ...line, y: 4.3, h: 0.5, fontSize: sizes.label });
  first.addText(product, { ...line, y: 6.6, h: 0.4, fontSize: sizes.small });
}

/** Gives slides with a heading, the name of the report and a number. */
function slideMaker(deck: Deck, { title, club }: ReportContent): NewSlide {
  return (heading) => {
    const next = deck.addSlide({ masterName: layouts.section });
    next.addText(heading, { placeholder: TITLE, fontSize: sizeOnOneLine(heading, contentWidth, HEADINGS) });
    const foot = { y: 7, h: 0.3, margin: 0, fontFace: typeface, fontSize: sizes.small, color: colors.muted };
    next.addText(`${club} · ${title}`, { ...foot, x: slide.margin, w: contentWidth - 1 });
    next.slideNumber = { ...foot, x: slide.width - slide.margin - 0.6, w: 0.6, align: 'right' };
    return next;
  };
}

/**
 * A section's texts, figures and chart make one slide. Its table follows on the next slides, or below the texts if nothing else is
 * there and all of it fits.
 */
function addSection(newSlide: NewSlide, { heading, paragraphs, keyFigures, barChart, table }: ReportSection): void {
  if (paragraphs.length > 0 || (keyFigures && keyFigures.length > 0) || barChart) {
    const drawn = newSlide(heading);
    let y: number = slide.top;
    for (const text of paragraphs) {
      drawn.addText(text, {
        x: slide.margin,
        y,
        w: contentWidth,
        h: heightOfParagraph(text),
        margin: 0,
        valign: 'top',
        fontFace: typeface,
        fontSize: sizes.text,
        color: colors.ink,
      });
      y += heightOfParagraph(text);
    }
    if (keyFigures && keyFigures.length > 0) {
      y += GAP;
      addKeyFigures(drawn, keyFigures, y, HEIGHT_OF_FIGURES);
      y += HEIGHT_OF_FIGURES;
    }
    if (barChart) addBarChart(drawn, barChart, y + GAP, slide.bottom - y - GAP);
    else if (table && !keyFigures?.length && heightOfTable(table) <= slide.bottom - y) {
      addTable(drawn, table, y);
      return;
    }
  }
  if (table) addTables(newSlide, heading, table);
}

/** In inches, with the space below it. */
const heightOfParagraph = (text: string): number =>
  heightOfLines(linesOf(text, contentWidth, sizes.text), sizes.text) + GAP;
