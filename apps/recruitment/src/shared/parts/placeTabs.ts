/** A view of recruitment or staff. They share one row of tabs over two addresses. */
export type PlaceTab = 'pipeline' | 'roster' | 'roles' | 'analytics' | 'public' | 'last-season';

export const placeTabLabels: Record<PlaceTab, string> = {
  pipeline: 'Pipeline',
  roster: 'Staff Roster',
  roles: 'Job Roles',
  analytics: 'Analytics',
  public: 'Public page',
  'last-season': 'Last season',
};

/** The addresses of the two pages, such as /recruitment and /staff. */
export interface PlacePaths {
  recruitment: string;
  staff: string;
}

/**
 * The tabs that a person may see. Applications are confidential: members see neither applicants nor people to ask back.
 */
export function placeTabsFor(canManage: boolean): PlaceTab[] {
  return canManage
    ? ['pipeline', 'roster', 'roles', 'analytics', 'public', 'last-season']
    : ['roles', 'roster', 'analytics', 'public'];
}

/** The address of a tab. */
export function addressOfTab(tab: PlaceTab, { recruitment, staff }: PlacePaths): string {
  if (tab === 'pipeline') return recruitment;
  if (tab === 'roster') return staff;
  return `${tab === 'analytics' ? staff : recruitment}?tab=${tab}`;
}
