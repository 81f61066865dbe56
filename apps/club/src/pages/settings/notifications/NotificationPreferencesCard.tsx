import { Loaded, useQuery, useQueryClient } from '@platform/module-kit';
import type { Member } from '@platform/session';
import { Button } from '@platform/ui';
import { useState } from 'react';
import { SettingsCard } from '../SettingsCard';
import { SettingsLines } from '../SettingsLines';
import { preferenceKinds, readPreferences, type PreferenceKind, type PreferenceRow } from './preference';
import { PreferenceDialog } from './PreferenceDialog';
import { preferenceInWords } from './preferenceWords';

/** The person's notification settings for each kind of news. */
export function NotificationPreferencesCard({ member: { user, role } }: { member: Member }) {
  const queryKey = ['settings', 'notifications', user.id];
  const preferences = useQuery({ queryKey, queryFn: () => readPreferences(user.id) });
  const cache = useQueryClient();
  const [open, setOpen] = useState<PreferenceKind>();
  const keep = (row: PreferenceRow) =>
    cache.setQueryData<PreferenceRow[]>(queryKey, (known = []) =>
      known.map((other) => (other.kind === row.kind ? row : other)),
    );
  return (
    <SettingsCard place="notification-preferences" description="What we notify you about, how, and how early.">
      <Loaded query={preferences} failure="Failed to fetch notification preferences" height="13.4rem">
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
                <PreferenceDialog
                  key={row.kind}
                  row={row}
                  userId={user.id}
                  onRow={keep}
                  onClose={() => setOpen(undefined)}
                />
              ))}
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}
