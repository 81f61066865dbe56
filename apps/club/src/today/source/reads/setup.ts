import type { Json } from '@platform/database';
import { asking, readPartOf } from '@platform/module-kit/screens';
import { STEPS, type SetupStep, type StepName } from '../rows/setup';

type Row = Record<StepName, boolean | null> & { set_up_here: boolean };

/** The part of the person's settings that hides the list. */
interface Settings {
  widget_preferences: Json;
  version: number;
}

const LOAD_FAILED = 'What is left to set up could not be loaded.';

/** The person's preference to hide the list. */
const DISMISSED = 'clubSetupDismissed';

/** What is left to set up; empty once everything is done or the person has dismissed the list. */
export async function listSetupSteps(clubId: string, userId: string): Promise<SetupStep[]> {
  const { club: row, settings } = await readPartOf('dashboard_needs', 'setup', clubId, () =>
    askForSetup(clubId, userId),
  );
  // Most clubs were set up long ago, and are not checked again.
  if (!row.set_up_here || preferencesOf(settings)[DISMISSED] === true) return [];
  // A club without the module does not have its step.
  const found = STEPS.flatMap((name) => {
    const isDone = row[name];
    return isDone === null ? [] : [{ name, isDone }];
  });
  return found.every(({ isDone }) => isDone) ? [] : found;
}

/** The club's setup with the person's settings. */
async function askForSetup(clubId: string, userId: string): Promise<{ club: Row; settings: Settings | null }> {
  const club = await asking(LOAD_FAILED)((db) =>
    db
      .from('club_setup')
      .select(['set_up_here', ...STEPS].join(', '))
      .eq('club_id', clubId)
      .single<Row>(),
  );
  const [settings = null] = club.set_up_here ? await readPreferences(userId) : [];
  return { club, settings };
}

/** Hides the list for the person. */
export async function hideSetup(userId: string): Promise<void> {
  const [saved] = await readPreferences(userId);
  const values = { widget_preferences: { ...preferencesOf(saved), [DISMISSED]: true } };
  await asking('The list was not dismissed. Check your connection and try again.')((db) => {
    const table = db.from('user_dashboard_settings');
    const request = saved
      ? table.update({ ...values, version: saved.version }).eq('user_id', userId)
      : table.insert({ ...values, user_id: userId });
    return request.select('version').single();
  });
}

/** The person's row; none if they never changed their dashboard. */
const readPreferences = (userId: string) =>
  asking(LOAD_FAILED)((db) =>
    db.from('user_dashboard_settings').select('widget_preferences, version').eq('user_id', userId),
  );

function preferencesOf(row: Settings | null | undefined): Record<string, Json | undefined> {
  const kept = row?.widget_preferences;
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
}
