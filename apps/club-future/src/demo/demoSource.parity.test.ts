import { dataSetIds } from '@platform/contract/saved-reports';
import { asking, toCents } from '@platform/module-kit/screens';
import { found, openBothWorlds, testSameChanges, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import { fundingOf } from '../rules/projects/funding';
import { projectionsOf } from '../rules/workforce';
import { fullyFunded, percentFunded, projectionOf } from '@platform/contract/reserve';
import { recommendationsOf } from '../rules/recommendations';
import { openWishes, recommendedOrder, sumsOf } from '../rules/wishes/wishMatrix';
import { changes } from '../source/changes';
import { createClubSource } from '../source/club/clubSource';
import type { ClubFutureSource } from '../source/clubFutureSource';
import type { ProjectDraft } from '../source/rows/project';
import type { BidDraft } from '../source/rows/bid';
import type { VoteDraft } from '../source/rows/vote';
import type { ComponentDraft } from '../source/rows/reserve';
import type { ReportDraft } from '../source/rows/savedReport';
import type { WishDraft } from '../source/rows/wish';
import { createDemoSource } from './demoSource';

const worlds = openBothWorlds<ClubFutureSource>({
  demo: createDemoSource,
  club(reader) {
    // A file that a test adds has a storage path in the database and a page address in the demo.
    URL.createObjectURL = () => `${reader.club.id}/${crypto.randomUUID()}.jpg`;
    return createClubSource(reader);
  },
  refusals: () => import('../tableRefusals'),
  found: ['listDocumentVersions', 'listDocumentOpenings'],
});
const eachProject = async (source: ClubFutureSource) => (await source.listProjects()).map(({ id }): [string] => [id]);
/** No document has this id. */
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000';
const ofDocuments = async (source: ClubFutureSource): Promise<[string][]> => {
  const found = await Promise.all((await eachProject(source)).map(([id]) => source.listProjectDocuments(id)));
  return [[NO_DOCUMENT], ...found.flat().map(({ id }): [string] => [id])];
};
const calls: ReadCalls<ClubFutureSource> = {
  listMetrics: () => [[]],
  listMeasures: () => [[]],
  listProjects: () => [[]],
  listBudgetedProjects: () => [[]],
  listProjectUpdates: eachProject,
  listProjectDocuments: eachProject,
  listDocumentVersions: ofDocuments,
  listDocumentOpenings: ofDocuments,
  listProjectVotes: eachProject,
  listProjectComments: eachProject,
  listProjectBids: eachProject,
  listVendors: () => [[]],
  listPossibleVoters: () => [[]],
  listWishes: () => [[]],
  readWorkforce: () => [[]],
  readReserve: () => [[]],
  listSeasons: () => [[]],
  listReports: () => [[]],
  listReportRecipients: () => [[]],
  readsDailyWork: () => [[]],
  readDataSet: () => dataSetIds.flatMap((id) => (id === 'projects' || id === 'wishlist' ? [] : [[id]])),
};

testSameReads(worlds, calls);

test('the rules compute what the views of the database do', async () => {
  const ownClub = worlds.club();
  const read = asking('No answer');
  const [funding] = await read((db) => db.from('project_funding').select('projects, total, approved, pending'));
  expect(fundingOf(await ownClub.listProjects())).toMatchObject({
    projects: funding?.projects,
    total: toCents(funding?.total ?? 0),
    approved: toCents(funding?.approved ?? 0),
    pending: toCents(funding?.pending ?? 0),
  });
  const [matrix] = await read((db) =>
    db.from('wishlist_matrix').select('high, medium, low, shortlisted_cost, total_cost'),
  );
  const wishes = openWishes(await ownClub.listWishes(), await ownClub.listProjects());
  expect(sumsOf(wishes)).toEqual({
    byImpact: { high: matrix?.high, medium: matrix?.medium, low: matrix?.low },
    shortlisted: toCents(matrix?.shortlisted_cost ?? 0),
    total: toCents(matrix?.total_cost ?? 0),
  });
  const ranked = await read((db) => db.from('wishlist_recommendations').select('id').order('position'));
  expect(recommendedOrder(wishes).map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
  const { plan, components } = await ownClub.readReserve();
  const [reserve] = await read((db) => db.from('reserve_funding').select('fully_funded, percent_funded'));
  expect(fullyFunded(components)).toBe(toCents(reserve?.fully_funded ?? 0));
  expect(percentFunded(found(plan).balance, fullyFunded(components))).toBe(reserve?.percent_funded);
  const ahead = await read((db) =>
    db.from('reserve_projection').select('year, spending, balance, percent_funded').order('year'),
  );
  expect(
    projectionOf(found(plan), components).map(({ year, spending, balance, funded }) => [
      year,
      spending,
      balance,
      funded,
    ]),
  ).toEqual(
    ahead.map(({ year, spending, balance, percent_funded }) => [
      year,
      toCents(spending),
      toCents(balance),
      percent_funded,
    ]),
  );
  const workforce = await ownClub.readWorkforce();
  const ratios = { planned: workforce.plan?.plannedRatio ?? 0, optimal: workforce.plan?.optimalRatio ?? 0 };
  const projections = projectionsOf(workforce.assumptions, workforce.staff, ratios);
  const years = await read((db) =>
    db
      .from('workforce_projections')
      .select(
        'year, members, staff:staff_needed, budgetIncrease:budget_increase, optimalStaff:optimal_staff_needed, gap',
      )
      .order('year'),
  );
  expect(projections).toEqual(years);
  const said = await read((db) => db.from('workforce_recommendations').select('recommendation').order('position'));
  expect(recommendationsOf(workforce, ratios.optimal, projections)).toEqual(
    said.map(({ recommendation }) => recommendation),
  );
});

const metric = async (source: ClubFutureSource, name: string) =>
  found((await source.listMetrics()).find((one) => one.name === name));
const project = async (source: ClubFutureSource, title: string) =>
  found((await source.listProjects()).find((one) => one.title === title));
const gate: ProjectDraft = {
  title: ' New gate ',
  description: ' Opens by itself ',
  priority: 'low',
  budget: 4_500_50,
  timeline: ' Spring 2027 ',
  startsOn: '2027-03-01',
  endsOn: '2027-04-15',
};
const SHADE = 'Deck shade structures';
const RESURFACING = 'Pool deck resurfacing';
const shadeVote = async (source: ClubFutureSource): Promise<VoteDraft> => ({
  question: ' Build the shade? ',
  options: [' Approve', 'Decline '],
  approvingOption: 1,
  voterIds: (await source.listPossibleVoters())
    .filter(({ isReader, isOnBoard }) => isReader || isOnBoard)
    .map(({ id }) => id),
  quorum: 1,
  closesAt: '2025-05-08T18:00:00-04:00',
});
const vote = async (source: ClubFutureSource, question: string, title = SHADE) =>
  found((await source.listProjectVotes((await project(source, title)).id)).find((one) => one.question === question));
const sails: BidDraft = {
  vendorId: '',
  vendorName: ' Sail Makers ',
  amount: 11_250_50,
  scope: ' Three sails ',
  validUntil: '2025-06-30',
  documentId: '',
};
const bid = async (source: ClubFutureSource, vendorName: string) =>
  found((await source.listProjectBids((await project(source, SHADE)).id)).find((one) => one.vendorName === vendorName));
const fence: WishDraft = {
  list: 'staff',
  item: ' Fence around the courts ',
  priority: 'low',
  impact: 'medium',
  timeline: ' 2028 ',
  cost: 9_000_50,
  isShortlisted: false,
};
const bySeverity: ReportDraft = {
  title: ' By severity ',
  dataSet: 'incidents',
  columns: ['occurred_at', 'severity'],
  filters: [{ column: 'kind', operator: 'is_not', value: 'other' }],
  grouping: ['severity'],
  chart: { kind: 'bar', label: 'severity', value: 'occurred_at' },
  comparison: {
    column: 'occurred_at',
    now: { from: '2025-04-01', to: '2025-09-01' },
    before: { from: '2024-05-25', to: '2024-09-02' },
  },
  isShared: false,
};
const pieOfTwoPeriods: ReportDraft = { ...bySeverity, chart: { kind: 'pie', label: 'severity', value: 'occurred_at' } };
const report = async (source: ClubFutureSource, title: string) =>
  found((await source.listReports()).find((one) => one.title === title));
const mail = async (source: ClubFutureSource, title: string, firstOn: string, isForReader: boolean) => {
  const people = (await source.listReportRecipients()).filter(({ isReader }) => isReader || !isForReader);
  const ids = people.map(({ id }) => id);
  return source.scheduleReport((await report(source, title)).id, 'month', firstOn, ids);
};
const diving: ComponentDraft = { name: ' Diving board ', usefulYears: 15, remainingYears: 15, cost: 6_500_00 };
const component = async (source: ClubFutureSource, name: string) =>
  found((await source.readReserve()).components.find((one) => one.name === name));
const year = async (source: ClubFutureSource, name: string) =>
  found((await source.readWorkforce()).assumptions.find((one) => one.year === name));
const wish = async (source: ClubFutureSource, item: string) =>
  found((await source.listWishes()).find((one) => one.item === item));
// Made in each test, because the test environment replaces Blob before each one.
const document = async (source: ClubFutureSource) =>
  found((await source.listProjectDocuments((await project(source, 'New gate')).id))[0]);
const quote = () => ({
  blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  extension: 'jpg',
});

testSameChanges(worlds, calls, changes, {
  'following a measure': (source) =>
    source.addMetric('intent_to_return', { name: ' Would return ', target: 90, direction: 'at_least' }, 5),
  'following it twice': (source) =>
    source.addMetric('intent_to_return', { name: 'Again', target: 90, direction: 'at_least' }, 6),
  'changing a target': async (source) => {
    const { id, version } = await metric(source, 'Would return');
    return source.saveMetric(id, { name: 'Would return', target: 92.5, direction: 'at_most' }, version);
  },
  'changing a target over a newer version': async (source) => {
    const { id } = await metric(source, 'Would return');
    return source.saveMetric(id, { name: 'Late', target: 1, direction: 'at_least' }, 1);
  },
  'stopping to follow a measure': async (source) => source.deleteMetric((await metric(source, 'Would return')).id),
  'adding a project': (source) => source.addProject(gate),
  'adding a project that finishes before it starts': (source) => source.addProject({ ...gate, endsOn: '2027-02-28' }),
  'adding a project with a budget of $0': (source) => source.addProject({ ...gate, budget: 0 }),
  'saving a project': async (source) => {
    const { id, version } = await project(source, 'New gate');
    return source.saveProject(id, { ...gate, budget: null, startsOn: '', endsOn: '', timeline: '' }, version);
  },
  'saving a project over a newer version': async (source) =>
    source.saveProject((await project(source, 'New gate')).id, gate, 1),
  'changing a status': async (source) =>
    source.changeStatus(await project(source, 'New gate'), 'approved', ' Board vote 5 to 2 '),
  'changing a status without a reason': async (source) =>
    source.changeStatus(await project(source, 'New gate'), 'completed', ' '),
  'changing a status over a newer version': async (source) =>
    source.changeStatus({ ...(await project(source, 'New gate')), version: 1 }, 'completed', 'Done'),
  'adding an update': async (source) => source.addNote((await project(source, 'New gate')).id, ' Ordered '),
  'adding a document': async (source) =>
    source.addDocument((await project(source, 'New gate')).id, ' The quote ', quote(), 'project'),
  'opening a document': async (source) => source.openDocument((await document(source)).id, null),
  'adding a version of a document': async (source) => source.addDocumentVersion(await document(source), quote()),
  'opening the first version of a document': async (source) => source.openDocument((await document(source)).id, 1),
  'opening a version that is not there': async (source) => source.openDocument((await document(source)).id, 9),
  'adding a version of an outdated document': async (source) =>
    source.addDocumentVersion({ ...(await document(source)), version: 1 }, quote()),
  'deleting a document': async (source) => {
    const { id } = await project(source, 'New gate');
    return source.deleteDocument(found((await source.listProjectDocuments(id))[0]));
  },
  'adding a comment': async (source) => source.addComment((await project(source, SHADE)).id, ' Which color? '),
  'deleting a comment': async (source) => {
    const [own] = (await source.listProjectComments((await project(source, SHADE)).id)).filter(({ isOwn }) => isOwn);
    return source.deleteComment(found(own).id);
  },
  'starting a vote': async (source) => source.startVote((await project(source, SHADE)).id, await shadeVote(source)),
  'starting a vote that is over': async (source) =>
    source.startVote((await project(source, SHADE)).id, {
      ...(await shadeVote(source)),
      closesAt: '2025-05-01T09:00:00-04:00',
    }),
  'starting a vote of one option': async (source) =>
    source.startVote((await project(source, SHADE)).id, { ...(await shadeVote(source)), options: ['Approve'] }),
  'starting a vote of no one': async (source) =>
    source.startVote((await project(source, SHADE)).id, { ...(await shadeVote(source)), voterIds: [] }),
  'starting a vote with too high a quorum': async (source) =>
    source.startVote((await project(source, SHADE)).id, { ...(await shadeVote(source)), quorum: 9 }),
  voting: async (source) => source.castBallot((await vote(source, 'Build the shade?')).id, 2),
  'changing the vote': async (source) => source.castBallot((await vote(source, 'Build the shade?')).id, 1),
  'counting the votes': async (source) => source.closeVote((await vote(source, 'Build the shade?')).id),
  'counting them again': async (source) => source.closeVote((await vote(source, 'Build the shade?')).id),
  'voting when it is over': async (source) => source.castBallot((await vote(source, 'Build the shade?')).id, 2),
  'withdrawing a counted vote': async (source) =>
    source.withdrawVote((await vote(source, 'Build the shade?')).id, 'Late'),
  'starting another vote': async (source) =>
    source.startVote((await project(source, SHADE)).id, { ...(await shadeVote(source)), question: 'In blue?' }),
  'withdrawing a vote without a reason': async (source) =>
    source.withdrawVote((await vote(source, 'In blue?')).id, ' '),
  'withdrawing a vote': async (source) => source.withdrawVote((await vote(source, 'In blue?')).id, ' Too early '),
  'counting the votes of the sample club': async (source) =>
    source.closeVote((await vote(source, 'Upgrade the pump room this winter?', 'Pump room and filter upgrade')).id),
  'adding a bid': async (source) => source.addBid((await project(source, SHADE)).id, sails),
  'adding a bid for nothing': async (source) =>
    source.addBid((await project(source, SHADE)).id, { ...sails, amount: 0 }),
  'saving a bid': async (source) => {
    const { id, version } = await bid(source, 'Sail Makers');
    return source.saveBid(id, { ...sails, amount: 11_000_00, scope: '', validUntil: '' }, version);
  },
  'saving a bid over a newer version': async (source) =>
    source.saveBid((await bid(source, 'Sail Makers')).id, sails, 1),
  'choosing a bid without a reason': async (source) =>
    source.chooseBid(await project(source, SHADE), await bid(source, 'Sail Makers'), ' ', true),
  'choosing a bid': async (source) =>
    source.chooseBid(await project(source, SHADE), await bid(source, 'Sail Makers'), ' The only one ', true),
  'choosing it again': async (source) =>
    source.chooseBid(await project(source, SHADE), await bid(source, 'Sail Makers'), 'Still the only one', true),
  'changing the amount of a chosen bid': async (source) => {
    const { id, version } = await bid(source, 'Sail Makers');
    return source.saveBid(id, { ...sails, amount: 1_00 }, version);
  },
  'deleting a chosen bid': async (source) => source.deleteBid((await bid(source, 'Sail Makers')).id),
  'adding another bid': async (source) =>
    source.addBid((await project(source, SHADE)).id, { ...sails, vendorName: 'Shade Works' }),
  'choosing another bid': async (source) =>
    source.chooseBid(await project(source, SHADE), await bid(source, 'Shade Works'), 'They come in May', false),
  'deleting a bid': async (source) => source.deleteBid((await bid(source, 'Sail Makers')).id),
  'adding a project without a budget to one': async (source) =>
    source.addToBudget(await project(source, 'New gate'), '2025'),
  'adding a project that is not approved to a budget': async (source) =>
    source.addToBudget(await project(source, SHADE), '2025'),
  'adding a project to the budget of no season': async (source) =>
    source.addToBudget(await project(source, RESURFACING), '2031'),
  'adding a project to a closed budget': async (source) =>
    source.addToBudget(await project(source, RESURFACING), '2024'),
  'adding a project to a budget': async (source) => source.addToBudget(await project(source, RESURFACING), '2025'),
  'adding it to a budget again': async (source) => source.addToBudget(await project(source, RESURFACING), '2025'),
  'adding a project with the same name': async (source) => {
    const id = await source.addProject({ ...gate, title: RESURFACING });
    const added = found((await source.listProjects()).find((one) => one.id === id));
    await source.changeStatus(added, 'approved', 'The other half');
    await source.addToBudget(added, '2025');
  },
  'deleting a project': async (source) => source.deleteProject((await project(source, 'New gate')).id),
  'adding a wish': (source) => source.addWish(fence),
  'adding a wish for nothing': (source) => source.addWish({ ...fence, cost: 0 }),
  'saving a wish': async (source) => {
    const { id, version } = await wish(source, 'Fence around the courts');
    return source.saveWish(id, { ...fence, cost: 90_000_00, isShortlisted: true, timeline: '' }, version);
  },
  'saving a wish over a newer version': async (source) =>
    source.saveWish((await wish(source, 'Fence around the courts')).id, fence, 1),
  'promoting a wish': async (source) => source.promoteWish((await wish(source, 'Fence around the courts')).id),
  'promoting it again': async (source) => source.promoteWish((await wish(source, 'Fence around the courts')).id),
  'deleting the project of a wish': async (source) =>
    source.deleteProject((await project(source, 'Fence around the courts')).id),
  'deleting a wish': async (source) => source.deleteWish((await wish(source, 'Fence around the courts')).id),
  'changing the plan': async (source) => {
    const { plan } = await source.readWorkforce();
    return source.savePlan(
      plan,
      { ...found(plan), plannedRatio: null, optimalRatio: 10, hireWeeksBeforeOpening: 12 },
      1,
    );
  },
  'changing the plan over a newer version': async (source) => {
    const { plan } = await source.readWorkforce();
    return source.savePlan(plan, { ...found(plan), optimalRatio: 9 }, 1);
  },
  'planning for less than one member a person': async (source) => {
    const { plan } = await source.readWorkforce();
    return source.savePlan(plan, { ...found(plan), optimalRatio: 0.5 }, found(plan).version);
  },
  'adding a year': (source) => source.addYear({ year: '2028', members: 400, wageGrowthPercent: 2.5 }),
  'adding it twice': (source) => source.addYear({ year: '2028', members: 410, wageGrowthPercent: 0 }),
  'changing a year': async (source) => {
    const { id, version } = await year(source, '2028');
    return source.saveYear(id, { year: '2024', members: 270, wageGrowthPercent: -1 }, version);
  },
  'changing a year over a newer version': async (source) =>
    source.saveYear((await year(source, '2024')).id, { year: '2023', members: 1, wageGrowthPercent: 0 }, 1),
  'changing a year to one that is there': async (source) => {
    const { id, version } = await year(source, '2024');
    return source.saveYear(id, { year: '2025', members: 1, wageGrowthPercent: 0 }, version);
  },
  'deleting a year': async (source) => source.deleteYear((await year(source, '2024')).id),
  'saving a new report': (source) => source.addReport(bySeverity),
  'saving a report without columns': (source) => source.addReport({ ...bySeverity, columns: [] }),
  'saving a report with a pie beside an earlier season': (source) => source.addReport(pieOfTwoPeriods),
  'saving over a report': async (source) => {
    const { id, version } = await report(source, 'By severity');
    return source.saveReport(id, { ...bySeverity, filters: [], chart: { kind: 'none' }, isShared: true }, version);
  },
  'saving over a newer report': async (source) =>
    source.saveReport((await report(source, 'By severity')).id, bySeverity, 1),
  'emailing a report to oneself': async (source) => mail(source, 'By severity', '2025-05-05', true),
  'emailing a shared report to others': async (source) => mail(source, 'Projects over $10,000', '2025-06-30', false),
  'emailing a report that is not shared to others': async (source) => mail(source, 'Pay by role', '2025-05-05', false),
  'emailing a report yesterday': async (source) => mail(source, 'By severity', '2025-04-01', true),
  'emailing a report to no one': async (source) =>
    source.scheduleReport((await report(source, 'By severity')).id, 'week', '2025-05-05', []),
  'stopping the emails of a report': async (source) => source.stopSchedule((await report(source, 'By severity')).id),
  'deleting a report': async (source) => source.deleteReport((await report(source, 'By severity')).id),
  'changing the reserve study': async (source) => {
    const { plan } = await source.readReserve();
    return source.saveReservePlan(plan, { ...found(plan), balance: 90_000_50, interestPercent: 1.75 }, 1);
  },
  'changing it over a newer version': async (source) => {
    const { plan } = await source.readReserve();
    return source.saveReservePlan(plan, found(plan), 1);
  },
  'adding a component': (source) => source.addComponent(diving),
  'adding a component twice': (source) => source.addComponent({ ...diving, cost: 1 }),
  'changing a component': async (source) => {
    const { id, version } = await component(source, 'Diving board');
    return source.saveComponent(id, { ...diving, name: 'Diving boards', remainingYears: 0 }, version);
  },
  'changing a component over a newer version': async (source) =>
    source.saveComponent((await component(source, 'Diving boards')).id, diving, 1),
  'deleting a component': async (source) => source.deleteComponent((await component(source, 'Diving boards')).id),
});
