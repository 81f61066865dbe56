import type { Json } from '@platform/database';
import { dataOf, useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { administersClub, supabase, useAuth, type Club } from '@platform/session';
import { loadSettings } from '../pages/userDashboard/arrangement/dashboardSettings';

/** Something that an administrator does before a new club can work. */
export interface SetupStep {
  name: StepName;
  title: string;
  detail: string;
  /** The page for the step. */
  to: string;
  isDone: boolean;
}

/** In the order in which they are done. */
const NAMES = ['season', 'positions', 'managers', 'checklists', 'applying', 'staff'] as const;
type StepName = (typeof NAMES)[number];
type Row = Record<StepName, boolean | null> & { set_up_here: boolean };

const steps: Record<StepName, Omit<SetupStep, 'name' | 'isDone'>> = {
  season: {
    title: 'Check the days of your season',
    detail: 'We suggested them for your kind of club. Save them when they are right.',
    to: '/settings?card=season-settings',
  },
  positions: {
    title: 'Set roles and positions',
    detail: 'Say how many people each role needs. Visitors can then apply.',
    to: '/recruitment?tab=roles',
  },
  managers: {
    title: 'Invite your managers',
    detail: 'They run the season with you and can invite staff.',
    to: '/admin?invite=people',
  },
  checklists: {
    title: 'Start your checklists',
    detail: 'Templates for hiring, opening and closing are ready.',
    to: '/pre-season',
  },
  applying: {
    title: 'Share your application page',
    detail: 'Done when the first application comes in.',
    to: '/recruitment?tab=public',
  },
  staff: {
    title: 'Add your staff',
    detail: 'Hire applicants, add people or import a file.',
    to: '/staff',
  },
};

const LOAD_FAILED = 'What is left to set up could not be loaded.';
const DISMISS_FAILED = 'The list was not dismissed. Check your connection and try again.';

/** The person's preference to hide the list. */
const DISMISSED = 'clubSetupDismissed';

/**
 * What is left before the club can start, for its administrators, until everything is done or the list is dismissed.
 * `steps` is empty for everyone else.
 */
export function useClubSetup(club: Club) {
  const { user, membership } = useAuth();
  const userId = user?.id ?? '';
  const isAsked = user !== null && membership.status === 'ready' && administersClub(membership.value.role);
  const cache = useQueryClient();
  const queryKey = ['home', club.id, 'setup', userId];
  const setup = useQuery({ queryKey, queryFn: () => readSteps(club.id, userId), enabled: isAsked });
  const dismissing = useMutation({
    mutationFn: () => dismiss(userId),
    onSuccess: () => {
      cache.setQueryData(queryKey, []);
      return cache.invalidateQueries({ queryKey: ['dashboard-settings', userId] });
    },
  });
  return { ...setup, isPending: isAsked && setup.isPending, steps: setup.data ?? [], dismissing };
}

async function readSteps(clubId: string, userId: string): Promise<SetupStep[]> {
  const row = await asking(LOAD_FAILED)((db) =>
    db
      .from('club_setup')
      .select(['set_up_here', ...NAMES].join(', '))
      .eq('club_id', clubId)
      .single<Row>(),
  );
  // Most clubs were set up long ago, and are not checked again.
  if (!row.set_up_here) return [];
  const settings = await loadSettings(userId);
  if (preferencesOf(settings?.widget_preferences)[DISMISSED] === true) return [];
  // A club without the module does not have its step.
  const found = NAMES.flatMap((name) => {
    const isDone = row[name];
    return isDone === null ? [] : [{ name, isDone, ...steps[name] }];
  });
  return found.every(({ isDone }) => isDone) ? [] : found;
}

async function dismiss(userId: string): Promise<void> {
  const client = await supabase();
  const saved = await loadSettings(userId);
  const values = { widget_preferences: { ...preferencesOf(saved?.widget_preferences), [DISMISSED]: true } };
  const table = client.from('user_dashboard_settings');
  const request = saved
    ? table.update({ ...values, version: saved.version }).eq('user_id', userId)
    : table.insert({ ...values, user_id: userId });
  await dataOf(request.select('version').single(), DISMISS_FAILED);
}

const preferencesOf = (kept: Json | undefined): Record<string, Json | undefined> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
