import type { ReportContent } from '../reportContent.ts';
import type { Canvas } from './canvas.ts';
import { colors } from './typography.ts';

/** The head of the first page: whose report, what about, over which days. */
export function drawTitle(canvas: Canvas, content: ReportContent): void {
  const { club, title, period, comparedPeriod, notice } = content;
  const { page, sizes } = canvas.layout;
  const small = { font: 'regular', size: sizes.text, color: colors.muted } as const;
  const below = notice ?? (comparedPeriod && `Compared with ${comparedPeriod}`);
  canvas.rectangle({ x: page.margin, y: page.margin, width: 36, height: 4 }, colors.accent);
  canvas.y += 18;
  canvas.paragraph(club, { font: 'strong', size: sizes.text, color: colors.accent }, 4);
  canvas.paragraph(title, { font: 'strong', size: sizes.title, color: colors.ink }, 4, 'H1');
  canvas.paragraph(period, { font: 'regular', size: sizes.heading, color: colors.muted }, below ? 2 : 14);
  if (below) canvas.paragraph(below, small, 14);
  canvas.rule(canvas.y);
  canvas.y += 10;
}

/** The foot of every page: product, report, and where in it one is. */
export function drawFooters(canvas: Canvas, { club, title, mark }: ReportContent, product: string): void {
  const { page, contentWidth, sizes } = canvas.layout;
  const y = page.height - page.margin - sizes.small;
  const half = contentWidth / 2;
  const style = { font: 'regular', size: sizes.small, color: colors.muted } as const;
  const words = [club, mark ? `${title} ${mark}` : title, product].join(' · ');
  canvas.onEachPage((number, total) => {
    canvas.rule(y - 8);
    canvas.text(words, { x: page.margin, y, width: contentWidth - 80 }, style);
    const place = { x: page.margin + half, y, width: half };
    canvas.text(`Page ${number} of ${total}`, place, { ...style, align: 'right' });
  });
}
