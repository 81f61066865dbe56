import type {
  ChangeCalls,
  ClubSource,
  DocumentOpening,
  DocumentVersion,
  SeasonCounts,
  SeasonEvent,
} from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { SeasonDocument } from './rows/document';
import type { CategoryRating, Comment, FeedbackUpload } from './rows/feedback';
import type { Lesson } from './rows/lesson';
import type { Paths } from './rows/paths';
import type { SeasonPhoto } from './rows/photo';
import type { SeasonPerson } from './rows/person';
import type { Forward, Season } from './rows/season';
import type { Step, Summary } from './rows/summary';
import type { Distribution, Insight, Invitation, Invitee, QuestionResult, Survey, SurveyDetail } from './rows/survey';

/** What the pages read. Members read the summary, its steps and the lessons; the rest is for managers. */
export interface PostSeasonReads {
  /** The earliest first. */
  listSeasons(): Promise<Season[]>;
  /** The year of the season that the club works on. */
  readCurrentYear(): Promise<string>;
  readOpenWork(seasonId: string): Promise<SeasonCounts>;
  /** The first day (ISO 8601) of the earliest workweek whose timesheets wait to be approved; null without one. */
  readFirstOpenWeek(seasonId: string): Promise<string | null>;
  /** By name. */
  listPeople(seasonId: string): Promise<SeasonPerson[]>;
  /** The latest first. */
  listSeasonEvents(seasonId: string): Promise<SeasonEvent[]>;
  readForward(seasonId: string): Promise<Forward>;
  readSummary(seasonId: string): Promise<Summary>;
  listSteps(seasonId: string): Promise<Step[]>;
  /** In the order of the survey's questions, then the categories that were only uploaded. */
  listCategories(seasonId: string): Promise<CategoryRating[]>;
  /** In the order of their words, which tells nothing of the people. */
  listComments(seasonId: string): Promise<Comment[]>;
  /** The newest first. */
  listUploads(seasonId: string): Promise<FeedbackUpload[]>;
  /** The latest first. */
  listSurveys(seasonId: string): Promise<Survey[]>;
  /** Null if it was removed. */
  readSurvey(surveyId: string): Promise<SurveyDetail | null>;
  /** By name. */
  listInvitations(surveyId: string): Promise<Invitation[]>;
  /** The people on the staff who can be asked by email, by name. */
  listStaffToAsk(): Promise<Invitee[]>;
  /** In the order of the survey; without its questions for a text. */
  listResults(surveyId: string): Promise<QuestionResult[]>;
  listInsights(surveyId: string): Promise<Insight[]>;
  /** In the order of the survey: everyone, then the groups. Nothing until it has closed with enough answers. */
  listDistributions(surveyId: string): Promise<Distribution[]>;
  /** In order. */
  listLessons(seasonId: string): Promise<Lesson[]>;
  /** By the day on which they were taken; those without a day last. */
  listPhotos(seasonId: string): Promise<SeasonPhoto[]>;
  /** Those that the person may read, by title. */
  listDocuments(seasonId: string): Promise<SeasonDocument[]>;
  /** The newest first. */
  listDocumentVersions(documentId: string): Promise<DocumentVersion[]>;
  /** The newest version first. */
  listDocumentOpenings(documentId: string): Promise<DocumentOpening[]>;
}

/** Where the pages read and write: a club's rows in the database, or the sample club. */
export interface PostSeasonSource extends ClubSource, PostSeasonReads, ChangeCalls<typeof changes> {
  /** An address at which the browser opens a document; with a name, it saves it under that. It works for a minute. */
  addressOfDocument(path: string, download?: string): Promise<string>;
  /** An address at which the browser shows a photo; it may work for a minute only. Null if its file is missing. */
  addressOfPhoto(path: string): Promise<string | null>;
  /** The bytes of a photo; null if its file is missing. */
  photoFile(path: string): Promise<Blob | null>;
  /** The address at which a person answers with a token, and the one that the poster of a survey opens. */
  addressOfAnswer(token: string): string;
  addressOfPoster(surveyId: string): string;
  /** The pages with the rows behind figures, lessons and open work. */
  paths: Paths;
}
