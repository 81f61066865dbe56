import { daysBetween, withChanged, type Answers } from '@platform/module-kit/screens';
import { AHEAD_DAYS } from '../../rules/renewal';
import type { TrainingReads } from '../trainingSource';

/** Gives a certification another last day, on the record and in the list of renewals. */
export function recertify(known: Answers<TrainingReads>, certificationId: string, expiryDate: string | null): void {
  const daysLeft = expiryDate === null ? null : daysBetween(known.source.today(), expiryDate);
  known.change(
    'readRecord',
    (record) =>
      record && {
        ...record,
        certifications: withChanged(record.certifications, [certificationId], () => ({ expiryDate, daysLeft })),
      },
  );
  known.change('listRenewals', (renewals) =>
    renewals.flatMap((renewal) => {
      if (renewal.certificationId !== certificationId) return renewal;
      if (expiryDate === null || daysLeft === null || daysLeft > AHEAD_DAYS) return [];
      return { ...renewal, expiryDate, daysLeft, askedOn: null, version: renewal.version + 1 };
    }),
  );
}
