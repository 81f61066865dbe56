import { requireVariable, type Environment } from '../../_shared/environment.ts';
import type { ReportContent, ReportSection } from '../reportContent.ts';
import { Canvas } from './canvas.ts';
import { drawBarChart } from './drawBarChart.ts';
import { drawTable } from './drawTable.ts';
import { drawFooters, drawTitle } from './drawTitle.ts';
import { loadFonts } from './fonts.ts';
import { colors, sizes } from './typography.ts';

/** Room that a heading wants below it, so that it never stands alone at the end of a page. */
const HEADING_AND_MORE = 90;

/** The report as PDF. The product's name comes from the environment (PRODUCT_NAME): no function spells it. */
export async function drawReport(content: ReportContent, environment: Environment): Promise<Uint8Array> {
  const product = requireVariable(environment, 'PRODUCT_NAME');
  const { title, club, period } = content;
  const canvas = new Canvas(await loadFonts(), {
    title: `${title}, ${club}, ${period}`,
    author: club,
    creator: product,
  });
  drawTitle(canvas, content);
  for (const section of content.sections) drawSection(canvas, section);
  drawFooters(canvas, content, product);
  return canvas.close();
}

function drawSection(canvas: Canvas, { heading, paragraphs, barChart, table }: ReportSection): void {
  canvas.require(HEADING_AND_MORE);
  canvas.y += 10;
  canvas.paragraph(heading, { font: 'strong', size: sizes.heading, color: colors.ink }, 6);
  for (const text of paragraphs) {
    canvas.paragraph(text, { font: 'regular', size: sizes.text, color: colors.ink }, 8);
  }
  if (barChart) drawBarChart(canvas, barChart);
  if (table) drawTable(canvas, table);
}
