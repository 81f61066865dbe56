import { sampleId } from '@platform/sample-club';
import { dataSetIds, dataSets } from '@platform/contract/saved-reports';
import { people, PINE_HOLLOW } from '../rules/support/people';
import { reportWorld } from './support/reportWorld';

const reports = reportWorld();
const { queued, textsOf } = reports;

const made = (report: string) => queued({ type: 'saved', report });

async function saved(some: object): Promise<string> {
  const [row] = await reports.world.service('POST', 'saved_reports', {
    club_id: PINE_HOLLOW,
    owner_id: people.pineManager.userId,
    title: 'A report',
    ...some,
  });
  return String(row?.id);
}

test('makes a report as the page shows it: filtered, grouped and charted, for a day', async () => {
  const { status, body } = await reports.world.rpc(reports.manager, 'request_saved_report', {
    report_id_param: sampleId('savedReport', 2),
  });
  expect(status).toBe(200);
  expect(await reports.world.call('generate-report', reports.manager, { jobId: body })).toMatchObject({ status: 202 });
  const job = await reports.world.job(String(body));
  expect(job).toMatchObject({
    status: 'done',
    file_name: 'pine-hollow-projects-report-2025-05-01.pdf',
    expires_at: expect.any(String),
  });
  const texts = await textsOf(job);
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Pine Hollow Swim & Tennis Club', 'Projects over $10,000', 'As of May 1, 2025'],
      'Only rows of which Budget is at least $10,000.',
      '4 rows in 3 groups.',
      ...['Budget by Project', 'Pool deck resurfacing', 'Researching', '$25,000', '$45,000', '$12,000'],
    ]),
  );
});

test('prints every data set, with each of its columns', async () => {
  for (const dataSet of dataSetIds) {
    const columns = dataSets[dataSet].columns;
    const job = await made(await saved({ data_set: dataSet, columns: columns.map(({ name }) => name) }));
    expect([dataSet, job.status, job.error]).toEqual([dataSet, 'done', null]);
    const text = (await textsOf(job)).join('\n');
    expect(text).toMatch(/\d+ rows?\./);
    expect(text).not.toMatch(/NaN|undefined|null|Lakeside/);
    for (const { label } of columns) expect(text).toContain(label.split(' ')[0] ?? label);
  }
});

test('says that no row passes the filters, and that a report is gone', async () => {
  const filters = [{ column: 'title', operator: 'is', value: 'Nothing of this name' }];
  const empty = await made(await saved({ data_set: 'projects', columns: ['title'], filters }));
  expect(await textsOf(empty)).toEqual(
    expect.arrayContaining([
      'Only rows of which Project is Nothing of this name.',
      'No row passes the filters, or there is none that you may read.',
    ]),
  );
  expect(await made(sampleId('savedReport', 3))).toMatchObject({
    status: 'failed',
    error: 'This report is not there any more, or it is not shared with you any more.',
  });
});
