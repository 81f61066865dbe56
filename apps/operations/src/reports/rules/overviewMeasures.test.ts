import { createDemoSource } from '../demo/demoSource';
import { periodOf } from '../period/period';
import { changeInWords, inWords } from './measure';
import { overviewMeasures } from './overviewMeasures';

async function shown(address: { period?: string; compare?: string }): Promise<Record<string, string[]>> {
  const source = createDemoSource();
  const asked = { period: '', from: '', to: '', compare: '', ...address };
  const period = periodOf(asked, await source.listSeasons(), source.season, source.today());
  const { days, compared } = period;
  const measures = overviewMeasures({
    period,
    hoursName: 'Planned',
    now: await source.readFigures(days.from, days.to),
    then: compared ? await source.readFigures(compared.from, compared.to) : undefined,
    budget: await source.listBudgetYears(),
    summaries: await source.listSeasonSummaries(),
  });
  return Object.fromEntries(
    measures.map((measure) => [
      measure.label,
      [inWords(measure.now, measure.format), inWords(measure.then, measure.format), changeInWords(measure)],
    ]),
  );
}

test("counts 84 shifts, 5 of them open, in the sample club's week", async () => {
  expect(await shown({ period: 'week' })).toMatchObject({
    'Shift coverage': ['94%', '–', '–'],
    Shifts: ['84', '–', '–'],
    'Open shifts': ['5', '–', '–'],
    'Budget usage': ['–', '73%', '–'],
  });
});

test("compares the sample club's season with the previous one", async () => {
  expect(await shown({})).toMatchObject({
    'Planned labor': ['$13,578', '–', '–'],
    'Planned hours': ['804 h', '–', '–'],
    Income: ['–', '$240,000', '–'],
    'Safety score': ['100', '98', '+2'],
    Incidents: ['0', '2', '−2'],
    'Member satisfaction': ['–', '4.7', '–'],
    'Staff retention': ['–', '89%', '–'],
    'Return rate': ['–', '85%', '–'],
  });
});

test('has no second figures for a season without a comparison', async () => {
  expect(await shown({ period: '2024', compare: 'none' })).toMatchObject({
    'Net income': ['$64,800', '–', '–'],
    'Budget usage': ['73%', '–', '–'],
  });
});

test('has no closing figures for days that are not a season', async () => {
  expect(await shown({ period: 'month' })).not.toHaveProperty('Staff retention');
});
