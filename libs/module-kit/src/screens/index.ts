// Whose rows the pages show
export { clubPages } from './source/clubPages';
export { clubRoutes } from './source/clubRoutes';
export {
  clubNow,
  clubToday,
  demoClub,
  momentAtClub,
  ownClub,
  type ClubSource,
  type PageSource,
} from './source/clubSource';
export { createSource } from './source/createSource';
export { type ReadCall, type StartReads } from './source/firstReads';
export { withKeptAnswers } from './outbox/keptAnswers';
export { readClubWithCode, type FirstOfClub } from './source/readClubWithCode';
export { useClubReader, type ClubReader, type PageReader } from './source/useClubReader';
export { homePart } from './source/homePart';
export { useOwnSource } from './source/useOwnSource';

// Changes, on the page of a club and in a demo
export { Answers, type ReadName } from './answers/answers';
export { type ChangeCalls, type Changes, changesOf } from './answers/defineChange';
export { newId, withChanged, without } from './answers/rows';
export { sendChanges } from './answers/sendChanges';

// The sample club without a server
export { type DemoRefusals, type DemoRules, playDemo } from './demo/playDemo';
export { answersOf, type Recording, recordingText } from './demo/recording';
export { broken, gone, outdated, raised } from './demo/refused';

// What is open, in the address
export {
  type AddressField,
  type AddressFields,
  addressIn,
  calendarDay,
  calendarMonth,
  matching,
  oneOf,
  pageNumber,
  queryWith,
  rowId,
  text,
} from './address/addressFields';
export { type Address, useAddress } from './address/useAddress';

// Why something failed
export { FailedAlert } from './failures/FailedAlert';
export { MaybeOld } from './failures/MaybeOld';
export {
  BUDGET_FAILED,
  CHECKLISTS_FAILED,
  CLUB_FAILED,
  FILE_NOT_OPENED,
  HISTORY_FAILED,
  ITEM_NOT_CHANGED,
  JOB_ROLES_FAILED,
  LESSONS_FAILED,
  MINIMUM_WAGE_FAILED,
  MISSING_FIGURE,
  NOT_FETCHED,
  NOT_ON_STAFF,
  OPEN_WORK_FAILED,
  OWN_FEATURES_FAILED,
  SEASONS_FAILED,
  STAFF_FAILED,
  TEAM_MEMBERS_FAILED,
  TRAINING_MODULES_FAILED,
} from './failures/readTitles';
export { Refusal } from './failures/Refusal';
export { toastFailure } from './failures/toastFailure';

// A table as a file
export { csvLines, type CsvColumn } from './csv/csvLines';
export { type CsvCell, csvText } from './csv/csvText';
export { downloadCsv } from './csv/downloadCsv';
export { ExportButton } from './csv/ExportButton';
export { ExportRows } from './csv/ExportRows';

// A file as a table
export { csvRecords, type CsvRecord } from './csv/reading/csvRecords';
export { decodeText } from './csv/reading/decodeText';
export { readCsv, separatorOf, type CsvFile } from './csv/reading/readCsv';

// Files that a server makes
export { type Job, JOB_COLUMNS, type JobState, jobState, needsWorker } from './jobs/job';
export { CurrentFile } from './jobs/CurrentFile';
export { FILE_COLUMNS, NOT_STARTED, type OrderedFile, startFile } from './jobs/orderedFile';
export { type OrderedFiles, useOrderedFiles } from './jobs/useOrderedFiles';
export { callWorker, cancelJob, downloadJobFile, readJobFile, retryJob, viewJobFile } from './jobs/jobCalls';

// Days of a club
export { dayAt } from '@platform/ui/dates';
export { addDays, addMonths, daysBetween, isDay, isTypedDay, weekdayOf } from './days/days';
export { dayInWords, momentInWords } from './days/daysInWords';
export { shortWeekdayNames, weekdayNames } from './days/weekdays';
export { nextSeason, proposedDays } from './days/nextSeason';
export { daysToOpening, openingInWords } from './days/opening';
export { isToday, timeAgo } from './days/timeAgo';
export { seasonProblems } from './days/seasonProblems';
export { type EnteredSeason, isOutsideYear } from './days/seasonYear';

// How a season ends, and the next one starts
export { CloseSeasonDialog } from './season/CloseSeasonDialog';
export { ReopenSeason } from './season/ReopenSeason';
export { ModuleIntroduction } from './season/ModuleIntroduction';
export { NoSeason } from './season/NoSeason';
export { SeasonChoice } from './season/SeasonChoice';
export { SeasonRecord } from './season/SeasonRecord';
export { canBeReopened, hasOpened, lastReopening } from './season/seasonClose';
export { type ClubSeason, readSeasons, SEASON_COLUMNS, seasonOf, seasonsOfLesson } from './season/seasonRows';
export { startSeasonRow } from './season/startSeasonRow';
export {
  closeSeasonRow,
  listSeasonEvents,
  readSeasonCounts,
  reopenSeasonRow,
  type SeasonCounts,
  type SeasonEvent,
} from './season/seasonCloseCalls';

// Changes that wait on this device for a network
export { type Delivery, sendOrKeep } from './outbox/sendOrKeep';
export { countUnsent } from './outbox/countUnsent';
export { useOnline } from './outbox/useOnline';
export { useKeptOffline, type OfflinePages } from './outbox/useKeptOffline';
export { WaitingChanges } from './outbox/WaitingChanges';

// Work beside the page
export { startWorker, type WorkerOptions } from './work/startWorker';

// Requests to the database
export { functionAddress } from './requests/functionAddress';
export { asking, readPartOf, saving } from '@platform/module-kit';

// What waits for a person
export { type CountedNeed, needsToday, type NeedToday } from './today/needsToday';

// Its card on a dashboard
export { progressCard } from '@platform/module-kit';

// Lists longer than one answer
export { everyPage, PAGE } from './lists/everyPage';

// Pictures that people choose
export { encodePicture } from './forms/encodePicture';
export { type Photo, PHOTO_TYPES, preparePhoto } from './forms/preparePhoto';

// Files of a club in the storage
export {
  addressOfFile,
  confidentialFolder,
  dropFile,
  findAddressOfFile,
  newPath,
  readFile,
  uploadFile,
} from './files/clubFiles';
export { storageRefusal } from './files/storageRefusal';
export { type Attachment } from './files/attachment';
export { AttachmentField, attachmentOf, type ChosenAttachment, chosenWords } from './files/AttachmentField';
export { MAX_FILE_BYTES } from './files/fileLimit';
export { HEAD_BYTES, kindOfBytes } from './files/kindOfBytes';
export { OpenAttachment } from './files/OpenAttachment';
export { openTab, type WaitingTab } from './files/openTab';
export { prepareAttachment } from './files/prepareAttachment';
export { usePhotoAddress } from './files/usePhotoAddress';
export { withAttachment } from './files/withAttachment';

// Documents of a club: their versions, and who has opened them
export { DocumentHistory } from './documents/DocumentHistory';
export {
  type DocumentOpening,
  type DocumentVersion,
  pathOfDocument,
  readDocumentOpenings,
  readDocumentVersions,
  withOpening,
} from './documents/documentFiles';
export { openDocumentFile } from './documents/openDocumentFile';

// Rows from other modules
export { distinctById } from './lists/distinctById';

// Finding rows by words
export { foundIn, MOST_FOUND, type PaletteQuery } from './search/paletteSearch';
export { matchesWords, plain, wordsOf } from '@platform/ui/words';
export { beginsNearlySo } from './search/slips';
export { patternsOf, wordPattern } from './search/wordPattern';

// The people of a club
export { NO_PERSON_FOUND, type OwnerKey, type Person } from './people/person';
export { readOwnStaffId } from './people/readOwnStaffId';
export { readPeople } from './people/readPeople';

// Amounts of money
export { exactMoney, moneyInWords, payRangeInWords, toCents, toDollars, wholeDollars } from './money/money';

// Parts of a list and a drawer
export { DividedList } from './parts/DividedList';
export { FilterBar, Filters } from './parts/filterParts';
export {
  DrawerTitle,
  HeadedSection,
  Muted,
  OneLine,
  Quiet,
  RowName,
  SectionTitle,
  Toolbar,
  WholeRowName,
} from './parts/listParts';
export { PersonName } from './people/PersonName';
export { FirstRows } from './lists/FirstRows';
export { heightFor } from './lists/heightFor';
export { ListOutline } from './lists/ListOutline';

// The order of names
export { byName, byTitle, compareNames } from './lists/compareNames';

// Numbers in words
export { counted } from './lists/counted';
export { sizeInWords } from '@platform/ui/sizes';
export { decimalsOfHours, hoursFigure, hoursInColumn, hoursInWords, toHours } from './numbers/hours';
export { percentInWords, varianceInWords } from './numbers/percentInWords';

// Forms
export { differs } from './forms/differs';
export { GroupError } from './forms/GroupError';
export { GroupLegend } from './forms/GroupLegend';
export { NoteForm } from './forms/NoteForm';
export {
  CHOOSE_FILE,
  CHOOSE_ROLE,
  ENTER_DAY,
  ENTER_EMAIL,
  ENTER_FIRST_DAY,
  ENTER_NAME,
  ENTER_TIME,
  ENTER_TITLE,
  ENTER_YOUR_NAME,
  WRITE_WHY,
} from './forms/requiredInput';
export { ConfirmDialog } from './dialogs/ConfirmDialog';
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog';
export { ReasonDialog } from './dialogs/ReasonDialog';
export { RowFormDialog } from './dialogs/RowFormDialog';
export { StayQuestion } from './dialogs/StayQuestion';
export { rowOrGone } from './forms/rowOrGone';
export { useCloseQuestion } from './dialogs/useCloseQuestion';
export { useDialogForm } from './forms/useDialogForm';
export { useErrorsOnceTried } from './forms/useErrorsOnceTried';
export { type Kept, useRowDialog } from './forms/useRowDialog';
export { useTriedForm } from './forms/useTriedForm';
export { valueInWords } from './forms/valueInWords';

// Invitations to join
export { acceptInvitation } from './invitations/acceptInvitation';
export { InvitationsDialog } from './invitations/InvitationsDialog';
export { INVITE_FAILED, inviteStaff, revokeInvitation } from './invitations/staffInvitations';
export { INVITATIONS_FAILED, useMyInvitations, type Invitation } from './invitations/useMyInvitations';

// What could not be read of the person
export { MembershipFailed } from './failures/MembershipFailed';
export { ModulesFailed } from './failures/ModulesFailed';
export { useRetrying } from './failures/useRetrying';

// Rows that are dragged
export { useDraggable, useDropTarget } from './dragging/useDragging';
export { useDropArea } from './dragging/useDropArea';

// Parts of a page
export { actionsColumn } from './parts/actionsColumn';
export { ActionsMenu } from './parts/ActionsMenu';
export { copyText } from './parts/copyText';
export { allOf } from './queries/allOf';
export { BackLink } from './parts/BackLink';
export { CardMessage, CardPage } from './parts/CardPage';
export { Figure, FigureOutline, type FigureProps, FigureStrip } from './parts/FigureStrip';
export { isSettled } from './queries/isSettled';
export { ManagersOnly } from './notices/ManagersOnly';
export { ManagersOnlyPage } from './notices/ManagersOnlyPage';
export { NoClubPage, type NoClubPageProps } from './notices/NoClubPage';
export { PageIcon } from '@platform/module-kit';
export { PaperHead, PaperOnly, ScreenOnly, Signatures } from './parts/paper';
export { QrCode } from './qr/lazyQrCode';
export { RoleBadge } from './people/RoleBadge';
export { SampleClubNote } from './notices/SampleClubNote';
export { SeasonOver } from './notices/SeasonOver';
export { Section } from './parts/Section';
export { SeasonDayFields, seasonDayLabels } from './forms/SeasonDayFields';
export { StartSeasonForm } from './forms/StartSeasonForm';
export { SeasonYearWarning } from './forms/SeasonYearWarning';
export { TitledDrawer, type TitledDrawerProps } from './dialogs/TitledDrawer';
export { useIsNarrow, useIsPhone, useMedia } from './parts/useMedia';
export { useSecondsUntil } from './parts/useSecondsUntil';
export { useTypedSearch } from './search/useTypedSearch';
