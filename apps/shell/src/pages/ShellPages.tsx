import { INVITATIONS_PAGE } from '@platform/contract';
import { lazyPage, Navigate, NotFound, Route, Routes, useLocation } from '@platform/module-kit';
import { CLUB_FAILED, MembershipFailed } from '@platform/module-kit/screens';
import { onDemand, SkeletonLines } from '@platform/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { builtInModule } from '../manifest/builtInModule';
import type { Screen } from '../routing/resolveScreen';
import { screenStore } from '../routing/screenStore';
import { AuthPage } from './auth/AuthPage';
import { ChoosePasswordPage } from './auth/password/ChoosePasswordPage';
import { RequestResetPage } from './auth/password/RequestResetPage';
import { ErrorListPage } from './errors/ErrorListPage';
import { ErrorPage } from './errors/ErrorPage';
import { MissingFeaturePage } from './refusals/MissingFeaturePage';
import { ModulesFailedPage } from './refusals/ModulesFailedPage';
import { NoHomePage } from './refusals/NoHomePage';
import { SwitchedOffPage } from './refusals/SwitchedOffPage';
import { UnreleasedPage } from './refusals/UnreleasedPage';

const LeftClubPage = onDemand(() => import('./refusals/LeftClubPage'))(
  'LeftClubPage',
  <SkeletonLines $height="16rem" />,
);
const StaffOnlyPage = onDemand(() => import('./refusals/StaffOnlyPage'))(
  'StaffOnlyPage',
  <SkeletonLines $height="16rem" />,
);
const PreviewPage = lazyPage('/preview', () => import('./preview/PreviewPage').then(({ PreviewPage: page }) => page));

/** The shell's pages, and its messages for an address without a page for this person. */
export function ShellPages() {
  const screen = useSyncExternalStore(screenStore.subscribe, readOwnScreen);
  switch (screen.kind) {
    case 'not-found':
      return <NotFound at={screen.pathname} />;
    case 'left-club':
      return <LeftClubPage clubName={screen.clubName} />;
    case 'switched-off':
      return screen.module.staffOnly ? (
        <StaffOnlyPage title={screen.module.title} />
      ) : (
        <SwitchedOffPage module={screen.module} />
      );
    case 'no-home':
      return <NoHomePage />;
    case 'unreleased':
      return <UnreleasedPage id={screen.moduleId} />;
    case 'session-failed':
      return <MembershipFailed title="Your sign-in could not be confirmed" message={screen.message} />;
    case 'membership-failed':
      return <MembershipFailed title={CLUB_FAILED} message={screen.message} />;
    case 'modules-failed':
      return <ModulesFailedPage title={screen.module.descriptor.title} />;
    case 'missing-feature':
      return <MissingFeaturePage title={screen.route.title} />;
    default:
      return (
        <Suspense fallback={<SkeletonLines $height="16rem" />}>
          <Routes>
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/auth/reset" element={<RequestResetPage />} />
            <Route path="/auth/password" element={<ChoosePasswordPage />} />
            <Route path="/auth/join" element={<ToInvitations />} />
            <Route path="/preview/:ticket?" element={<PreviewPage />} />
            <Route path="/errors" element={<ErrorListPage />} />
            <Route path="/errors/:number" element={<ErrorPage />} />
          </Routes>
        </Suspense>
      );
  }
}

/** The links of emails lead to this address of the platform, and from there to the module that has the page. */
function ToInvitations() {
  const { search } = useLocation();
  return <Navigate to={`${INVITATIONS_PAGE}${search}`} replace />;
}

let ownScreen: Screen = screenStore.get();

/** The last screen that belongs to the shell. Its page stays unchanged while a module takes over. */
function readOwnScreen(): Screen {
  const screen = screenStore.get();
  const isOwn =
    !['waiting', 'unlisted', 'redirect'].includes(screen.kind) &&
    (screen.kind !== 'module' || screen.module.id === builtInModule.id);
  if (isOwn) ownScreen = screen;
  return ownScreen;
}
