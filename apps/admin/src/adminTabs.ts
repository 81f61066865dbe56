import { lazyPage } from '@platform/module-kit';
import type { ComponentType } from 'react';

export type AdminTabId = 'users' | 'features' | 'analytics' | 'settings';

interface AdminTab {
  id: AdminTabId;
  label: string;
  /** The part of the tab's address after /admin/; the first tab has none. */
  segment?: string;
  /** The content of the tab, fetched when a person opens it. */
  Panel: ComponentType;
}

/** The tabs of the administration, in their order. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'users',
    label: 'Users',
    Panel: lazyPage('/admin', () => import('./users/UsersTab').then(({ UsersTab }) => UsersTab)),
  },
  {
    id: 'features',
    label: 'Features',
    segment: 'features',
    Panel: lazyPage('/admin/features/*', () => import('./features/FeaturesTab').then(({ FeaturesTab }) => FeaturesTab)),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    segment: 'analytics',
    Panel: lazyPage('/admin/analytics/*', () =>
      import('./analytics/AnalyticsTab').then(({ AnalyticsTab }) => AnalyticsTab),
    ),
  },
  {
    id: 'settings',
    label: 'Settings',
    segment: 'settings',
    Panel: lazyPage('/admin/settings/*', () => import('./settings/SettingsTab').then(({ SettingsTab }) => SettingsTab)),
  },
];
