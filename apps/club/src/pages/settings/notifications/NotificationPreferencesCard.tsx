import { Loaded } from '@platform/module-kit';
import { Button } from '@platform/ui';
import { useState } from 'react';
import { usePreferences } from '../../../source/queries';
import { preferenceKinds, type PreferenceKind } from '../../../source/rows/preference';
import { useClubSource } from '../../../source/useClubSource';
import { SettingsCard } from '../SettingsCard';
import { SettingsLines } from '../SettingsLines';
import { PreferenceDialog } from './PreferenceDialog';
import { preferenceInWords } from './preferenceWords';
import { NOTIFICATION_PREFERENCES_FAILED } from '../../../source/failures';

/** The person's notification settings for each kind of news. */
export function NotificationPreferencesCard() {
  const { role } = useClubSource();
  const preferences = usePreferences();
  const [open, setOpen] = useState<PreferenceKind>();
  return (
    <SettingsCard place="notification-preferences" description="What we notify you about, how, and how early.">
      <Loaded query={preferences} failure={NOTIFICATION_PREFERENCES_FAILED} height="13.4rem">
        {(rows) => (
          <>
            <SettingsLines
              lines={preferenceKinds.map(({ kind, label }) => {
                const row = rows.find((own) => own.kind === kind);
                return {
                  label,
                  about: row && preferenceInWords(row, role),
                  action: (
                    <Button variant="secondary" aria-label={`Configure ${label}`} onClick={() => setOpen(kind)}>
                      Configure
                    </Button>
                  ),
                };
              })}
            />
            {rows
              .filter(({ kind }) => kind === open)
              .map((row) => (
                <PreferenceDialog key={row.kind} row={row} onClose={() => setOpen(undefined)} />
              ))}
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}
