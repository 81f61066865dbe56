import {
  add_project_to_budget,
  cast_ballot,
  change_project_status,
  check_capital_project,
  check_staffing_ratio,
  check_wish_cost,
  choose_bid,
  keep_chosen_bid,
  open_document,
  schedule_report,
  start_project_vote,
  withdraw_project_vote,
} from '@platform/database/raised';
import { budget_categories } from '@platform/database/refusals/budget_categories';
import { growth_assumptions } from '@platform/database/refusals/growth_assumptions';
import { project_bids } from '@platform/database/refusals/project_bids';
import { project_votes } from '@platform/database/refusals/project_votes';
import { reserve_components } from '@platform/database/refusals/reserve_components';
import { saved_reports } from '@platform/database/refusals/saved_reports';
import { strategic_metrics } from '@platform/database/refusals/strategic_metrics';
import { broken, outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import { budgetLineName } from '../rules/projects/budgetLine';
import type { changes } from '../source/changes';
import type { Known } from '../source/changes/clubFutureChange';
import { budgetYearOf, findProject } from '../source/changes/knownProjects';
import { findVote } from '../source/changes/votes';
import type { ClubFutureReads } from '../source/clubFutureSource';
import type { Bid } from '../source/rows/bid';
import type { ProjectDraft } from '../source/rows/project';
import type { ReportDraft } from '../source/rows/savedReport';

/** What the demo refuses, in the words of the database. */
export const refuse: DemoRefusals<ClubFutureReads, typeof changes> = {
  addMetric: (known, measure) =>
    known.get('listMetrics')?.some((metric) => metric.measure === measure)
      ? broken(strategic_metrics.rules.strategic_metrics_one_a_measure, '23505')
      : undefined,
  saveMetric: (known, id, _draft, version) =>
    outdated(
      known.get('listMetrics')?.find((metric) => metric.id === id),
      version,
    ),
  addProject: (_known, draft) => impossible(draft),
  saveProject: (known, id, draft, version) => outdated(findProject(known, id), version) ?? impossible(draft),
  addWish: (_known, { cost }) => (isPaid(cost) ? undefined : raised(check_wish_cost['22023'])),
  saveWish: (known, id, { cost }, version) =>
    outdated(
      known.get('listWishes')?.find((wish) => wish.id === id),
      version,
    ) ?? (isPaid(cost) ? undefined : raised(check_wish_cost['22023'])),
  savePlan: (known, _saved, { plannedRatio, optimalRatio }, version) =>
    outdated(known.get('readWorkforce')?.plan, version) ??
    (Math.min(plannedRatio ?? 1, optimalRatio ?? 0) < 1 ? raised(check_staffing_ratio['22023']) : undefined),
  addYear: (known, { year }) => (isTaken(known, year) ? yearTaken() : undefined),
  saveYear: (known, id, { year }, version) =>
    outdated(
      known.get('readWorkforce')?.assumptions.find((one) => one.id === id),
      version,
    ) ?? (isTaken(known, year, id) ? yearTaken() : undefined),
  saveReservePlan: (known, _saved, _draft, version) => outdated(known.get('readReserve')?.plan, version),
  addComponent: (known, { name }) => takenComponent(known, name),
  saveComponent: (known, id, { name }, version) =>
    outdated(
      known.get('readReserve')?.components.find((one) => one.id === id),
      version,
    ) ?? takenComponent(known, name, id),
  addReport: (_known, draft) => impossibleReport(draft),
  saveReport: (known, id, draft, version) =>
    outdated(
      known.get('listReports')?.find((report) => report.id === id),
      version,
    ) ?? impossibleReport(draft),
  scheduleReport(known, id, _every, firstOn, recipientIds) {
    if (firstOn < known.source.today()) return raised(schedule_report.firstEmailGoesOut);
    if (recipientIds.length === 0) return raised(schedule_report.reportEmailedToPeople);
    const readers = known.get('listReportRecipients')?.filter(({ isReader }) => isReader) ?? [];
    const isForOthers = recipientIds.some((one) => !readers.some((reader) => reader.id === one));
    const report = known.get('listReports')?.find((one) => one.id === id);
    return isForOthers && report?.isShared === false ? raised(schedule_report.onlySharedReportEmailed) : undefined;
  },
  startVote(known, _projectId, { options, voterIds, quorum, closesAt }) {
    if (new Date(closesAt) <= known.source.now()) return raised(start_project_vote.votingMustEndLater);
    if (options.length < 2) return broken(project_votes.rules.project_votes_options_form, '23514');
    if (voterIds.length === 0) return raised(start_project_vote.peopleWhoMayVote);
    return (quorum ?? 0) > voterIds.length ? raised(start_project_vote.quorumMoreThanPeople) : undefined;
  },
  castBallot: (known, id) => (isOver(known, id) ? raised(cast_ballot.votingHasEnded) : undefined),
  withdrawVote(known, id, reason) {
    if (findVote(known, id)?.outcome) return raised(withdraw_project_vote.votingHasEnded);
    return reason.trim() === '' ? raised(withdraw_project_vote.withdrawingVoteNeedsReason) : undefined;
  },
  addToBudget(known, { id }, year) {
    const project = findProject(known, id);
    if (!project || budgetYearOf(known, id)) return undefined;
    if (project.status !== 'approved') return raised(add_project_to_budget.onlyApprovedProjectAdded);
    if (project.budget === null) return raised(add_project_to_budget.itNotKnownWhat);
    const season = known.get('listSeasons')?.find((one) => one.year === year);
    if (!season) return raised(add_project_to_budget.yourClubHasNoSuchSeason);
    if (season.isClosed) return raised(add_project_to_budget.PT409, year);
    return hasLine(known, year, budgetLineName(project.title))
      ? broken(budget_categories.rules.budget_categories_once, '23505')
      : undefined;
  },
  addBid: (_known, _projectId, { amount }) => unpaidBid(amount),
  saveBid(known, id, { vendorId, vendorName, amount }, version) {
    const before = findBid(known, id);
    const isOther =
      before?.vendorId !== vendorId || before.vendorName !== vendorName.trim() || before.amount !== amount;
    if (isChosen(before) && isOther) return raised(keep_chosen_bid['42501']);
    return outdated(before, version) ?? unpaidBid(amount);
  },
  deleteBid: (known, id) => (isChosen(findBid(known, id)) ? raised(keep_chosen_bid['42501']) : undefined),
  addDocumentVersion: (known, { id, version }) =>
    outdated(
      known
        .all('listProjectDocuments')
        .flat()
        .find((document) => document.id === id),
      version,
    ),
  openDocument(known, documentId, wanted) {
    const versions = known.get('listDocumentVersions', documentId) ?? [];
    const isThere = versions.some(({ number }) => wanted === null || number === wanted);
    return isThere ? undefined : raised(open_document.PT404);
  },
  chooseBid: (_known, _project, _bid, reason) => (reason.trim() === '' ? raised(choose_bid['22023']) : undefined),
  changeStatus(known, { id, version }, status, reason) {
    const project = findProject(known, id);
    if (!project || project.status === status) return undefined;
    return reason.trim() === '' ? raised(change_project_status['22023']) : outdated(project, version);
  },
};

function isOver(known: Known, voteId: string): boolean {
  const vote = findVote(known, voteId);
  return vote !== undefined && (vote.outcome !== null || new Date(vote.closesAt) <= known.source.now());
}

const findBid = (known: Known, id: string) =>
  known
    .all('listProjectBids')
    .flat()
    .find((bid) => bid.id === id);

const isChosen = (bid: Bid | undefined) => bid !== undefined && bid.chosenReason !== null;

const unpaidBid = (amount: number | null) =>
  isPaid(amount) ? undefined : broken(project_bids.rules.project_bids_amount_range, '23514');

const hasLine = (known: Known, year: string, name: string) =>
  known
    .get('readDataSet', 'budget')
    ?.some((line) => line['year'] === year && line['type'] === 'expense' && line['name'] === name);

const takenComponent = (known: Known, name: string, id?: string) =>
  known.get('readReserve')?.components.some((one) => one.id !== id && one.name === name.trim())
    ? broken(reserve_components.rules.reserve_components_once, '23505')
    : undefined;

const yearTaken = () => broken(growth_assumptions.rules.growth_assumptions_one_a_year, '23505');

const isTaken = (known: Known, year: string, id?: string) =>
  known.get('readWorkforce')?.assumptions.some((one) => one.id !== id && one.year === year);

const isPaid = (cost: number | null) => cost !== null && cost > 0;

function impossibleReport({ columns, comparison, chart }: ReportDraft) {
  const { rules } = saved_reports;
  if (columns.length === 0) return broken(rules.saved_reports_columns_form, '23514');
  const isPie = comparison !== null && chart.kind === 'pie';
  return isPie ? broken(rules.saved_reports_comparison_not_pie, '23514') : undefined;
}

function impossible({ startsOn, endsOn, budget }: ProjectDraft) {
  const isBackwards = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  if (isBackwards) return raised(check_capital_project.projectFinishBefore);
  return budget !== null && budget <= 0 ? raised(check_capital_project.budgetMustBeMore) : undefined;
}
