import { dayAt, dayInWords } from '@platform/module-kit/screens';
import { certificateInWords, daysOfWorkInWords, daysPerWeekInWords } from '../../rules/availability';
import { ageLabels } from '../../rules/labels';
import type { ApplicationDetails } from '../../source/rows/applicationDetails';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { Facts } from './Facts';

/** The applicant's days of work, age, claimed certificates and consent. */
export function WhatTheyTold({ application }: { application: ApplicationDetails }) {
  const { timeZone } = useRecruitmentSource();
  const { availability, certificates, consentedAt } = application;
  const { ageBand } = availability;
  return (
    <Facts>
      <dt>Days of work</dt>
      <dd>{daysOfWorkInWords(availability) ?? 'Not said'}</dd>
      <dt>How often</dt>
      <dd>{daysPerWeekInWords(availability) ?? 'Not said'}</dd>
      <dt>Age</dt>
      <dd>{ageBand ? ageLabels[ageBand] : 'Not said'}</dd>
      <dt>Certificates</dt>
      <dd>
        {certificates.length === 0
          ? 'None named'
          : certificates.map((certificate) => <div key={certificate.name}>{certificateInWords(certificate)}</div>)}
      </dd>
      <dt>Consent</dt>
      <dd>
        {consentedAt
          ? `Agreed to be contacted, ${dayInWords(dayAt(new Date(consentedAt), timeZone))}`
          : 'Not asked for'}
      </dd>
    </Facts>
  );
}
