import {
  found,
  signInAtPlatform,
  testSameChanges,
  testSameReads,
  type BothWorlds,
  type ReadCalls,
} from '@platform/module-kit/testing';
import path from 'node:path';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { PostSeasonSource } from '../source/postSeasonSource';
import { createDemoSource } from './demoSource';

let ownClub: PostSeasonSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

const worlds: BothWorlds<PostSeasonSource> = {
  demo: createDemoSource,
  club: () => ownClub,
  refusals: () => import('../tableRefusals'),
  recording: path.join(__dirname, 'recording.json'),
};

const ofSeasons = async (source: PostSeasonSource): Promise<[string][]> =>
  (await source.listSeasons()).map(({ id }) => [id]);
const ofSurveys = async (source: PostSeasonSource): Promise<[string][]> => {
  const surveys = await Promise.all((await ofSeasons(source)).map(([id]) => source.listSurveys(id)));
  return surveys.flat().map(({ id }) => [id]);
};

const calls: ReadCalls<PostSeasonSource> = {
  listSeasons: () => [[]],
  readSummary: ofSeasons,
  listSteps: ofSeasons,
  listCategories: ofSeasons,
  listComments: ofSeasons,
  listUploads: ofSeasons,
  listSurveys: ofSeasons,
  listResults: ofSurveys,
  listInsights: ofSurveys,
  listLessons: ofSeasons,
};

testSameReads(worlds, calls);

const seasonId = async (source: PostSeasonSource, year: string) =>
  found((await source.listSeasons()).find((season) => season.year === year)).id;
const lesson = async (source: PostSeasonSource, words: string, year = '2024') =>
  found((await source.listLessons(await seasonId(source, year))).find((one) => one.lesson === words));

const draft = { kind: 'worked', lesson: ' Family night ', action: '', dueOn: '' } as const;
const row = { line: 2, date: '2025-04-27', category: 'facilities & grounds', rating: '2', comment: ' Too dark. ' };
const cards = [
  row,
  { ...row, line: 3, date: '4/28/2025', category: 'Parking', rating: '5', comment: '' },
  { ...row, line: 4, rating: '3' },
  { ...row, line: 5, rating: '1', comment: '' },
];
const bad = [...cards, { ...row, line: 6, rating: 'six' }, { ...row, line: 7, date: '' }];
const file = async (source: PostSeasonSource, rows: typeof cards, leavesOutBad: boolean) => {
  return { seasonId: await seasonId(source, '2025'), fileName: 'cards.csv', rows, leavesOutBad };
};

testSameChanges(worlds, calls, changes, {
  'adding a lesson to a season that runs': async (source) => source.addLesson(await seasonId(source, '2025'), draft, 1),
  'saving it': async (source) => {
    const { id, version } = await lesson(source, 'Family night', '2025');
    return source.saveLesson(
      id,
      { kind: 'improve', lesson: 'Family night', action: ' Begin at 6 ', dueOn: '2026-03-01' },
      version,
    );
  },
  'saving it over a newer version': async (source) =>
    source.saveLesson((await lesson(source, 'Family night', '2025')).id, draft, 1),
  'adding it to the checklists of a season that is not entered yet': async (source) =>
    source.carryToChecklist(await lesson(source, 'Family night', '2025')),
  'deleting it': async (source) => source.deleteLesson((await lesson(source, 'Family night', '2025')).id),
  'adding a lesson to a season that has closed': async (source) =>
    source.addLesson(await seasonId(source, '2024'), draft, 8),
  'adding a priority to the checklists': async (source) =>
    source.carryToChecklist(await lesson(source, 'Start hiring by February 15th')),
  'adding it again': async (source) => source.carryToChecklist(await lesson(source, 'Start hiring by February 15th')),
  'making a lesson a project': async (source) =>
    source.carryToProject((await lesson(source, 'Upgrade deck shade structures')).id),
  'making it a project again': async (source) =>
    source.carryToProject((await lesson(source, 'Upgrade deck shade structures')).id),
  'uploading feedback without its bad rows': async (source) => source.importFeedback(await file(source, bad, true)),
  'uploading the same rows again': async (source) => source.importFeedback(await file(source, bad, true)),
  'uploading a file without rows': async (source) => source.importFeedback(await file(source, [], false)),
  'taking an upload back': async (source) => {
    const uploads = await source.listUploads(await seasonId(source, '2025'));
    return source.deleteUpload(found(uploads.find(({ fileName }) => fileName === 'cards.csv')).id);
  },
});
