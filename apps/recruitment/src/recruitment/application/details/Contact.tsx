import { dayInWords } from '@platform/module-kit/screens';
import { agoInWords } from '../../rules/agoInWords';
import { originLabels } from '../../rules/labels';
import type { Application } from '../../source/rows/application';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { Facts } from './Facts';

/** How to reach an applicant, and when and how they applied. */
export function Contact({ application }: { application: Application }) {
  const { email, phone, appliedDate, source, season } = application;
  const { today } = useRecruitmentSource();
  return (
    <Facts>
      <dt>Email</dt>
      <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Not given'}</dd>
      <dt>Phone</dt>
      <dd>{phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'Not given'}</dd>
      <dt>Applied</dt>
      <dd>
        {dayInWords(appliedDate)}
        {` (${agoInWords(appliedDate, today())})`}, for season {season}
      </dd>
      <dt>Source</dt>
      <dd>{originLabels[source]}</dd>
    </Facts>
  );
}
