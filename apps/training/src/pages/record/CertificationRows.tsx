import { dayInWords } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { renewalInWords, renewalTone } from '../../rules/renewal';
import type { HeldCertification } from '../../source/rows/person';
import { RecordTable } from './RecordTable';

/** The certifications on a record. */
export function CertificationRows({ certifications }: { certifications: readonly HeldCertification[] }) {
  return (
    <RecordTable>
      <thead>
        <tr>
          <th scope="col">Certification</th>
          <th scope="col">Valid until</th>
          <th scope="col" colSpan={2}>
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {certifications.map(({ id, name, daysLeft, expiryDate, state }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{expiryDate === null ? 'Does not expire' : dayInWords(expiryDate)}</td>
            <td colSpan={2}>
              {state !== 'confirmed' ? (
                <Badge tone="warning">{unconfirmed[state]}</Badge>
              ) : daysLeft === null ? (
                '–'
              ) : (
                <Badge tone={renewalTone(daysLeft)}>{renewalInWords(daysLeft)}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

const unconfirmed = { waiting: 'Waiting for confirmation', returned: 'Sent back' } as const;
