import { found, openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { PostSeasonSource } from '../source/postSeasonSource';
import { createDemoSource } from './demoSource';

const worlds = openBothWorlds<PostSeasonSource>({
  demo: createDemoSource,
  club: createClubSource,
  as: 'admin@pinehollow.test',
  refusals: () => import('../tableRefusals'),
});

const ofSeasons = async (source: PostSeasonSource): Promise<[string][]> =>
  (await source.listSeasons()).map(({ id }) => [id]);
const ofSurveys = async (source: PostSeasonSource): Promise<[string][]> => {
  const surveys = await Promise.all((await ofSeasons(source)).map(([id]) => source.listSurveys(id)));
  return surveys.flat().map(({ id }) => [id]);
};

const ofDocuments = async (source: PostSeasonSource): Promise<[string][]> => {
  const documents = await Promise.all((await ofSeasons(source)).map(([id]) => source.listDocuments(id)));
  return documents.flat().map(({ id }) => [id]);
};

const calls: ReadCalls<PostSeasonSource> = {
  listSeasons: () => [[]],
  readSummary: ofSeasons,
  listSteps: ofSeasons,
  listCategories: ofSeasons,
  listComments: ofSeasons,
  listUploads: ofSeasons,
  listSurveys: ofSeasons,
  readSurvey: ofSurveys,
  listInvitations: ofSurveys,
  listStaffToAsk: () => [[]],
  listDistributions: ofSurveys,
  listResults: ofSurveys,
  listInsights: ofSurveys,
  listLessons: ofSeasons,
  listPhotos: ofSeasons,
  listDocuments: ofSeasons,
  listDocumentVersions: ofDocuments,
  listDocumentOpenings: ofDocuments,
  readCurrentYear: () => [[]],
  readOpenWork: ofSeasons,
  readFirstOpenWeek: ofSeasons,
  listPeople: ofSeasons,
  listSeasonEvents: ofSeasons,
  readForward: ofSeasons,
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

/** The first bytes of a JPEG picture. */
const jpeg = () => ({
  blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  extension: 'jpg' as const,
});
const words = { altText: ' The gate ', caption: ' Opening ', takenOn: '2025-04-20' };
const photo = async (source: PostSeasonSource, caption: string) =>
  found((await source.listPhotos(await seasonId(source, '2025'))).find((one) => one.caption === caption));

const pdf = () => new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });
const log = { kind: 'safety_log', title: 'Safety & Incident Log', isConfidential: true } as const;
const other = { kind: 'other', title: ' Insurance ', isConfidential: false } as const;

const asked = { question: ' Was the deck clean? ', type: 'rating', category: ' Pool ' } as const;
const membership = { question: 'Which membership?', type: 'group', category: '' } as const;
const returning = { question: 'Would you return?', type: 'yes_no', category: '' } as const;
const survey = {
  kind: 'member',
  title: ' Fall survey ',
  introduction: '',
  opensOn: '2025-05-01',
  closesOn: '2025-05-31',
  questions: [
    { ...asked, isIntentToReturn: false, isRequired: true, options: [] },
    { ...returning, isIntentToReturn: true, isRequired: false, options: [] },
    { ...membership, isIntentToReturn: false, isRequired: false, options: [' Family', 'Single'] },
  ],
} as const;
const surveyOf = async (source: PostSeasonSource, title: string) => {
  const surveys = await Promise.all((await ofSeasons(source)).map(([id]) => source.listSurveys(id)));
  return found(surveys.flat().find((one) => one.title === title)).id;
};
const detailOf = async (source: PostSeasonSource, title: string) =>
  found(await source.readSurvey(await surveyOf(source, title)));
const invited = async (source: PostSeasonSource, title: string, name: string) =>
  found((await source.listInvitations(await surveyOf(source, title))).find((one) => one.name === name)).id;
const people = [
  { name: ' Zoe Hart ', email: 'zoe@example.test' },
  { name: 'Al Rice', email: ' AL@example.test ' },
  { name: 'Al again', email: 'al@example.test' },
];
const withoutToken = async (made: Promise<string>) => (await made).length > 0;
const person = async (source: PostSeasonSource, place: number, year = '2025') =>
  found((await source.listPeople(await seasonId(source, year)))[place]);
const inSeason = async (source: PostSeasonSource, place: number, year = '2025') => {
  return { seasonId: await seasonId(source, year), id: (await person(source, place, year)).id };
};
const review = { rating: 4, strengths: ' Calm ', improvements: '', rehire: 'yes' } as const;
const days = { year: '2023', startsOn: '2023-04-01', opensOn: '2023-05-27', endsOn: '2023-09-04' };
const season = async (source: PostSeasonSource, year: string) =>
  found((await source.listSeasons()).find((one) => one.year === year));

testSameChanges(worlds, calls, changes, {
  'making a survey': async (source) => source.saveSurvey(await seasonId(source, '2025'), survey, null),
  'making one without questions': async (source) =>
    source.saveSurvey(await seasonId(source, '2025'), { ...survey, questions: [] }, null),
  'making a draft of another season': async (source) =>
    source.saveSurvey(
      await seasonId(source, '2024'),
      { ...survey, kind: 'exit', title: 'Leaving', opensOn: '', closesOn: '' },
      null,
    ),
  'changing its questions': async (source) => {
    const before = await detailOf(source, 'Fall survey');
    return source.saveSurvey(found(before.seasonId), { ...survey, questions: [...survey.questions].reverse() }, before);
  },
  'changing it over a newer version': async (source) => {
    const before = await detailOf(source, 'Fall survey');
    return source.saveSurvey(found(before.seasonId), survey, { ...before, version: 1 });
  },
  'moving the last day of one that has closed': async (source) => {
    const before = await detailOf(source, 'Staff Exit Survey 2024');
    return source.saveSurvey(found(before.seasonId), { ...before, closesOn: '2025-06-01' }, before);
  },
  'changing the questions of one that is answered': async (source) => {
    const before = await detailOf(source, 'Staff Exit Survey 2024');
    return source.saveSurvey(found(before.seasonId), { ...before, questions: before.questions.slice(1) }, before);
  },
  'emailing it to people': async (source) => source.mailSurvey(await surveyOf(source, 'Fall survey'), people),
  'emailing it to them again': async (source) => source.mailSurvey(await surveyOf(source, 'Fall survey'), people),
  'emailing a draft': async (source) => source.mailSurvey(await surveyOf(source, 'Leaving'), people),
  'inviting people to a draft without an email': async (source) =>
    (await source.inviteToSurvey(await surveyOf(source, 'Leaving'), people)).map(({ name, email, token }) => [
      name,
      email,
      token.length > 0,
    ]),
  'reminding those who got nothing today': async (source) =>
    source.remindOfSurvey(await surveyOf(source, 'Spring Check-In 2025')),
  'reminding them again': async (source) => source.remindOfSurvey(await surveyOf(source, 'Spring Check-In 2025')),
  'reminding of one that has closed': async (source) =>
    source.remindOfSurvey(await surveyOf(source, 'Staff Exit Survey 2024')),
  'making a new link': async (source) =>
    withoutToken(source.renewInvitation(await invited(source, 'Fall survey', 'Zoe Hart'))),
  'making one for someone who has answered': async (source) =>
    withoutToken(source.renewInvitation(await invited(source, 'Member Satisfaction 2024', 'Household 1'))),
  'withdrawing an invitation': async (source) =>
    source.withdrawInvitation(await invited(source, 'Fall survey', 'Zoe Hart')),
  'removing a survey': async (source) => source.deleteSurvey(await surveyOf(source, 'Fall survey')),
  'keeping a document that is expected': async (source) =>
    source.keepDocument(await seasonId(source, '2024'), log, pdf()),
  'keeping it again': async (source) => source.keepDocument(await seasonId(source, '2024'), log, pdf()),
  'keeping one of a season without any': async (source) =>
    source.keepDocument(await seasonId(source, '2025'), log, pdf()),
  'keeping another document': async (source) => source.keepDocument(await seasonId(source, '2025'), other, pdf()),
  'opening the present file of a document': async (source) => {
    const documents = await source.listDocuments(await seasonId(source, '2024'));
    const { id } = found(documents.find(({ kind }) => kind === 'safety_log'));
    await source.openDocument(id, null);
  },
  'opening an earlier one': async (source) => {
    const documents = await source.listDocuments(await seasonId(source, '2024'));
    const { id } = found(documents.find(({ kind }) => kind === 'safety_log'));
    await source.openDocument(id, 1);
  },
  'opening one that is not there': async (source) => {
    const documents = await source.listDocuments(await seasonId(source, '2024'));
    await source.openDocument(found(documents.find(({ kind }) => kind === 'staff_reviews')).id, null);
  },
  'removing a document': async (source) => {
    const documents = await source.listDocuments(await seasonId(source, '2025'));
    return source.deleteDocument(found(documents.find(({ title }) => title === 'Insurance')));
  },
  'adding a photo': async (source) => source.addPhoto(await seasonId(source, '2025'), jpeg(), words),
  'saving a photo': async (source) => {
    const { id, version } = await photo(source, 'Opening');
    return source.savePhoto(id, { altText: 'The gate opens', caption: 'The gate', takenOn: '' }, version);
  },
  'saving a photo over a newer version': async (source) =>
    source.savePhoto((await photo(source, 'The gate')).id, words, 1),
  'removing a photo': async (source) => source.deletePhoto(await photo(source, 'The gate')),
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
  'writing a review': async (source) =>
    source.addReview(await seasonId(source, '2025'), (await person(source, 0)).id, review, source.today()),
  'writing a second one': async (source) =>
    source.addReview(await seasonId(source, '2025'), (await person(source, 0)).id, review, source.today()),
  'writing one without a rating': async (source) =>
    source.addReview(
      await seasonId(source, '2025'),
      (await person(source, 1)).id,
      { ...review, rating: null },
      source.today(),
    ),
  'writing one of a closed season': async (source) => {
    const { id: staffId } = found(
      (await source.listPeople(await seasonId(source, '2024'))).find((one) => one.review === null),
    );
    return source.addReview(await seasonId(source, '2024'), staffId, review, source.today());
  },
  'correcting a review': async (source) => {
    const { id, version } = found((await person(source, 0)).review);
    return source.saveReview(id, { ...review, rating: 5, improvements: ' Logs ', rehire: '' }, version);
  },
  'correcting it over a newer version': async (source) =>
    source.saveReview(found((await person(source, 0)).review).id, review, 1),
  'correcting one of a closed season': async (source) => {
    const people = await source.listPeople(await seasonId(source, '2024'));
    const { id, version } = found(people.find((one) => one.review !== null)?.review);
    return source.saveReview(id, review, version);
  },
  'noting that equipment of two people is back': async (source) =>
    source.markEquipment(
      await seasonId(source, '2025'),
      [(await person(source, 0)).id, (await person(source, 1)).id],
      true,
      source.today(),
    ),
  'noting that it is not': async (source) => {
    const { seasonId: ofSeason, id } = await inSeason(source, 0, '2024');
    return source.markEquipment(ofSeason, [id], false, source.today());
  },
  'noting an answer of a person who was not asked': async (source) =>
    source.noteAnswer(await inSeason(source, 0), true),
  'asking people to return': async (source) =>
    source.askToReturn(await seasonId(source, '2025'), [(await person(source, 0)).id, (await person(source, 1)).id]),
  'asking one of them again': async (source) =>
    source.askToReturn(await seasonId(source, '2025'), [(await person(source, 1)).id]),
  'noting the answer': async (source) => source.noteAnswer(await inSeason(source, 0), true),
  'noting that a person may not return': async (source) => source.setMayReturn(await inSeason(source, 2), false),
  'asking a person who may not return': async (source) =>
    source.askToReturn(await seasonId(source, '2025'), [(await person(source, 2)).id]),
  'closing a season that has not opened': async (source) => source.closeSeason(await season(source, '2025')),
  'closing a season that has closed': async (source) => source.closeSeason(await season(source, '2024')),
  'reopening a season after 30 days': async (source) => source.reopenSeason(await season(source, '2024'), 'Late.'),
  'reopening a season that is open': async (source) => source.reopenSeason(await season(source, '2025'), 'Early.'),
  'starting a season of a year that is there': async (source) => source.startSeason({ ...days, year: '2024' }),
  'starting a season with days of another': async (source) =>
    source.startSeason({ year: '2026', startsOn: '2025-08-01', opensOn: '2025-08-02', endsOn: '2025-12-01' }),
  'starting a season': async (source) => source.startSeason(days),
  'closing it over a newer version': async (source) =>
    source.closeSeason({ ...(await season(source, '2023')), version: 7 }),
  'closing it': async (source) => source.closeSeason(await season(source, '2023')),
  'reopening it without a reason': async (source) => source.reopenSeason(await season(source, '2023'), ' '),
  'reopening it over a newer version': async (source) =>
    source.reopenSeason({ ...(await season(source, '2023')), version: 1 }, 'An invoice.'),
  'reopening it': async (source) => source.reopenSeason(await season(source, '2023'), ' An invoice. '),
  'making it the current one': async (source) => source.makeCurrent('2023'),
});
