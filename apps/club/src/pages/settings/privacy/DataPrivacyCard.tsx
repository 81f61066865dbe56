import { require_export } from '@platform/database/raised';
import { useAuth, usePermissions, type Answer } from '@platform/session';
import { Button } from '@platform/ui';
import { useState } from 'react';
import { useClubSource } from '../../../source/useClubSource';
import { SettingsCard } from '../SettingsCard';
import { SettingsLines } from '../SettingsLines';
import { ExportProgress } from './ExportProgress';
import { RetentionDialog } from './RetentionDialog';
import { useExport } from './useExport';

const { '42501': notGranted } = require_export;

/** Exporting and deleting the club's data. */
export function DataPrivacyCard() {
  const { canAdminister } = useClubSource();
  const { answer, can } = usePermissions();
  const { reloadMembership } = useAuth();
  const archive = useExport();
  const [isOpen, setOpen] = useState(false);
  const mayExport = can('export_data');
  const isWorking = archive.state === 'working';
  return (
    <SettingsCard place="data-privacy" description="Your club’s data belongs to your club.">
      <SettingsLines
        lines={[
          {
            label: 'Export',
            about: aboutExport(answer.status, mayExport),
            action:
              answer.status === 'failed' ? (
                <Button variant="secondary" onClick={() => void reloadMembership()}>
                  Retry
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  disabled={!mayExport || isWorking}
                  loading={archive.order.isPending}
                  onClick={() => archive.order.mutate()}
                >
                  Export Data
                </Button>
              ),
            detail: mayExport ? <ExportProgress archive={archive} /> : undefined,
          },
          {
            label: 'Retention',
            about: canAdminister
              ? 'How long your club keeps old records. You see the counts before anything is deleted.'
              : 'An administrator of the club decides what it deletes.',
            action: (
              <Button variant="secondary" disabled={!canAdminister} onClick={() => setOpen(true)}>
                Data Retention
              </Button>
            ),
          },
        ]}
      />
      {isOpen && <RetentionDialog onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}

/** An unknown permission must not look like a refusal. */
function aboutExport(permissions: Answer<unknown>['status'], mayExport: boolean): string {
  if (permissions === 'loading') return 'Looking up what you may export…';
  if (permissions === 'failed') return 'What you may export could not be read.';
  return mayExport
    ? 'Every table of your club that you may see, as CSV in one archive. The file is kept for 24 hours, and each export is on record.'
    : `${notGranted.message} ${notGranted.hint}`;
}
