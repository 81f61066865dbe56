import { HOME_OF_MEMBERS, HOME_OF_NEWCOMERS, INVITATIONS_PAGE } from '@platform/contract';
import { lazyPage, NotFound } from '@platform/module-kit';
import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from './pages/dashboard/DashboardPage';
import { LegacyDashboardPage } from './pages/legacyDashboard/LegacyDashboardPage';
import { readWithDashboard } from './today/readWithDashboard';

/* The module contains the two dashboards that people open first. The browser fetches every other page when a person opens it. */
const UserDashboardPage = lazyPage('/user-dashboard', () =>
  import('./pages/userDashboard/UserDashboardPage').then(({ UserDashboardPage: page }) => page),
);
const OnboardingPage = lazyPage(HOME_OF_NEWCOMERS, () =>
  import('./pages/onboarding/OnboardingPage').then(({ OnboardingPage: page }) => page),
);
const JoinClubPage = lazyPage(INVITATIONS_PAGE, () =>
  import('./pages/joining/JoinClubPage').then(({ JoinClubPage: page }) => page),
);
const SettingsPage = lazyPage('/settings', () =>
  import('./pages/settings/SettingsPage').then(({ SettingsPage: page }) => page),
);
const AssetsPage = lazyPage('/assets', () => import('./pages/assets/AssetsPage').then(({ AssetsPage: page }) => page));

readWithDashboard(HOME_OF_MEMBERS, { cards: false, own: 'home.mine' });
readWithDashboard('/legacy-dashboard', { cards: true });

/** The club's pages that belong to no season module. */
export function ClubApp() {
  return (
    <Routes>
      <Route path={HOME_OF_MEMBERS} element={<DashboardPage />} />
      <Route path="/legacy-dashboard" element={<LegacyDashboardPage />} />
      <Route path="/user-dashboard" element={<UserDashboardPage />} />
      <Route path={HOME_OF_NEWCOMERS} element={<OnboardingPage />} />
      <Route path={INVITATIONS_PAGE} element={<JoinClubPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/assets" element={<AssetsPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
