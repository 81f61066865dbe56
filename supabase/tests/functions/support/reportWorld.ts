import { readPdf } from '../../../functions/generate-report/testing/readPdf.ts';
import { LAKESIDE, people, PINE_HOLLOW } from '../../rules/support/people';
import { openJobWorld, type JobWorld } from './jobWorld';

type Job = Record<string, unknown>;

/** The product of one file of tests, with what makes reports and reads them. */
interface ReportWorld {
  readonly world: JobWorld;
  /** The token of Pine Hollow's manager. */
  readonly manager: string;
  /** Orders a report as a person and makes it. A person orders ten an hour. @throws Error with the refusal */
  ordered(parameters: object, token?: string): Promise<Job>;
  /** Makes a report for the manager past the rule that a person orders ten an hour. */
  queued(parameters: object): Promise<Job>;
  fileOf(job: Job): Promise<Buffer>;
  /** The lines of a report's PDF, page by page. */
  textsOf(job: Job): Promise<string[]>;
}

/** Opens the product for the tests of one file; each of them begins without jobs and files. Call it at the top of the file. */
export function reportWorld(): ReportWorld {
  let world: JobWorld;
  let manager: string;
  beforeAll(async () => {
    world = await openJobWorld();
    manager = await world.token('manager@pinehollow.test');
  }, 180_000);
  afterAll(() => world.close(), 30_000);
  beforeEach(async () => {
    world.front.intercept = () => undefined;
    await world.service('DELETE', `jobs?club_id=in.(${PINE_HOLLOW},${LAKESIDE})`);
    await world.files.clear([PINE_HOLLOW, LAKESIDE]);
  });
  const fileOf = async (job: Job) => (await world.files.read(String(job.result_path))).bytes;
  return {
    get world() {
      return world;
    },
    get manager() {
      return manager;
    },
    async ordered(parameters, token = manager) {
      const { status, body } = await world.rpc(token, 'request_report', parameters);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      expect(await world.call('generate-report', token, { jobId: body })).toEqual({ status: 202, body: { ok: true } });
      return world.job(String(body));
    },
    async queued(parameters) {
      const [job] = await world.service('POST', 'jobs', {
        club_id: PINE_HOLLOW,
        kind: 'report',
        parameters: { format: 'pdf', ...parameters },
        requested_by: people.pineManager.userId,
      });
      await world.call('generate-report', manager, { jobId: job?.id });
      return world.job(String(job?.id));
    },
    fileOf,
    textsOf: async (job) => readPdf(await fileOf(job)).flatMap(({ lines }) => lines.map(({ text }) => text)),
  };
}

/** The cells of a CSV without its heading, split at every comma. */
export const rowsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));
