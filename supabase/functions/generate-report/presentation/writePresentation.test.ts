import { strFromU8, unzipSync } from 'fflate';
import type { ReportSection } from '../reportContent.ts';
import { writePresentation } from './writePresentation.ts';

/** The slides of a report with these sections behind its first slide, as XML. */
async function slidesOf(...sections: ReportSection[]): Promise<string[]> {
  const content = { title: 'Board deck', club: 'Pine Hollow', period: '2024', comparedPeriod: null, sections };
  const files = unzipSync(await writePresentation(content, { PRODUCT_NAME: 'The Product' }));
  return Object.keys(files)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(1)
    .map((name) => strFromU8(files[name] ?? new Uint8Array()));
}

const goals = (rows: number): ReportSection => ({
  id: 'goals',
  heading: 'What each goal takes',
  paragraphs: ['The smaller the reserve, the more likely is an assessment.'],
  table: {
    columns: [{ title: 'Goal', format: 'text' }],
    rows: Array.from({ length: rows }, (_, place) => [`Goal ${place + 1}`]),
  },
});

test('puts a table below its texts if all of it fits', async () => {
  const [only, ...more] = await slidesOf(goals(4));
  expect(more).toEqual([]);
  expect(only).toContain('The smaller the reserve');
  expect(only).toContain('Goal 4');
});

test('puts a table on slides of its own if it does not fit below its texts', async () => {
  const slides = await slidesOf(goals(40));
  expect(slides[0]).not.toContain('Goal 1');
  expect(slides.slice(1).join()).toContain('Goal 40');
});

test('puts a table behind the figures of its section', async () => {
  const figures = [{ label: 'Balance', value: 96_000, format: 'wholeDollars' as const }];
  const slides = await slidesOf({ ...goals(4), keyFigures: figures });
  expect(slides).toHaveLength(2);
});

test('has no letter smaller than 12 points, and larger ones in a short table', async () => {
  const bars = Array.from({ length: 20 }, (_, index) => ({ label: String(2025 + index), value: 90_000 + index }));
  const barChart = { title: 'Balance', format: 'wholeDollars' as const, bars };
  const slides = await slidesOf(goals(4), goals(40), { id: 'b', heading: 'Balance', paragraphs: [], barChart });
  const sizesOf = (xml: string) => [...xml.matchAll(/ sz="(\d+)"/g)].map(([, size]) => Number(size) / 100);
  expect(Math.min(...slides.flatMap(sizesOf))).toBeGreaterThanOrEqual(12);
  expect(sizesOf(/<a:tbl>.*<\/a:tbl>/s.exec(slides[0] ?? '')?.[0] ?? '')).toContain(18);
});
