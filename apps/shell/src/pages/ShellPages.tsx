import { NotFound, Route, Routes } from '@platform/module-kit';
import { useSyncExternalStore } from 'react';
import { builtInModule } from '../manifest/builtInModule';
import { HOME_OF_NEWCOMERS, type Screen } from '../screens/resolveScreen';
import { screenStore } from '../screens/screenStore';
import { AuthPage } from './auth/AuthPage';
import { DashboardPage } from './dashboard/DashboardPage';
import { OnboardingPage } from './onboarding/OnboardingPage';
import { MembershipFailedPage } from './refusals/MembershipFailedPage';
import { MissingFeaturePage } from './refusals/MissingFeaturePage';
import { SwitchedOffPage } from './refusals/SwitchedOffPage';

/** The shell's pages, and what it says when an address has no page for this person. */
export function ShellPages() {
  const screen = useSyncExternalStore(screenStore.subscribe, readOwnScreen);
  switch (screen.kind) {
    case 'not-found':
      return <NotFound at={screen.pathname} />;
    case 'switched-off':
      return <SwitchedOffPage title={screen.module.title} />;
    case 'membership-failed':
      return <MembershipFailedPage message={screen.message} />;
    case 'missing-feature':
      return <MissingFeaturePage title={screen.module.descriptor.title} />;
    default:
      return (
        <Routes>
          <Route path="/auth" element={<AuthPage />} />
          <Route path={HOME_OF_NEWCOMERS} element={<OnboardingPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
        </Routes>
      );
  }
}

let ownScreen: Screen = screenStore.get();

/** The last screen that was the shell's: while a module takes over, these pages stay what they were. */
function readOwnScreen(): Screen {
  const screen = screenStore.get();
  const isOwn =
    screen.kind !== 'waiting' &&
    screen.kind !== 'redirect' &&
    (screen.kind !== 'module' || screen.module.id === builtInModule.id);
  if (isOwn) ownScreen = screen;
  return ownScreen;
}
