// A module
export { defineModule } from './module/defineModule';
export { type ModuleDefinition, type MountProps, type PlatformModule, type SlotFilling } from './module/platformModule';
export { lazyPage } from './navigation/lazyPage';
export { NotFound } from './navigation/NotFound';
export { unsavedChanges, useUnsavedChanges } from './navigation/unsavedChanges';
export { usePageTitle } from './navigation/usePageTitle';
export { useIsHydrated } from './navigation/useIsHydrated';
export { hasWorker, isUnanswered } from './browser/hasWorker';
export { keptText, type KeptText } from './browser/keptText';
export { personText } from './browser/personText';
export { parsedJson } from './browser/parsedJson';
export { parseInert } from './browser/parseInert';
export { workerCode } from './browser/workerCode';

// What other modules put into its pages
export { Slot, type SlotProps } from './slots/Slot';
export { askSlotAhead, loadSlots } from './slots/slotCode';
export { type SlotAnswer } from './slots/slotQuestions';
export { useSlotAnswers, type SlotAnswers } from './slots/useSlotAnswers';

// Its card on a dashboard
export { ProgressCard } from './dashboard/lazyDashboard';
export { type CardFigure, type ProgressCardProps } from './dashboard/ProgressCard';
export { progressCard } from './dashboard/makeProgressCard';

// Its data
export { asking, saving } from './data/asking';
export { callFunction } from './data/callFunction';
export { DataError, dataOf } from './data/dataErrors';
export { failureReason } from './data/failureReason';
export { forgetJointAnswers, readPartOf } from './data/jointAnswers';
export { Loaded, type LoadedProps } from './data/Loaded';
export { queryClient } from './data/queryClient';
export { readWithCode, type StartedReads } from './data/readWithCode';
export { useMutation } from './data/useMutation';
export { useQuery, useQueryClient } from './data/useQuery';

// What the person's platform has
export { EntryIcon } from './platform/EntryIcon';
export { isOffered, type Rights } from './platform/isOffered';
export { iconNamed, iconOf, type ModuleIcon } from './platform/moduleIcon';
export { isForPerson, type OfferedEntry } from './platform/navEntries';
export { rememberPerson, type KnownPerson } from './platform/knownPerson';
export { offeredActions, type OfferedAction } from './platform/offeredActions';
export { useHasRoute, useManifest, useModulesRetry } from './platform/useManifest';
export { useAdminEntries, useEntriesWithoutClub, useNavEntries } from './platform/useNavEntries';
export { PageIcon } from './platform/PageIcon';
export { useRights } from './platform/useRights';

// News between the tabs of a browser
export { announceNews, followNews } from './browser/news';

// Its forms
export { SaveOutcome } from './rowForm/SaveOutcome';
export { type RowForm, type RowFormOptions, type SaveAttempt } from './rowForm/rowForm';
export { useRowForm } from './rowForm/useRowForm';
export { type Difference, type Draft, type DraftErrors, type VersionedRow } from './rowForm/rowDraft';

// Its routes. A module writes `from 'react-router-dom'` and gets these at run time: one router for the page, and
// only what is named here is shipped.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

// What only the shell needs
export { CrashBoundary } from './module/CrashBoundary';
export { pageReads } from './data/pageReads';
export { rememberRefusals } from './module/moduleRefusals';
export { followScroll } from './navigation/scroll/followScroll';
export { pageHistory, type PageHistory } from './navigation/pageHistory';
export { PageRouter } from './navigation/PageRouter';
export { forgetPersonTexts } from './browser/personText';
export { currentEntry } from './platform/currentEntry';
export { demoEntries } from './platform/demoEntries';
export { trustedTypes } from './browser/trustedTypes';
export { useWhenOnline } from './browser/useWhenOnline';
export { manifestStore, type ManifestState } from './platform/manifestStore';
export { useHasOwnModules } from './platform/useManifest';
export {
  slotHost,
  type SlotHost,
  type SlotModule,
  type SlotQuestion,
  type SlotState,
  type SlotVisit,
} from './slots/slotHost';
