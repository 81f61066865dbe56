import type { DataRow } from '@platform/contract/saved-reports';
import type { ChangeCalls, ClubSource, DocumentOpening, DocumentVersion } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { Bid, Vendor } from './rows/bid';
import type { ProjectComment } from './rows/comment';
import type { MeasureFigure, Metric } from './rows/metric';
import type { BudgetedProject, Project, ProjectDocument, ProjectUpdate } from './rows/project';
import type { ReserveStudy } from './rows/reserve';
import type { ReadDataSetId, ReportRecipient, SavedReport } from './rows/savedReport';
import type { Season } from './rows/season';
import type { PossibleVoter, ProjectVote } from './rows/vote';
import type { Wish } from './rows/wish';
import type { Workforce } from './rows/workforce';

/** What the pages read. */
export interface ClubFutureReads {
  /** The measures that the club follows, in its order. */
  listMetrics(): Promise<Metric[]>;
  /** Every measure of the club, also those that it does not follow. */
  listMeasures(): Promise<MeasureFigure[]>;
  /** The capital projects, the newest first. */
  listProjects(): Promise<Project[]>;
  /** The history of a project, the newest entry first. */
  listProjectUpdates(projectId: string): Promise<ProjectUpdate[]>;
  /** The projects that a budget has a line for. For people who read budgets; none for others. */
  listBudgetedProjects(): Promise<BudgetedProject[]>;
  /** The documents of a project by title. */
  listProjectDocuments(projectId: string): Promise<ProjectDocument[]>;
  /** The files that a document has and had, the newest first. */
  listDocumentVersions(documentId: string): Promise<DocumentVersion[]>;
  /** Who opened which version of a document, the newest version first. For managers; none for others. */
  listDocumentOpenings(documentId: string): Promise<DocumentOpening[]>;
  /** The votes on a project, the newest first. For people who read reports, as the next ones. */
  listProjectVotes(projectId: string): Promise<ProjectVote[]>;
  /** The comments on a project, the oldest first. */
  listProjectComments(projectId: string): Promise<ProjectComment[]>;
  /** The bids for a project, the lowest first. */
  listProjectBids(projectId: string): Promise<Bid[]>;
  /** The vendors of the club by name. */
  listVendors(): Promise<Vendor[]>;
  /** Who can be asked to vote: people of the board first. For managers. */
  listPossibleVoters(): Promise<PossibleVoter[]>;
  /** The wishes, the dearest first; also those that have become projects. */
  listWishes(): Promise<Wish[]>;
  /** The members and the staff of today, and what the club plans for the years ahead. */
  readWorkforce(): Promise<Workforce>;
  /** What wears out, and what is set aside for it. For people who read reports. */
  readReserve(): Promise<ReserveStudy>;
  /** The seasons of the club, the newest first. */
  listSeasons(): Promise<Season[]>;
  /** The reports of the builder that the person sees, by title. */
  listReports(): Promise<SavedReport[]>;
  /** Who can get a report by email. For people who read reports. */
  listReportRecipients(): Promise<ReportRecipient[]>;
  /** Whether the person reads the daily work of the club: all but people who only sit on the board. */
  readsDailyWork(): Promise<boolean>;
  /** The rows of a data set that the person may read. */
  readDataSet(dataSet: ReadDataSetId): Promise<DataRow[]>;
}

/** Where the pages read from and write to: a club's rows in the database, or the sample club. */
export interface ClubFutureSource extends ClubSource, ClubFutureReads, ChangeCalls<typeof changes> {
  /** The address at which a browser opens a stored file, or saves it under a name. @throws DataError */
  addressOfFile(path: string, name?: string): Promise<string>;
}
