import { requireVariable, type Environment } from '../../_shared/environment.ts';
import type { ReportContent, ReportSection } from '../reportContent.ts';
import { Canvas, type TextStyle } from './canvas.ts';
import { drawBarChart, heightOfBarChart } from './drawBarChart.ts';
import { drawFacts, heightOfFacts } from './drawFacts.ts';
import { drawKeyFigures, heightOfKeyFigures } from './drawKeyFigures.ts';
import { drawList, heightOfList } from './drawList.ts';
import { drawPictures, heightOfFirstPictures } from './drawPictures.ts';
import { drawSignatures, heightOfFirstSignatures } from './drawSignatures.ts';
import { drawTable, heightOfTable } from './drawTable.ts';
import { drawFooters, drawTitle } from './drawTitle.ts';
import { drawWritten, heightOfWritten } from './drawWritten.ts';
import { loadFonts } from './fonts.ts';
import { colors, paper, slides } from './typography.ts';

const headingStyleOf = ({ layout }: Canvas): TextStyle => ({
  font: 'strong',
  size: layout.sizes.heading,
  color: colors.ink,
});
const partStyleOf = ({ layout }: Canvas): TextStyle => ({
  font: 'strong',
  size: layout.sizes.part,
  color: colors.accent,
});
const textStyleOf = ({ layout }: Canvas): TextStyle => ({
  font: 'regular',
  size: layout.sizes.text,
  color: colors.ink,
});
/** Less than half a page, in points. */
const SMALL = 320;
const GAP = { beforePart: 24, beforeHeading: 10, afterHeading: 6, afterText: 8 } as const;

/** The report as PDF. The product's name comes from the environment (PRODUCT_NAME): no function spells it. */
export async function drawReport(content: ReportContent, environment: Environment): Promise<Uint8Array> {
  const product = requireVariable(environment, 'PRODUCT_NAME');
  const { title, club, period } = content;
  const canvas = new Canvas(await loadFonts(), content.isForProjector ? slides : paper, {
    title: `${title}, ${club}, ${period}`,
    author: club,
    creator: product,
  });
  drawTitle(canvas, content);
  let headingTag: HeadingTag = 'H2';
  for (const [place, section] of content.sections.entries()) {
    if (canvas.layout.opensPages && place > 0) canvas.openPage();
    if (section.part !== undefined) {
      drawPart(canvas, section, section.part, place > 0);
      headingTag = 'H3';
    }
    canvas.element('Sect', () => drawSection(canvas, section, headingTag));
  }
  drawFooters(canvas, content, product);
  return canvas.close();
}

/** A section of a part is one level below it. */
type HeadingTag = 'H2' | 'H3';

function drawSection(canvas: Canvas, section: ReportSection, headingTag: HeadingTag): void {
  const { heading, paragraphs, facts, written, signatures, pictures, list, keyFigures, barChart, table } = section;
  canvas.require(heightOfOpening(canvas, section));
  canvas.y += GAP.beforeHeading;
  canvas.heading(heading, headingStyleOf(canvas), GAP.afterHeading, headingTag);
  const textStyle = textStyleOf(canvas);
  for (const text of paragraphs) canvas.paragraph(text, textStyle, GAP.afterText);
  if (facts) drawFacts(canvas, facts);
  if (written) drawWritten(canvas, written, textStyle);
  if (signatures) drawSignatures(canvas, signatures);
  if (pictures) drawPictures(canvas, pictures);
  if (keyFigures) drawKeyFigures(canvas, keyFigures);
  if (list) drawList(canvas, list);
  if (barChart) drawBarChart(canvas, barChart);
  if (table) drawTable(canvas, table);
}

/**
 * The title of a part, at the top of a page unless half of the page before is free. The first part follows the title of the
 * report.
 */
function drawPart(canvas: Canvas, section: ReportSection, part: string, followsOthers: boolean): void {
  const { contentWidth, contentHeight } = canvas.layout;
  const partStyle = partStyleOf(canvas);
  const title = GAP.beforePart + canvas.heightOf(part, contentWidth, partStyle) + GAP.afterHeading + GAP.afterText;
  const opening = title + heightOfOpening(canvas, section);
  if (followsOthers && !canvas.require(Math.max(opening, contentHeight / 2))) canvas.y += GAP.beforePart;
  canvas.heading(part, partStyle, GAP.afterHeading, 'H2');
  canvas.rule(canvas.y);
  canvas.y += GAP.afterText;
}

/**
 * Keeps a heading and its introduction with the beginning of the section, figures with the chart behind them, and a small
 * section in one piece.
 */
function heightOfOpening(canvas: Canvas, section: ReportSection): number {
  const { heading, paragraphs, facts, written, signatures, pictures, list, keyFigures, barChart, table } = section;
  const { contentWidth } = canvas.layout;
  const textStyle = textStyleOf(canvas);
  const words = paragraphs.reduce(
    (sum, text) => sum + canvas.heightOf(text, contentWidth, textStyle) + GAP.afterText,
    GAP.beforeHeading + canvas.heightOf(heading, contentWidth, headingStyleOf(canvas)) + GAP.afterHeading,
  );
  const blocks = [
    ...(facts ? [heightOfFacts(canvas, facts)] : []),
    ...(written ? [heightOfWritten(canvas, textStyle)] : []),
    ...(signatures ? [heightOfFirstSignatures(canvas, signatures)] : []),
    ...(pictures ? [heightOfFirstPictures(canvas, pictures)] : []),
    ...(keyFigures ? [heightOfKeyFigures(canvas, keyFigures)] : []),
    ...(list ? [heightOfList(canvas, list)] : []),
    ...(barChart ? [heightOfBarChart(canvas, barChart)] : []),
    ...(table ? [heightOfTable(canvas, table)] : []),
  ];
  const whole = blocks.reduce((sum, height) => sum + height, words);
  if (whole <= SMALL) return whole;
  const opening =
    keyFigures && barChart ? heightOfKeyFigures(canvas, keyFigures) + heightOfBarChart(canvas, barChart) : 0;
  return words + Math.max(blocks[0] ?? 0, opening);
}
